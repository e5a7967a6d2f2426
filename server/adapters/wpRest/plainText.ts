import sanitizeHtml from 'sanitize-html';

/** Plain text of rendered WordPress HTML: without tags, entities decoded. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => SIGNS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Entities that sanitize-html leaves in text. */
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
