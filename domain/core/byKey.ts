/** A record with the result of `make` for each key. */
export function byKey<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) record[key] = make(key);
  return record as Record<Key, Value>;
}
