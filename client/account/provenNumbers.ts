/** Numbers that this page has proven, so that nobody is asked twice; the server knows it for longer. */
const proven = new Set<string>();

export function noteProven(phone: string): void {
  proven.add(phone);
}

export function hasProven(phone: string): boolean {
  return proven.has(phone);
}
