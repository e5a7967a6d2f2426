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
  /** Notes a request of a network that has begun. Returns the function for its end, which is called once. */
  begin: (network?: string) => () => void;
  /** The number of requests that have begun and not ended, of a network or of all. */
  underWayOf: (network?: string) => number;
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
  const networks = new Map<string, number>();

  const underWayOf = (network?: string) => (network === undefined ? underWay : (networks.get(network) ?? 0));
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
    begin(network = '') {
      // Requests that are answered one after the other in one turn of the loop leave no gap, a pause does.
      const isAfterPause = underWay === 0 && now() - endedAtMs > TICK_MS;
      underWay += 1;
      networks.set(network, underWayOf(network) + 1);
      if (isAfterPause) lastDelayMs = 0;
      if (isAfterPause || timer === undefined) wait();
      return () => {
        underWay -= 1;
        if (underWayOf(network) > 1) networks.set(network, underWayOf(network) - 1);
        else networks.delete(network);
        endedAtMs = now();
      };
    },
    underWayOf,
    delayMs: () => (underWay === 0 ? 0 : Math.max(lastDelayMs, overdueMs())),
  };
}

/** The meter of this process. */
export const eventLoop = createDelayMeter();

/** Whether pictures are to be asked for again later. */
export function isOverloaded(meter = eventLoop): boolean {
  return isBusy(meter) && meter.delayMs() > SHED_DELAY_MS;
}

/** Few requests that wait are a process that is starting, and no overload. */
function isBusy(meter: DelayMeter): boolean {
  return meter.underWayOf() > BUSY_REQUESTS;
}

let lastTurn = Promise.resolve();

/** Resolves in a turn of the event loop of its own, so that requests that arrive meanwhile are looked at in between. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/**
 * Waits for a turn to do work that can be done later or by others, such as a page or a list that anybody may read. Throws
 * `busy` so that carts, orders and payments keep the processor: while the event loop is late or the turn comes late, sooner
 * for a network that has many requests under way, and for a client that has left. `signal` is null if several clients
 * wait for the same work.
 */
export async function waitForCapacity(
  signal: AbortSignal | null,
  network: string,
  meter = eventLoop,
): Promise<void> {
  const isOver = (waitedMs: number) => {
    const lateMs = Math.max(meter.delayMs(), waitedMs);
    if (meter.underWayOf(network) > CROWD_REQUESTS) return lateMs > CROWD_DELAY_MS;
    return isBusy(meter) && lateMs > SHED_DELAY_MS;
  };
  if (meter.underWayOf(network) > NETWORK_REQUESTS || isOver(0)) throw busy();
  const startedAtMs = performance.now();
  await ownTurn();
  if (signal?.aborted === true || isOver(performance.now() - startedAtMs)) throw busy();
}

function busy(): ShopError {
  return new ShopError('busy', { retryAfterSeconds: SHED_RETRY_AFTER_S });
}
