import { setTimeout as sleep } from 'node:timers/promises';
import { TEXTS_PATIENCE_MS } from '../../../domain/core/limits.js';

/** How long an answer of WordPress is taken as it is before it is asked for again. */
export const FRESH_MS = 60_000;

export interface FreshenedOptions<T> {
  read: () => Promise<T>;
  /** What outlives the process. */
  memory?: { recall(): Promise<T | null>; keep(value: T): Promise<void> };
  now?: (() => number) | undefined;
  /** Keeps the process alive for a reading that nobody waits for. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

export interface Freshened<T> {
  /** Throws what `read` throws where nothing is known. */
  get(): Promise<T>;
  /** Reads anew; throws what `read` throws. */
  refresh(): Promise<void>;
}

/**
 * Remembers what `read` answered. After `FRESH_MS` the next call is still answered at once, while a new answer is
 * fetched; when WordPress is down, the last answer stays. A new process takes over the last one's memory where
 * WordPress fails or is slow.
 */
export function freshened<T>(options: FreshenedOptions<T>): Freshened<T> {
  const { read, memory, now = Date.now, later = () => undefined } = options;
  let known: { value: T; atMs: number } | null = null;
  let underWay: Promise<T> | null = null;
  let kept: string | null = null;

  async function readAnew(): Promise<T> {
    const value = await read();
    known = { value, atMs: now() };
    const text = JSON.stringify(value);
    if (text !== kept) await memory?.keep(value);
    kept = text;
    return value;
  }

  function refresh(): Promise<T> {
    underWay ??= readAnew().finally(() => (underWay = null));
    return underWay;
  }

  /** The first answer of this process. */
  async function begin(): Promise<T> {
    const fresh = refresh();
    later(fresh.catch(() => undefined));
    const recalled = (await memory?.recall()) ?? null;
    if (recalled === null) return fresh;
    kept ??= JSON.stringify(recalled);
    const late = sleep(TEXTS_PATIENCE_MS, recalled, { ref: false });
    const value = await Promise.race([fresh.catch(() => recalled), late]);
    known ??= { value, atMs: now() };
    return value;
  }

  return {
    async get() {
      if (known === null) return begin();
      if (now() - known.atMs >= FRESH_MS) later(refresh().catch(() => undefined)); // the last answer stays
      return known.value;
    },
    async refresh() {
      // A reading that is under way may have begun before the change that is to be read.
      await underWay?.catch(() => undefined);
      await refresh();
    },
  };
}
