/** Maps entries with limited concurrency; returns the results in order. */
export async function mapConcurrent<T, R>(
  entries: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(entries.length);
  // One iterator shared by all workers: each takes the next entry.
  const queue = entries.entries();
  async function worker(): Promise<void> {
    for (const [index, entry] of queue) results[index] = await work(entry);
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker));
  return results;
}
