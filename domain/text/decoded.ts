/** URL-decodes part of an address; null if malformed, as in `%ff`. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
