/** An InstaPay address, or a number of at least six digits. */
const ACCOUNT = /@|\d(?:[\s-]?\d){5}/;

/** What has to be typed elsewhere of a line about a transfer, without its label; null if it names no account. */
export function accountIn(line: string): string | null {
  if (!ACCOUNT.test(line)) return null;
  const value = line.slice(line.indexOf(': ') + 1).trim();
  return ACCOUNT.test(value) ? value : line;
}
