import { ShopError } from './errors.js';

export interface ConcurrencyLimit {
  atOnce: number;
  /** So many more wait for their turn; the others are turned away. */
  waiting: number;
  /** So many places, running and waiting, one source has at most; without it one may have all. */
  perSource?: number;
  /** When those are to try again. */
  retryAfterSeconds: number;
}

/** Runs costly work in its turn. `source`: who asks for it, such as a network. */
export type LimitedRun = <T>(work: () => Promise<T>, source?: string) => Promise<T>;

/** Makes a runner of costly work: few at once, some waiting, and `busy` for everybody else. */
export function limitConcurrency(options: ConcurrencyLimit): LimitedRun {
  const { atOnce, waiting, perSource = Infinity, retryAfterSeconds } = options;
  const queue: (() => void)[] = [];
  const places = new Map<string, number>();
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Whoever is done hands its place on, so that nobody who comes later gets in between.
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
    if (isFull || held >= perSource) throw new ShopError('busy', { retryAfterSeconds });
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
