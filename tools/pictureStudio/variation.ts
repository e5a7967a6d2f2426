/** Small differences between pictures of one kind, decided by their names and therefore always the same. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number that depends on every character of the text (FNV-1a). */
export function fingerprint(text: string): number {
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
}

/** One of the choices, decided by the text. */
export function choose<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[fingerprint(text) % choices.length] ?? choices[0];
}
