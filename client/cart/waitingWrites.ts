/** Cart writes that were made without a connection, kept in the browser until they can be sent. */
import { type InferOutput, nullable, number, object, optional, picklist, string, unknown } from 'valibot';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { parseId } from '../../domain/core/parseId.js';
import type { UnsentWrite } from '../../domain/core/errors.js';
import {
  WAITING_ATTEMPTS_MAX,
  WAITING_RETRY_MS,
  WAITING_WRITE_LIFE_MS,
  WAITING_WRITES_MAX,
} from '../../domain/core/limits.js';
import { createListeners } from '../storage/listeners.js';
import type { LineItem } from '../../domain/order/order.js';
import { readCookie } from '../storage/cookies.js';
import { type UnsentAddition, WAITING_WRITES_KEY } from '../core/notify.js';
import { createStored } from '../storage/stored.js';
import { storedList } from '../storage/storedList.js';

const Waiting = object({
  /** The idempotency key, by which the server recognises a write that it has received already. */
  key: string(),
  atMs: number(),
  customerId: number(),
  method: picklist(['POST', 'PUT', 'DELETE']),
  path: string(),
  body: unknown(),
  /** The line whose quantity it sets; null for an addition. */
  lineId: nullable(number()),
  productId: number(),
  variationId: nullable(number()),
  quantity: number(),
  /** Name of the product in the language in which it was chosen. */
  name: string(),
  /** Attempts that the shop has answered with a server error, and the time of the last one in ms. */
  failures: optional(number(), 0),
  failedAtMs: optional(number(), 0),
});

export type WaitingWrite = InferOutput<typeof Waiting>;

type Subject = Pick<WaitingWrite, 'productId' | 'variationId' | 'quantity' | 'name' | 'lineId'>;

const stored = createStored(WAITING_WRITES_KEY, storedList(Waiting), 'browser');
const NOTHING: readonly WaitingWrite[] = [];

/** In the order in which they were made; referentially stable while unchanged. */
export function readWaiting(): readonly WaitingWrite[] {
  return stored.read() ?? NOTHING;
}

export const subscribeToWaiting = stored.subscribe;

/** The customer of this browser's session; null for anybody else. */
export function currentCustomer(): number | null {
  return parseId(readCookie(IDENTITY_COOKIES.customer.id) ?? '');
}

/** Keeps an addition to the cart that got no response; false if it cannot. */
export function queueAddition({ write, choice }: UnsentAddition): boolean {
  const { productId, variationId, quantity, label: name = '' } = choice;
  return keep(write, { productId, variationId, quantity, name, lineId: null });
}

/** Keeps a change of quantity that got no response, instead of an earlier one of the same line; false if it cannot. */
export function queueQuantity(unsent: UnsentWrite, line: LineItem, quantity: number, name: string): boolean {
  const { productId, variationId, id: lineId } = line;
  return keep(unsent, { productId, variationId, quantity, name, lineId });
}

/** False where storage is blocked or full, or too many writes wait: then it must be made again. */
function keep({ key, method, path, body }: UnsentWrite, subject: Subject): boolean {
  const customerId = currentCustomer();
  if (customerId === null) return false;
  const others = readWaiting().filter(({ lineId }) => lineId === null || lineId !== subject.lineId);
  if (others.length >= WAITING_WRITES_MAX) return false;
  const write = {
    ...{ key, atMs: Date.now(), customerId, method, path, body, failures: 0, failedAtMs: 0 },
    ...subject,
  };
  if (stored.write([...others, write])) return true;
  stored.write(others.length === 0 ? null : others);
  return false;
}

/** Replaces a write, or removes it; nothing happens if it is gone, as after a logout. */
export function replaceWaiting(key: string, write: WaitingWrite | null): void {
  const waiting = readWaiting();
  if (!waiting.some((known) => known.key === key)) return;
  const next = waiting.flatMap((known) => (known.key === key ? (write === null ? [] : [write]) : [known]));
  stored.write(next.length === 0 ? null : next);
}

/** Removes the waiting change of a line; returns whether there was one. */
export function dropWaitingLine(lineId: number): boolean {
  const known = readWaiting().find((write) => write.lineId === lineId);
  if (known !== undefined) replaceWaiting(known.key, null);
  return known !== undefined;
}

/** Whether the server may have forgotten the key, so that sending the write could repeat it. */
export function isExpired({ atMs }: WaitingWrite, nowMs: number): boolean {
  return nowMs - atMs > WAITING_WRITE_LIFE_MS;
}

/** Whether it is not sent again by itself, because the shop has failed too often; the shopper decides about it. */
export function isStuck({ failures }: WaitingWrite): boolean {
  return failures >= WAITING_ATTEMPTS_MAX;
}

/** Whether it may be sent now: the pause after each failed attempt is twice as long as the one before. */
export function isDue(write: WaitingWrite, nowMs: number): boolean {
  if (write.failures === 0) return true;
  const pausedMs = nowMs - write.failedAtMs;
  // A clock that was set back must not make it wait for ever.
  return !isStuck(write) && (pausedMs < 0 || pausedMs >= WAITING_RETRY_MS * 2 ** (write.failures - 1));
}

/** The write after another failed attempt, which stays in its place. */
export function noteFailure(write: WaitingWrite, nowMs: number): WaitingWrite {
  const noted = { ...write, failures: write.failures + 1, failedAtMs: nowMs };
  replaceWaiting(write.key, noted);
  return noted;
}

const retries = createListeners();

/** Called when the shopper wants a write to be sent now. */
export const subscribeToRetries = retries.subscribe;

/** Starts the attempts of a write anew. */
export function retryWaiting(write: WaitingWrite): void {
  replaceWaiting(write.key, { ...write, failures: 0, failedAtMs: 0 });
  retries.notify();
}
