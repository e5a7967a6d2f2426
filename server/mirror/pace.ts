import { ShopError } from '../../domain/core/errors.js';
import { STORE_PAGE_QUICK_MS, STORE_PAGE_SLOW_MS } from '../../domain/core/limits.js';

/** Records of a request, from most to fewest; each divides the one before, so that pages go on where larger ones ended. */
const SIZES = [100, 50, 25, 5] as const;
/** Requests at the same time while the store is quick. A store gives out at a dozen requests a second. */
const QUICK_AT_ONCE = 4;

/** How much a store that is read as a whole is asked for at once: less while it is slow, more again when it is quick. */
export interface Pace {
  /** Records for the next request. */
  size(): number;
  /** Number of requests to send at the same time. */
  atOnce(): number;
  /**
   * Sends a request for at most this many records; if the store does not answer it, again for fewer. Throws
   * `store_unavailable` if the store does not answer the smallest request either.
   */
  ask<T>(send: (size: number) => Promise<T>): Promise<T>;
}

/** A pace that starts with the largest requests. */
export function createPace(now: () => number = () => performance.now()): Pace {
  let step = 0;
  const size = () => SIZES[step] ?? 1;

  async function timed<T>(send: (size: number) => Promise<T>): Promise<T> {
    const startedAtMs = now();
    const answer = await send(size());
    const tookMs = now() - startedAtMs;
    if (tookMs > STORE_PAGE_SLOW_MS) slowDown(step);
    else if (tookMs < STORE_PAGE_QUICK_MS && step > 0) step -= 1;
    return answer;
  }

  /** Requests that were sent at the same time slow down together, once. */
  function slowDown(from: number): void {
    step = Math.max(step, Math.min(from + 1, SIZES.length - 1));
  }

  return {
    size,
    atOnce: () => (step === 0 ? QUICK_AT_ONCE : 1),
    async ask(send) {
      for (;;) {
        const before = step;
        try {
          return await timed(send);
        } catch (error) {
          const isOutage = error instanceof ShopError && error.code === 'store_unavailable';
          if (!isOutage || before === SIZES.length - 1) throw error;
          slowDown(before);
        }
      }
    },
  };
}
