/**
 * `next`, of which every part that deeply equals its counterpart in `before` is the one in `before`; `before` itself if
 * all is equal. Memoized components then skip what has not changed. For data as in JSON; entries of arrays correspond by
 * `id`, or else by index.
 */
export function shareStructure<Value>(before: Value, next: Value): Value {
  if (Object.is(before, next) || !isObject(before) || !isObject(next)) return next;
  const kept = Array.isArray(next) ? shareEntries(before, next) : shareProperties(before, next);
  return isShallowEqual(before, kept) ? before : (kept as Value);
}

function shareEntries(before: object, next: readonly unknown[]): unknown[] {
  const known: readonly unknown[] = Array.isArray(before) ? before : [];
  const byId = new Map(known.map((entry) => [idOf(entry), entry]));
  return next.map((entry, place) => {
    const id = idOf(entry);
    return shareStructure(id === undefined ? known[place] : byId.get(id), entry);
  });
}

function shareProperties(before: Readonly<Record<string, unknown>>, next: object): object {
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, shareStructure(before[key], value)]),
  );
}

/** A missing property equals `undefined`. */
function isShallowEqual(before: Readonly<Record<string, unknown>>, kept: object): boolean {
  if (Array.isArray(before) !== Array.isArray(kept)) return false;
  return [...new Set([...Object.keys(before), ...Object.keys(kept)])].every((key) =>
    Object.is(before[key], Reflect.get(kept, key)),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function idOf(entry: unknown): unknown {
  return isObject(entry) ? entry['id'] : undefined;
}
