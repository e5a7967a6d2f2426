import { createHash, randomUUID } from 'node:crypto';
import { ShopError } from '../../domain/errors.js';
import type { Caller } from '../../domain/identity.js';
import type { StatePort } from '../ports/state.js';
import { errorBody } from './respond.js';
import type { Answer, Route } from './route.js';

const LONGEST_KEY_CHARS = 255;

/**
 * Runs a write at most once for an idempotency key: the same key and body give the stored answer. Answers of
 * 408, 425, 429 and 5xx are not stored, so that these may be tried again.
 */
export async function runOnce(
  route: Route,
  request: Request,
  caller: Caller,
  body: unknown,
  state: StatePort,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const given = request.headers.get('idempotency-key');
  // Nobody owns anything that could be done twice, and must not fill the shop's memory.
  if (route.idempotent !== true || given === null || caller.kind === 'nobody') return run();
  if (given === '' || given.length > LONGEST_KEY_CHARS) {
    throw new ShopError('invalid_fields', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  const key = `${caller.id} ${route.method} ${route.path} ${given}`;
  const search = new URL(request.url).search;
  const fingerprint = createHash('sha256')
    .update(search)
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const claim = await state.claimKey(key, fingerprint);
  switch (claim.state) {
    case 'running':
      throw new ShopError('request_in_progress');
    case 'mismatch':
      throw new ShopError('idempotency_mismatch');
    case 'answered':
      return replay(claim.answer);
    case 'new':
      return runAndStore(key, state, run);
  }
}

function replay({ status, body }: { status: number; body: string }): Answer {
  return { status, body: JSON.parse(body) as unknown, headers: { 'idempotency-replayed': 'true' } };
}

async function runAndStore(key: string, state: StatePort, run: () => Promise<Answer>): Promise<Answer> {
  const answer = await run().catch(async (error: unknown) => {
    const status = error instanceof ShopError ? error.status : 500;
    const isFinal = status < 500 && ![408, 425, 429].includes(status);
    if (isFinal) {
      const { body } = errorBody(error, randomUUID());
      await state.storeAnswer(key, { status, body });
    } else await state.releaseKey(key);
    throw error;
  });
  // A key whose answer cannot be kept stays claimed: the work is done and must not be done again.
  await state.storeAnswer(key, { status: answer.status ?? 200, body: JSON.stringify(answer.body) });
  return answer;
}
