import { setTimeout as sleep } from 'node:timers/promises';
import { TEXTS_PATIENCE_MS } from '../../../domain/core/limits.js';

/** How long a response of WordPress is fresh. */
export const FRESH_MS = 60_000;

interface FreshenedOptions<T> {
  read: () => Promise<T>;
  /** Storage that outlives the process. */
  memory?: { recall(): Promise<T | null>; keep(value: T): Promise<void> };
  now?: (() => number) | undefined;
  /** Keeps the process alive for a background refresh. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

interface Freshened<T> {
  /** Throws the error of `read` if nothing is cached. */
  get(): Promise<T>;
  /** Reads again; throws the error of `read`. */
  refresh(): Promise<void>;
}

/**
 * Caches the result of `read` with stale-while-revalidate: after `FRESH_MS` the next call still gets the stale value,
 * while a new one is fetched. If WordPress is down, the stale value stays. A new process uses the stored value of an
 * earlier one if WordPress fails or is slow.
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

  /** The first value of this process. */
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
      if (now() - known.atMs >= FRESH_MS) later(refresh().catch(() => undefined)); // on failure the stale value stays
      return known.value;
    },
    async refresh() {
      // A refresh in progress may have started before the change that has to be read.
      await underWay?.catch(() => undefined);
      await refresh();
    },
  };
}
