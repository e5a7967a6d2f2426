import { randomInt } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import { SHED_RETRY_AFTER_S } from '../../../domain/core/limits.js';

interface ConcurrencyLimit {
  atOnce: number;
  /** Queue length; further calls are rejected. */
  waiting: number;
  /** Places, running and waiting, that one source may take; unlimited by default. */
  perSource?: number;
}

/** Runs expensive work within the limits. `source` identifies the client, such as its network. */
export type LimitedRun = <T>(work: () => Promise<T>, source?: string) => Promise<T>;

/** The error of work that is rejected under load, with the time after which it may be asked for again. */
export function busy(): ShopError {
  const { min, max } = SHED_RETRY_AFTER_S;
  return new ShopError('busy', { retryAfterSeconds: randomInt(min, max + 1) });
}

/** Limits concurrency: some calls run, some wait, and the rest throw `busy`. */
export function limitConcurrency(options: ConcurrencyLimit): LimitedRun {
  const { atOnce, waiting, perSource = Infinity } = options;
  const queue: (() => void)[] = [];
  const places = new Map<string, number>();
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // A finished call passes its place to the next in the queue, so that newcomers cannot overtake.
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return async function run<T>(work: () => Promise<T>, source = ''): Promise<T> {
    const held = places.get(source) ?? 0;
    const isFull = running >= atOnce && queue.length >= waiting;
    if (isFull || held >= perSource) throw busy();
    places.set(source, held + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (places.get(source) ?? 1) - 1;
      if (left === 0) places.delete(source);
      else places.set(source, left);
    }
  };
}
