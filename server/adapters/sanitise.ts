import sanitizeHtml from 'sanitize-html';
import type { Localized } from '../../domain/locale.js';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TEXT = ['p', 'br', 'strong', 'b', 'em', 'i', 'bdi', 'a', 'blockquote', 'ul', 'ol', 'li'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const PICTURE = ['figure', 'figcaption', 'img'];

/** An address on the web or on this site; `//host` and other schemes are neither. */
const SAFE_PICTURE = /^(?:https:\/\/|\/(?!\/))/i;
const EXTERNAL = /^https?:\/\//i;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...TEXT, ...TABLE, ...PICTURE],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'title'],
  transformTags: {
    a: (tagName, { ...attribs }) => {
      delete attribs['rel'];
      const isExternal = EXTERNAL.test(attribs['href'] ?? '');
      return { tagName, attribs: isExternal ? { ...attribs, rel: 'noopener' } : attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !SAFE_PICTURE.test(attribs['src'] ?? ''),
};

/**
 * HTML as editors may write it, and nothing else: headings, text, lists, links, tables and pictures. Scripts,
 * styles, frames, forms and event handlers are dropped.
 *
 * Adapters call it on what they read, whatever was checked when it was written: a database or an upstream may
 * have been filled by anyone. The same text is cleaned once and remembered.
 */
export function sanitise(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, RULES);
  if (cleaned.size >= REMEMBERED_TEXTS) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
}

const REMEMBERED_TEXTS = 2000;
const cleaned = new Map<string, string>();

/** Both languages of a text; a missing Arabic one stays missing. */
export function sanitiseBoth(html: Localized): Localized {
  return { en: sanitise(html.en), ar: html.ar === null ? null : sanitise(html.ar) };
}
