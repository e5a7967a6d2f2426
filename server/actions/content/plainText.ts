/** Converts sanitised HTML to plain text. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Replaces each tag by a space. Once no `>` follows, no remaining `<` opens a tag, so the scan ends and stays linear.
 */
function withoutTags(html: string): string {
  const end = html.lastIndexOf('>') + 1;
  // oxlint-disable-next-line regexp/no-super-linear-move -- every `<` has a `>` after it
  return html.slice(0, end).replace(/<[^>]*>/g, ' ') + html.slice(end);
}
