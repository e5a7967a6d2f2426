/** How long an answer of WordPress is taken as it is before it is asked for again. */
export const FRESH_MS = 60_000;

/**
 * Remembers what `read` answered. After `FRESH_MS` the next call is still answered at once, while a new answer is
 * fetched; when WordPress is down, the last answer stays. Only the first call ever waits or fails.
 */
export function freshened<T>(read: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let known: { value: T; atMs: number } | null = null;
  let underWay: Promise<T> | null = null;

  function refresh(): Promise<T> {
    underWay ??= read()
      .then((value) => {
        known = { value, atMs: now() };
        return value;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return () => {
    if (known === null) return refresh();
    if (now() - known.atMs >= FRESH_MS) refresh().catch(() => undefined); // the last answer stays
    return Promise.resolve(known.value);
  };
}
