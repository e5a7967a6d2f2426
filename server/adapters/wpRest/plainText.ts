import sanitizeHtml from 'sanitize-html';

/** Plain text of rendered WordPress HTML: without tags, entities decoded. */
export function plainText(html: string): string {
  return withoutTags(html).replace(/\s+/g, ' ').trim();
}

/** The same with line breaks and empty lines between paragraphs. */
export function plainLines(html: string): string {
  const broken = html.replace(/<br\s*\/?>/gi, '\n').replace(/<\/p>/gi, '\n\n');
  return withoutTags(broken)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutTags(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => SIGNS[entity] ?? entity);
}

/** Entities that sanitize-html leaves in text. */
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
