import sanitizeHtml from 'sanitize-html';

/** The words of a text that WordPress has rendered: no tags, entities as the signs they stand for. */
export function plainWords(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => SIGNS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What sanitize-html escapes in the text that it leaves. */
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
