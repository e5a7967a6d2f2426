import { ShopError } from '../../../domain/core/errors.js';
import {
  BUSY_REQUESTS,
  CROWD_DELAY_MS,
  CROWD_REQUESTS,
  NETWORK_REQUESTS,
  SHED_DELAY_MS,
  SHED_RETRY_AFTER_S,
} from '../../../domain/core/limits.js';

const TICK_MS = 50;

/** Measures how late the event loop is while requests are under way; a function that is paused between them is not. */
interface DelayMeter {
  /** Notes a request that has begun. Returns the function for its end, which is called once. */
  begin: () => () => void;
  /** How long a timer that was due has waited, in ms. */
  delayMs: () => number;
}

/** Creates a meter; `now` is a monotonic clock in ms. */
export function createDelayMeter(now = () => performance.now()): DelayMeter {
  let underWay = 0;
  let endedAtMs = -Infinity;
  let dueAtMs = 0;
  let lastDelayMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const overdueMs = () => Math.max(0, now() - dueAtMs);

  function wait(): void {
    clearTimeout(timer);
    dueAtMs = now() + TICK_MS;
    timer = setTimeout(() => {
      lastDelayMs = overdueMs();
      timer = undefined;
      if (underWay > 0) wait();
    }, TICK_MS);
    timer.unref();
  }

  return {
    begin() {
      // Requests that are answered one after the other in one turn of the loop leave no gap, a pause does.
      const isAfterPause = underWay === 0 && now() - endedAtMs > TICK_MS;
      underWay += 1;
      if (isAfterPause) lastDelayMs = 0;
      if (isAfterPause || timer === undefined) wait();
      return () => {
        underWay -= 1;
        endedAtMs = now();
      };
    },
    delayMs: () => (underWay === 0 ? 0 : Math.max(lastDelayMs, overdueMs())),
  };
}

/** The meter of this process. */
export const eventLoop = createDelayMeter();

/** Public work that has begun and not ended, by network. */
const underWay = new Map<string, number>();
let allUnderWay = 0;

/** Whether pictures are to be asked for again later. */
export function isOverloaded(): boolean {
  return isBusy() && eventLoop.delayMs() > SHED_DELAY_MS;
}

/** Little work that waits is a process that is starting, and no overload. */
function isBusy(): boolean {
  return allUnderWay > BUSY_REQUESTS;
}

let lastTurn = Promise.resolve();

/** Resolves in a turn of the event loop of its own, so that requests that arrive meanwhile are looked at in between. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/**
 * Does work that can be done later or by others, such as a page or a list that anybody may read, in a turn of its own.
 * Throws `busy` so that carts, orders and payments keep the processor: while the event loop is late or the turn comes late,
 * sooner for a network that has much of it under way, and for a client that has left. `signal` is null if several clients
 * wait for the same work.
 */
export async function whenThereIsCapacity<T>(
  { signal, network }: { signal: AbortSignal | null; network: string },
  work: () => Promise<T>,
): Promise<T> {
  const ofNetwork = underWay.get(network) ?? 0;
  if (ofNetwork >= NETWORK_REQUESTS) throw busy();
  underWay.set(network, ofNetwork + 1);
  allUnderWay += 1;
  try {
    requireCapacity(network, 0);
    const startedAtMs = performance.now();
    await ownTurn();
    if (signal?.aborted === true) throw busy();
    requireCapacity(network, performance.now() - startedAtMs);
    return await work();
  } finally {
    allUnderWay -= 1;
    const left = (underWay.get(network) ?? 1) - 1;
    if (left === 0) underWay.delete(network);
    else underWay.set(network, left);
  }
}

function requireCapacity(network: string, waitedMs: number): void {
  const lateMs = Math.max(eventLoop.delayMs(), waitedMs);
  const isCrowd = (underWay.get(network) ?? 0) > CROWD_REQUESTS;
  if (isCrowd ? lateMs > CROWD_DELAY_MS : isBusy() && lateMs > SHED_DELAY_MS) throw busy();
}

function busy(): ShopError {
  return new ShopError('busy', { retryAfterSeconds: SHED_RETRY_AFTER_S });
}
