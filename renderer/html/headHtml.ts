import { COLOURS } from '../../domain/core/colours.js';
import { escapeHtml } from '../../domain/text/escapeHtml.js';
import { DEFAULT_LOCALE, LANGUAGES, type Locale, LOCALES } from '../../domain/core/locale.js';
import { NO_INDEXING } from '../../domain/content/indexing.js';
import { localePath, webManifestPath } from '../../domain/core/paths.js';
import { SOCIAL_CARD_PX } from '../../domain/content/socialCard.js';
import type { PageHead } from '../../domain/content/pageViews.js';

/** JSON for a script element, escaped so that it can neither end the element nor match a placeholder. */
export function safeJson(value: unknown): string {
  return escapeJson(JSON.stringify(value));
}

/** As `safeJson`, for text that is JSON already. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/__VITE_PLUGIN_/g, '\\u005f_VITE_PLUGIN_')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The shop as an organisation in structured data. */
export interface Site {
  origin: string;
  siteName: string;
  /** Whether search engines may index the shop. */
  isIndexed: boolean;
}

/** Title, description, canonical and hreflang links, Open Graph and JSON-LD of a page. */
export function headHtml(head: PageHead | undefined, locale: Locale, site: Site): string {
  if (head === undefined) return '<meta name="robots" content="noindex">';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="theme-color" content="${COLOURS.brand}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${localePath(webManifestPath, locale)}">`,
    ...(site.isIndexed ? addressTags(head, locale, site.origin) : [NOT_INDEXED]),
    ...feedTags(head, locale),
    ...openGraphTags(head, locale, site),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
  ].join('\n    ');
}

/** Search engines and social networks require absolute URLs. */
function absoluteUrl(origin: string, path: string): string {
  return path === '/' ? `${origin}/` : `${origin}${path}`;
}

const NOT_INDEXED = `<meta name="robots" content="${NO_INDEXING}">`;

function addressTags({ canonicalPath }: PageHead, locale: Locale, origin: string): string[] {
  if (canonicalPath === null) return ['<meta name="robots" content="noindex, follow">'];
  const url = (target: Locale) => escapeHtml(absoluteUrl(origin, localePath(canonicalPath, target)));
  return [
    `<link rel="canonical" href="${url(locale)}">`,
    ...LOCALES.map((target) => `<link rel="alternate" hreflang="${target}" href="${url(target)}">`),
    `<link rel="alternate" hreflang="x-default" href="${url(DEFAULT_LOCALE)}">`,
  ];
}

function feedTags({ feedPath, title }: PageHead, locale: Locale): string[] {
  if (feedPath === null) return [];
  const href = escapeHtml(localePath(feedPath, locale));
  return [`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${href}">`];
}

function openGraphTags(head: PageHead, locale: Locale, { origin, siteName }: Site): string[] {
  const properties: [string, string | null][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:type', head.openGraphType],
    ['og:locale', LANGUAGES[locale].openGraph],
    ...LOCALES.filter((other) => other !== locale).map((other): [string, string] => [
      'og:locale:alternate',
      LANGUAGES[other].openGraph,
    ]),
    [
      'og:url',
      head.canonicalPath === null ? null : absoluteUrl(origin, localePath(head.canonicalPath, locale)),
    ],
    ['og:site_name', siteName],
    ...Object.entries(imageProperties(head, origin)),
  ];
  // A picture of unknown proportions would be cropped as a large one.
  const twitterCard = head.image.isCard ? 'summary_large_image' : 'summary';
  const tags = properties
    .filter(([, content]) => content !== null)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}">`);
  return [...tags, `<meta name="twitter:card" content="${twitterCard}">`];
}

function imageProperties({ image, title }: PageHead, origin: string): Record<string, string> {
  const size = {
    'og:image:width': String(SOCIAL_CARD_PX.width),
    'og:image:height': String(SOCIAL_CARD_PX.height),
  };
  return {
    'og:image': new URL(image.address, origin).href,
    ...(image.isCard ? size : {}),
    'og:image:alt': title,
  };
}
