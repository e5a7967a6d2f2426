/** Deterministic small differences between pictures of one kind, derived from their names. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A hash of the text (FNV-1a). */
function fingerprint(text: string): number {
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
}

/** One of the choices, selected by the text's hash. */
export function choose<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[fingerprint(text) % choices.length] ?? choices[0];
}
