const loading = new Map<() => Promise<unknown>, Promise<unknown>>();

/**
 * Loads a module once. Concurrent callers share the promise and so wait for the module's styles too: a second
 * `import()` by the bundler would not wait for styles that the first one has requested. A failed load is retried on the
 * next call.
 */
export function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const known = loading.get(load) as Promise<Module> | undefined;
  if (known !== undefined) return known;
  const promise = load();
  loading.set(load, promise);
  promise.catch(() => loading.delete(load));
  return promise;
}
