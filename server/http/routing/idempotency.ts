import { createHash, createHmac, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { array, parse, string } from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, IDENTITY_COOKIES } from '../../../domain/account/identity.js';
import {
  ordersLock,
  type StatePort,
  type StoredAnswer,
  type KeyOutcome,
  type KeyRequest,
} from '../../ports/records/state.js';
import { readCodeTicket } from '../session/codeTicket.js';
import { readCookies } from '../session/cookies.js';
import { errorBody } from './respond.js';
import type { Answer, Route, WriteContext } from './route.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A response for storage: its body, and if it has cookies, after dots these and the session that it answered. */
function sealAnswer({ body, cookies = [] }: Answer, session: string, key: string): string {
  return [body, ...(cookies.length === 0 ? [] : [cookies, session])]
    .map((part) => seal(JSON.stringify(part), key))
    .join('.');
}

/** Compresses and encrypts a text; it cannot be read without the idempotency key. */
function seal(plain: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key), nonce);
  const text = Buffer.concat([cipher.update(deflateRawSync(plain)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts what was sealed. Throws if the key is wrong. */
function unseal(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, secretOf(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return inflateRawSync(Buffer.concat([decipher.update(text), decipher.final()])).toString();
}

function secretOf(key: string): Buffer {
  return createHash('sha256').update(`answer to ${key}`).digest();
}

const LONGEST_KEY_CHARS = 255;

/**
 * How long a key stays locked after its process stops renewing the lease: short where a repeat is harmless, so that a
 * retry after a crash succeeds, and long where a repeat would duplicate the write.
 */
const LEASE_SECONDS = { repeatable: 10, once: 60 } as const;
/** 96 bits, enough to rule out collisions. */
const MARK_CHARS = 16;

interface Write {
  route: Route;
  request: Request;
  requestId: string;
  caller: Caller;
  body: unknown;
}

const NO_KEY: WriteContext = { mark: undefined, onCommit: () => undefined };

/**
 * Runs a write under the locks of its route, at most once per idempotency key: the same key and body replay the stored
 * response. Responses of 408, 425, 429 and 5xx are not stored, so that they can be retried; if the outcome is unknown,
 * only after the lease has expired. The stored record holds digests and a response encrypted with the key, so the
 * database alone reveals neither keys nor addresses.
 */
export async function runOnce(
  write: Write,
  backend: { state: StatePort },
  run: (context: WriteContext) => Promise<Answer>,
): Promise<Answer> {
  const { route, caller, requestId } = write;
  const locks = route.writesOrders === true && caller.kind === 'customer' ? [ordersLock(caller.id)] : [];
  const key = keyOf(write);
  if (key === null) {
    return locks.length === 0 ? run(NO_KEY) : backend.state.withLocks(locks, () => run(NO_KEY));
  }
  const session = sessionMark(write.request);
  const result = await backend.state.runExclusive(
    { key: keyRequest(write, key), locks },
    async (complete) => {
      const keep = (answer: Answer) =>
        complete({ status: answer.status ?? 200, body: sealAnswer(answer, session, key) });
      try {
        const onCommit: WriteContext['onCommit'] = (toAnswer) => (written) => keep(toAnswer(written));
        const answer = await run({ mark: markOf(key), onCommit });
        keep(answer);
        return answer;
      } catch (error) {
        complete(outcomeAfter(error, write, key));
        throw error;
      }
    },
  );
  switch (result.state) {
    case 'done':
      return result.value;
    case 'running':
      throw new ShopError('request_in_progress', { retryAfterSeconds: result.leaseEndsInSeconds });
    case 'mismatch':
      throw new ShopError('idempotency_mismatch');
    case 'answered':
      return replay(result.answer, { key, session, requestId });
  }
}

/** The value of `Idempotency-Key`, null without one. Throws `invalid_fields` if it is empty or too long. */
export function givenKey(request: Request): string | null {
  const given = request.headers.get('idempotency-key');
  if (given === '' || (given !== null && given.length > LONGEST_KEY_CHARS)) {
    throw new ShopError('invalid_fields', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  return given;
}

/** The idempotency key, which is a secret of its sender; null if none applies. */
function keyOf({ route, request, caller }: Write): string | null {
  if (route.idempotent === undefined) return null;
  // Anonymous callers own nothing that could be duplicated, and must not fill the database.
  const isForNobody = caller.kind === 'nobody' && route.changesCaller === undefined;
  const given = isForNobody ? null : givenKey(request);
  if (given === null) return null;
  const isCaller = caller.kind !== 'nobody' && route.changesCaller === undefined;
  const sender = isCaller ? caller.id : browserOf(request, route);
  return `${sender} ${route.method} ${route.path} ${given}`;
}

/** A sender whose caller may have changed, by what only this browser holds; all of them together are one owner. */
function browserOf(request: Request, { changesCaller }: Route): string {
  const session = readCookies(request).get(IDENTITY_COOKIES.customer.token);
  const secrets = [readCodeTicket(request), ...(changesCaller === 'code' ? [] : [session])];
  return `browsers ${secrets.map((secret) => secret ?? '').join(' ')}`;
}

function keyRequest(write: Write, key: string): KeyRequest {
  const [owner = ''] = key.split(' ');
  return {
    name: `${owner} ${createHash('sha256').update(key).digest('base64url')}`,
    fingerprint: fingerprintOf(write, key),
    leaseSeconds: LEASE_SECONDS[write.route.idempotent ?? 'once'],
  };
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

/** Distinguishes the sessions of one browser; empty without one. */
function sessionMark(request: Request): string {
  const token = readCookies(request).get(IDENTITY_COOKIES.customer.token);
  return token === undefined ? '' : markOf(token);
}

interface Replay {
  key: string;
  session: string;
  requestId: string;
}

/**
 * Replays the stored response; an error carries the id of the current request, which is the one in the log. Its cookies
 * are left out once the browser has another session, which they would end.
 */
function replay({ status, body: sealed }: StoredAnswer, { key, session, requestId }: Replay): Answer {
  const [body, cookies, before] = sealed.split('.').map((part): unknown => JSON.parse(unseal(part, key)));
  return {
    status,
    body: status < 400 ? body : Object.assign({}, body, { requestId }),
    ...(cookies === undefined || before !== session ? {} : { cookies: parse(array(string()), cookies) }),
    headers: { 'idempotency-replayed': 'true' },
  };
}

/**
 * A rejection is stored as the response, unless anybody may cause it or it may pass; a failure may be gone on the next
 * attempt.
 */
function outcomeAfter(error: unknown, { route, requestId }: Write, key: string): KeyOutcome {
  const status = error instanceof ShopError ? error.status : 500;
  const isFinal = status < 500 && ![408, 425, 429].includes(status);
  if (isFinal && route.changesCaller === undefined && route.keepsRefusals !== false) {
    return { status, body: seal(errorBody(error, requestId).body, key) };
  }
  return error instanceof ShopError && error.code === 'outcome_unknown' ? 'unknown' : 'released';
}
