/**
 * A place for one value of the whole process, on `globalThis`: functions and rendered pages are bundled separately, but
 * share what has the same name. It begins with the value that the first of them gives.
 */
export function processWide<Value>(name: string, first: Value): { value: Value } {
  const places = globalThis as unknown as Record<symbol, { value: Value } | undefined>;
  return (places[Symbol.for(`storefront.${name}`)] ??= { value: first });
}
