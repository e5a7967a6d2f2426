import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import { type Answer, StreamBody } from './route.js';

interface SharedRead {
  answer: Promise<Answer>;
  /** Aborted for clients that have left. */
  clients: AbortSignal[];
}

/** Public reads under way, by address. */
const underWay = memoizeByObject(() => new Map<string, SharedRead>());

/**
 * Runs a public read once for everybody who asks until it is answered, so that many requests for one address cost one
 * query; `isWanted` tells whether one of them still waits. The edge keeps these answers for longer than a read takes, so
 * a shared answer is no staler than a cached one. Streams are not shared: they can be read only once.
 */
export async function shareRead(
  backend: object,
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  run: (isWanted: () => boolean) => Promise<Answer>,
): Promise<Answer> {
  const reads = underWay(backend);
  const shared = reads.get(url);
  if (shared !== undefined) {
    shared.clients.push(signal);
    const answer = await shared.answer;
    return answer.body instanceof StreamBody ? run(() => !signal.aborted) : answer;
  }
  const clients = [signal];
  const answer = run(() => clients.some(({ aborted }) => !aborted)).finally(() => reads.delete(url));
  reads.set(url, { answer, clients });
  return answer;
}
