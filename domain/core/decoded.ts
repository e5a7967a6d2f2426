/** A part of an address without its percent signs; null where they spell nothing, as in `%ff`. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
