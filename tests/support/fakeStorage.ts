/** A `Storage` for tests without a browser: its own keys are the stored entries, as in browsers. */
export function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(entries, key) ? (entries[key] ?? null) : null),
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  };
  const entries = Object.create(methods, {
    length: { get: () => Object.keys(entries).length },
  }) as Record<string, string>;
  return entries as unknown as Storage;
}
