/** Round robin: the first entry of each list, then the second of each, without duplicate keys. */
export function interleave<Entry>(
  lists: readonly (readonly Entry[])[],
  keyOf: (entry: Entry) => number,
): Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const alternating = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  return [...new Map(alternating.map((entry) => [keyOf(entry), entry])).values()];
}
