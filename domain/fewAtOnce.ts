import { ShopError } from './errors.js';

export interface FewAtOnceOptions {
  atOnce: number;
  /** So many more wait for their turn; the others are turned away. */
  waiting: number;
  /** When those are to try again. */
  retryAfterSeconds: number;
}

/** Runs costly work in its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a runner of costly work: few at once, some waiting, and `busy` for everybody else. */
export function fewAtOnce({ atOnce, waiting, retryAfterSeconds }: FewAtOnceOptions): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ShopError('busy', { retryAfterSeconds });
      // Whoever is done hands its place on, so that nobody who comes later gets in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
