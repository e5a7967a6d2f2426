import { setTimeout as sleep } from 'node:timers/promises';

interface StaleCacheOptions<T> {
  /** Single flight: callers that come meanwhile share one read. Failures are not cached. */
  read: () => Promise<T>;
  freshMs: number;
  /** How long a caller waits for a new value before it gets the stale one; 0 does not wait. */
  timeoutMs: number;
  /** A copy that outlives the process, for a new one while the store fails or is slow. */
  storage?: { load: () => Promise<T | null>; save: (value: T) => Promise<void>; timeoutMs: number };
  now?: (() => number) | undefined;
  /** Keeps the process alive for a read in the background. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

export interface StaleCache<T> {
  /** Throws the error of `read` if nothing is cached. */
  get(): Promise<T>;
  /** Reads again; throws the error of `read`. */
  refresh(): Promise<void>;
}

/** Caches the result of `read` with stale-while-revalidate: if it is no longer fresh and cannot be read, it stays. */
export function staleCache<T>(options: StaleCacheOptions<T>): StaleCache<T> {
  const { read, freshMs, timeoutMs, storage, now = Date.now, later = () => undefined } = options;
  let cached: { value: T; atMs: number } | null = null;
  let reading: Promise<T> | null = null;
  let stored: string | null = null;

  async function readAnew(): Promise<T> {
    const atMs = now();
    const value = await read();
    cached = { value, atMs };
    if (storage !== undefined) await store(storage, value);
    return value;
  }

  async function store({ save }: NonNullable<typeof storage>, value: T): Promise<void> {
    const text = JSON.stringify(value);
    if (text !== stored) await save(value);
    stored = text;
  }

  function refresh(): Promise<T> {
    reading ??= readAnew().finally(() => (reading = null));
    return reading;
  }

  /** The new value, or the stale one if it fails or takes longer. */
  async function refreshOr(stale: T, ms: number): Promise<T> {
    const fresh = refresh().catch(() => stale);
    later(fresh);
    return ms === 0 ? stale : Promise.race([fresh, sleep(ms, stale, { ref: false })]);
  }

  /** The first value of this process. */
  async function begin({ load, timeoutMs: ms }: NonNullable<typeof storage>): Promise<T> {
    const fresh = refresh();
    later(fresh.catch(() => undefined));
    const stale = await load();
    if (stale === null) return fresh;
    stored ??= JSON.stringify(stale);
    const value = await refreshOr(stale, ms);
    cached ??= { value, atMs: now() };
    return value;
  }

  return {
    get() {
      if (cached !== null && now() - cached.atMs <= freshMs) return Promise.resolve(cached.value);
      if (cached !== null) return refreshOr(cached.value, timeoutMs);
      return storage === undefined ? refresh() : begin(storage);
    },
    async refresh() {
      // A read in progress may have started before the change that has to be read.
      await reading?.catch(() => undefined);
      await refresh();
    },
  };
}

/** One such cache for each key; those of the `most` keys that were read last are kept. */
export function staleCaches<T>(
  read: (key: string) => Promise<T>,
  { most, ...options }: Omit<StaleCacheOptions<T>, 'read' | 'storage'> & { most: number },
) {
  const caches = new Map<string, StaleCache<T>>();
  return {
    get(key: string): Promise<T> {
      const cache = caches.get(key) ?? staleCache({ read: () => read(key), ...options });
      caches.delete(key);
      caches.set(key, cache);
      const [oldest] = caches.keys();
      if (caches.size > most && oldest !== undefined) caches.delete(oldest);
      return cache.get();
    },
    clear: () => caches.clear(),
  };
}
