import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../domain/core/locale.js';
import {
  categoryPath,
  localePath,
  pagePath,
  PATHS,
  sitemapPartPath,
  sitemapPath,
  tipPath,
} from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { SITEMAP_ADDRESSES_MAX } from '../../../domain/core/limits.js';
import type { Backend } from '../../ports/backend.js';
import { PAGE_TREES } from '../../../features/pageTrees.js';
import { hasBranches } from '../content/hasBranches.js';
import { knownTime, newestOf, type SitemapPlace } from './sitemapPlace.js';
import { escapeXml } from './xml.js';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PLACES_PER_SITEMAP = Math.floor(SITEMAP_ADDRESSES_MAX / LOCALES.length);

/** The index of all sitemaps. Empty for a preview. */
export async function buildSitemapIndex(backend: Backend): Promise<string> {
  const parts = toParts(await listPlaces(backend));
  const entries = parts.map((places, index) => {
    const address = new URL(sitemapPartPath(index + 1), backend.settings.publicUrl).href;
    const changed = lastModified(newestOf(places.map(({ changedAt }) => changedAt)));
    return `<sitemap><loc>${escapeXml(address)}</loc>${changed}</sitemap>`;
  });
  return document(`<sitemapindex ${NAMESPACE}>`, entries, '</sitemapindex>');
}

/** How many sitemaps the pages take. */
export async function countSitemaps(backend: Backend): Promise<number> {
  return toParts(await listPlaces(backend)).length;
}

/** One sitemap: an entry per page and language, each with its alternates. Null if there is no such part. */
export async function buildSitemap(backend: Backend, part: number): Promise<string | null> {
  const places = toParts(await listPlaces(backend))[part - 1];
  if (places === undefined) return null;
  const entries = places.flatMap((place) =>
    LOCALES.map((locale) => entry(place, locale, backend.settings.publicUrl)),
  );
  return document(`<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, entries, '</urlset>');
}

function document(start: string, entries: readonly string[], end: string): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...entries, end, ''].join('\n');
}

function toParts(places: readonly SitemapPlace[]): SitemapPlace[][] {
  const count = Math.ceil(places.length / PLACES_PER_SITEMAP);
  return Array.from({ length: count }, (_, part) =>
    places.slice(part * PLACES_PER_SITEMAP, (part + 1) * PLACES_PER_SITEMAP),
  );
}

/**
 * The robots.txt: allows every page and picture; pages that must not be indexed carry `noindex` themselves. A preview
 * allows nothing.
 */
export function buildRobots({ settings }: Backend): string {
  if (settings.trial !== null) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.publicUrl}${sitemapPath}\n`;
}

async function listPlaces(backend: Backend): Promise<SitemapPlace[]> {
  if (backend.settings.trial !== null) return [];
  const { store, content } = backend;
  const [products, categories, pages, tips, hasBranchPage] = await Promise.all([
    store.catalogue.listProductRefs(),
    store.catalogue.listCategories(),
    content.listPages(),
    content.listTips(),
    hasBranches(content),
  ]);
  const trees = Object.values(PAGE_TREES).map((tree) => tree.listPlaces(backend, products));
  const places: SitemapPlace[] = [
    { path: PATHS.home, changedAt: null },
    ...categories.map(({ id, updatedAt }) => ({ path: categoryPath(id), changedAt: updatedAt })),
    ...products
      .filter(({ isListed }) => isListed)
      .map(({ id, type, updatedAt }) => ({ path: productPath(type, id), changedAt: updatedAt })),
    ...(hasBranchPage ? [{ path: PATHS.branches, changedAt: null }] : []),
    ...pages.map(({ slug, updatedAt }) => ({ path: pagePath(slug), changedAt: updatedAt })),
    { path: PATHS.tips, changedAt: newestOf(tips.map(({ updatedAt }) => knownTime(updatedAt))) },
    ...tips.map(({ id, updatedAt }) => ({ path: tipPath(id), changedAt: updatedAt })),
    ...(await Promise.all(trees)).flat(),
  ];
  const dated = places.map(({ path, changedAt }) => ({ path, changedAt: knownTime(changedAt) }));
  return [...new Map(dated.map((place) => [place.path, place])).values()];
}

function lastModified(changedAt: string | null): string {
  return changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
}

function entry({ path, changedAt }: SitemapPlace, locale: Locale, origin: string): string {
  const address = (target: Locale) => escapeXml(new URL(localePath(path, target), origin).href);
  const alternates = LOCALES.map(
    (target) => `<xhtml:link rel="alternate" hreflang="${target}" href="${address(target)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${lastModified(changedAt)}${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}"/></url>`;
}
