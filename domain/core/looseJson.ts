/** What an upstream has answered, as JSON; undefined where it is none: a gate or proxy in between may say anything. */
export function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
