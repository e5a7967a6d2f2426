import { setTimeout as sleep } from 'node:timers/promises';
import { PARTS_PATIENCE_MS } from '../../../domain/core/limits.js';

/**
 * Caches the result of `read` for `freshMs`; for data that changes a few times a year. Afterwards callers wait for a new
 * one for at most `PARTS_PATIENCE_MS`: if the store is slower or fails, they get the known one. Failures are not cached.
 */
export function remembered<T>(read: () => Promise<T>, freshMs: number, now: () => number): () => Promise<T> {
  let known: { value: T; readAtMs: number } | null = null;
  let underWay: Promise<T> | null = null;

  async function readAnew(): Promise<T> {
    const readAtMs = now();
    const value = await read();
    known = { value, readAtMs };
    return value;
  }

  function refresh(): Promise<T> {
    underWay ??= readAnew().finally(() => (underWay = null));
    return underWay;
  }

  return async () => {
    if (known === null) return refresh();
    const { value, readAtMs } = known;
    if (now() - readAtMs <= freshMs) return value;
    const fresh = refresh().catch(() => value);
    return Promise.race([fresh, sleep(PARTS_PATIENCE_MS, value, { ref: false })]);
  };
}

/** The same for each of several keys, of which the `most` that were read last are kept. */
export function rememberedEach<T>(
  read: (key: string) => Promise<T>,
  { freshMs, most }: { freshMs: number; most: number },
  now: () => number,
) {
  const reads = new Map<string, () => Promise<T>>();
  return {
    get(key: string): Promise<T> {
      const known = reads.get(key) ?? remembered(() => read(key), freshMs, now);
      reads.delete(key);
      reads.set(key, known);
      const [oldest] = reads.keys();
      if (reads.size > most && oldest !== undefined) reads.delete(oldest);
      return known();
    },
    forget: () => reads.clear(),
  };
}
