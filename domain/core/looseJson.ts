/**
 * Parses an upstream's response as JSON; undefined if invalid, because a gateway or proxy in between may respond with
 * anything.
 */
export function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
