import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../domain/core/locale.js';
import {
  categoryPath,
  localePath,
  pagePath,
  PATHS,
  productPath,
  sitemapPath,
  tipPath,
} from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';
import { escapeXml } from './xml.js';

interface Place {
  path: string;
  /** ISO 8601; null if the date of the last change is unknown. */
  changedAt: string | null;
}

/** The sitemap of all indexable pages: one entry per language, each with its alternates. Empty for a preview. */
export async function buildSitemap(backend: Backend): Promise<string> {
  const places = backend.settings.trial === null ? await listPlaces(backend) : [];
  const entries = places.flatMap((place) =>
    LOCALES.map((locale) => entry(place, locale, backend.settings.publicUrl)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The robots.txt: allows every page and picture; pages that must not be indexed carry `noindex` themselves. A preview
 * allows nothing.
 */
export function buildRobots({ settings }: Backend): string {
  if (settings.trial !== null) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.publicUrl}${sitemapPath}\n`;
}

async function listPlaces({ store, content }: Backend): Promise<Place[]> {
  const [products, categories, pages, tips] = await Promise.all([
    store.catalogue.listProductRefs(),
    store.catalogue.listCategories(),
    content.listPages(),
    content.listTips(),
  ]);
  const places: Place[] = [
    { path: PATHS.home, changedAt: null },
    ...categories.map(({ id, updatedAt }) => ({ path: categoryPath(id), changedAt: updatedAt })),
    ...products
      .filter(({ isListed }) => isListed)
      .map(({ id, type, updatedAt }) => ({ path: productPath(type, id), changedAt: updatedAt })),
    ...pages.map(({ slug, updatedAt }) => ({ path: pagePath(slug), changedAt: updatedAt })),
    newestOf(PATHS.tips, tips),
    ...tips.map(({ id, updatedAt }) => ({ path: tipPath(id), changedAt: updatedAt })),
  ];
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

/** A page that lists others was changed when the newest of them was. */
function newestOf(path: string, listed: readonly { updatedAt: string }[]): Place {
  const [newest] = listed
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .reverse();
  return { path, changedAt: newest ?? null };
}

function entry({ path, changedAt }: Place, locale: Locale, origin: string): string {
  const address = (target: Locale) => escapeXml(new URL(localePath(path, target), origin).href);
  const alternates = LOCALES.map(
    (target) => `<xhtml:link rel="alternate" hreflang="${target}" href="${address(target)}"/>`,
  );
  const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<url><loc>${address(locale)}</loc>${changed}${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}"/></url>`;
}
