/** A cookie that scripts may read, as it stands, or null. Those of the shop hold digits: there is nothing to decode. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return null;
}
