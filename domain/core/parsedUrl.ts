/** Parses an address; null for none. `URL.canParse` is missing in Safari 16 and in Chrome before 120. */
export function parsedUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
