import { perObject } from '../ports/shared/perObject.js';
import { type Answer, StreamBody } from './route.js';

/** Public reads under way, by address. */
const underWay = perObject(() => new Map<string, Promise<Answer>>());

/**
 * Runs a public read once for everybody who asks until it is answered, so that many requests for one address cost one
 * query. The edge keeps these answers for longer than a read takes, so a shared answer is no staler than a cached one.
 * Streams are not shared: they can be read only once.
 */
export async function shareRead(
  backend: object,
  address: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const reads = underWay(backend);
  const shared = reads.get(address);
  if (shared !== undefined) {
    const answer = await shared;
    return answer.body instanceof StreamBody ? run() : answer;
  }
  const own = run().finally(() => reads.delete(address));
  reads.set(address, own);
  return own;
}
