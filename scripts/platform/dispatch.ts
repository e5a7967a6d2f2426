/** Patterns of paths with the function of `api/` that answers them, in the order of precedence. */
export type Dispatch = readonly (readonly [pattern: string, name: string])[];

/** The functions' own paths, then the rewrites of vercel.json, of which the last one takes everything. */
export function dispatchOf(
  names: readonly string[],
  rewrites: readonly { source: string; destination: string }[],
): Dispatch {
  return [
    ...names.map((name) => [`^/api/${name}$`, name] as const),
    ...rewrites.map(({ source, destination }) => [`^${source}$`, destination.replace('/api/', '')] as const),
  ];
}

/** The function that answers this path with query. */
export function functionAt(dispatch: Dispatch, url = '/'): string {
  const path = url.replace(/\?.*$/s, '');
  const found = dispatch.find(([pattern]) => new RegExp(pattern).test(path));
  if (found === undefined) throw new Error(`No function answers ${path}`);
  return found[1];
}
