const loading = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * Code by its loader, fetched once. Whoever asks while it is on its way waits for the same, its styles included: the
 * bundler's second `import()` would not wait for styles that the first has sent for. What failed is tried again.
 */
export function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = loading.get(load) as Promise<Module> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  loading.set(load, promise);
  promise.catch(() => loading.delete(load));
  return promise;
}
