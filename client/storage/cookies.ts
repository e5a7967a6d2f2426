/**
 * The raw value of a cookie that is not `HttpOnly`, or null. The shop's cookies hold digits, so there is nothing to
 * decode.
 */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}
