/** Caches the result of `read` for `freshMs`; failures are not cached. For data that changes a few times a year. */
export function remembered<T>(read: () => Promise<T>, freshMs: number, now: () => number): () => Promise<T> {
  let kept: { readAtMs: number; value: Promise<T> } | null = null;
  return () => {
    if (kept === null || now() - kept.readAtMs > freshMs) {
      const value = read();
      kept = { readAtMs: now(), value };
      value.catch(() => (kept = null));
    }
    return kept.value;
  };
}
