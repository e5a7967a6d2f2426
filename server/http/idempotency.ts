import { createHash, createHmac } from 'node:crypto';
import { ShopError } from '../../domain/core/errors.js';
import type { Caller } from '../../domain/account/identity.js';
import type { StatePort } from '../ports/state.js';
import { errorBody } from './respond.js';
import { openAnswer, sealAnswer } from './sealedAnswer.js';
import type { Answer, Route } from './route.js';

const LONGEST_KEY_CHARS = 255;

/**
 * How long a key stays taken once its process has stopped saying that it works: short where doing it again
 * changes nothing, so that a retry after a crash is served, and long where it would be done twice.
 */
const LEASE_SECONDS = { repeatable: 10, once: 60 } as const;
const RENEWALS_IN_A_LEASE = 3;
/** 96 bits, so that no two keys have the same. */
const MARK_CHARS = 16;
const SECOND_MS = 1000;

export interface Write {
  route: Route;
  request: Request;
  requestId: string;
  caller: Caller;
  body: unknown;
}

/**
 * Runs a write at most once for an idempotency key: the same key and body give the stored answer. Answers of
 * 408, 425, 429 and 5xx are not stored, so that these may be tried again; where nobody knows what became of the
 * write, not before its lease has ended. The work gets a mark of the key, to know again what it has done. What is kept
 * names no key and no address: digests, and the answer in a form that only the sender of the key can have opened.
 */
export async function runOnce(
  write: Write,
  state: StatePort,
  run: (mark?: string) => Promise<Answer>,
): Promise<Answer> {
  const { route, request, caller } = write;
  const given = request.headers.get('idempotency-key');
  // Nobody owns anything that could be done twice, and must not fill the shop's memory.
  if (route.idempotent === undefined || given === null || caller.kind === 'nobody') return run();
  if (given === '' || given.length > LONGEST_KEY_CHARS) {
    throw new ShopError('invalid_fields', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  const key = `${caller.id} ${route.method} ${route.path} ${given}`;
  const leaseSeconds = LEASE_SECONDS[route.idempotent];
  const row = `${caller.id} ${createHash('sha256').update(key).digest('base64url')}`;
  const claim = await state.claimKey(row, fingerprintOf(write, key), leaseSeconds);
  switch (claim.state) {
    case 'running':
      throw new ShopError('request_in_progress', { retryAfterSeconds: claim.leaseEndsInSeconds });
    case 'mismatch':
      throw new ShopError('idempotency_mismatch');
    case 'answered':
      return replay(claim.answer.status, openAnswer(claim.answer.body, key), write.requestId);
    case 'new':
      return renewing(state, row, leaseSeconds, () =>
        runAndStore({ key, row }, state, write.requestId, () => run(markOf(key))),
      );
  }
}

function markOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, MARK_CHARS);
}

function fingerprintOf({ request, body }: Write, key: string): string {
  return createHmac('sha256', key)
    .update(new URL(request.url).search)
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}

/** The stored answer; an error names the request that is answered now, which is the one in the log. */
function replay(status: number, body: string, requestId: string): Answer {
  const stored = JSON.parse(body) as object;
  return {
    status,
    body: status < 400 ? stored : { ...stored, requestId },
    headers: { 'idempotency-replayed': 'true' },
  };
}

async function renewing<T>(
  state: StatePort,
  key: string,
  leaseSeconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const renewal = setInterval(
    () => {
      // A failed renewal is not fatal: the next one comes before the lease ends.
      state.renewKey(key, leaseSeconds).catch(() => undefined);
    },
    (leaseSeconds * SECOND_MS) / RENEWALS_IN_A_LEASE,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'outcome_unknown';
}

async function runAndStore(
  { key, row }: { key: string; row: string },
  state: StatePort,
  requestId: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await run().catch(async (error: unknown) => {
    const status = error instanceof ShopError ? error.status : 500;
    const isFinal = status < 500 && ![408, 425, 429].includes(status);
    if (isFinal) {
      const { body } = errorBody(error, requestId);
      await state.storeAnswer(row, { status, body: sealAnswer(body, key) });
    } else if (!isUnknown(error)) await state.releaseKey(row);
    throw error;
  });
  // A key whose answer cannot be kept stays claimed for its lease: the work is done.
  const body = sealAnswer(JSON.stringify(answer.body), key);
  await state.storeAnswer(row, { status: answer.status ?? 200, body });
  return answer;
}
