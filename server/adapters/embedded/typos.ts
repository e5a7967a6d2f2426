/** Shorter words have too many neighbours, and figures no misspellings. */
const SHORTEST_TERM_CHARS = 4;

/** Known words that differ from the term by one letter: put in, left out, changed, or two of them swapped. */
export function nearTerms(term: string, known: readonly string[]): string[] {
  if (term.length < SHORTEST_TERM_CHARS || /\d/.test(term)) return [];
  return known.filter((candidate) => withinOneEdit(term, candidate));
}

export function withinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonPrefix(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  const swapped = restA.slice(1, 2) + restA.slice(0, 1) + restA.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped === restB;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
