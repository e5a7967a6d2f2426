import { type Locale, LOCALE_FACTS, LOCALES, otherLocale } from '../domain/locale.js';
import { localePath } from '../domain/paths.js';
import type { PageHead } from '../domain/views.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON for a script element: nothing in it can end the element or be read as markup. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Title, description, canonical and alternate addresses, Open Graph and JSON-LD of a page. */
export function headHtml(head: PageHead | undefined, locale: Locale): string {
  if (head === undefined) return '<meta name="robots" content="noindex">';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    '<meta name="theme-color" content="#0B2447">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...addressTags(head, locale),
    ...openGraphTags(head, locale),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join('\n    ');
}

/** Addresses in tags have to be absolute; the origin is fixed when the site is built. */
export function absoluteUrl(path: string): string {
  return new URL(path, import.meta.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000').href.replace(/\/$/, '');
}

function addressTags(head: PageHead, locale: Locale): string[] {
  const { canonicalPath } = head;
  if (canonicalPath === null) return ['<meta name="robots" content="noindex, follow">'];
  const url = (target: Locale) => escapeHtml(absoluteUrl(localePath(canonicalPath, target)));
  return [
    `<link rel="canonical" href="${url(locale)}">`,
    ...LOCALES.map((target) => `<link rel="alternate" hreflang="${target}" href="${url(target)}">`),
    `<link rel="alternate" hreflang="x-default" href="${url('en')}">`,
  ];
}

function openGraphTags(head: PageHead, locale: Locale): string[] {
  const properties: Record<string, string | null> = {
    'og:title': head.title,
    'og:description': head.description,
    'og:type': head.openGraphType,
    'og:locale': LOCALE_FACTS[locale].openGraph,
    'og:locale:alternate': LOCALE_FACTS[otherLocale(locale)].openGraph,
    'og:url': head.canonicalPath === null ? null : absoluteUrl(localePath(head.canonicalPath, locale)),
    'og:image': head.image === null ? null : absoluteUrl(head.image),
  };
  return Object.entries(properties)
    .filter(([, content]) => content !== null)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}">`);
}
