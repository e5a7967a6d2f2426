/** An InstaPay address, or a number of at least six digits. */
const ACCOUNT = /@|\d(?:[\s-]?\d){5}/;

/** The line of a text about a transfer that has to be typed elsewhere: the account, or else all of it. */
export function accountIn(payTo: string): string {
  return payTo.split('\n').find((line) => ACCOUNT.test(line)) ?? payTo;
}
