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
import type { ProductRef } from '../../ports/catalogue.js';
import { hasBranches } from '../content/hasBranches.js';
import {
  type LandingPlace,
  type LandingPlaces,
  listLandings,
  newestOfAlike,
} from '../../../features/landing/server/listLandings.js';
import { escapeXml } from './xml.js';

interface Place {
  path: string;
  /** ISO 8601; null if the date of the last change is unknown. */
  changedAt: string | null;
}

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

function toParts(places: readonly Place[]): Place[][] {
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

async function listPlaces(backend: Backend): Promise<Place[]> {
  if (backend.settings.trial !== null) return [];
  const { store, content } = backend;
  const [products, categories, pages, tips, landings, hasBranchPage] = await Promise.all([
    store.catalogue.listProductRefs(),
    store.catalogue.listCategories(),
    content.listPages(),
    content.listTips(),
    listLandings(backend),
    hasBranches(content),
  ]);
  const places: Place[] = [
    { path: PATHS.home, changedAt: null },
    ...categories.map(({ id, updatedAt }) => ({ path: categoryPath(id), changedAt: updatedAt })),
    ...products
      .filter(({ isListed }) => isListed)
      .map(({ id, type, updatedAt }) => ({ path: productPath(type, id), changedAt: updatedAt })),
    ...(hasBranchPage ? [{ path: PATHS.branches, changedAt: null }] : []),
    ...pages.map(({ slug, updatedAt }) => ({ path: pagePath(slug), changedAt: updatedAt })),
    { path: PATHS.tips, changedAt: newestOf(tips.map(({ updatedAt }) => knownTime(updatedAt))) },
    ...tips.map(({ id, updatedAt }) => ({ path: tipPath(id), changedAt: updatedAt })),
    ...landingPlaces(landings, products),
  ];
  const dated = places.map(({ path, changedAt }) => ({ path, changedAt: knownTime(changedAt) }));
  return [...new Map(dated.map((place) => [place.path, place])).values()];
}

/** A landing page was changed when the newest of its products was. */
function landingPlaces(landings: LandingPlaces, products: readonly ProductRef[]): Place[] {
  const changes = new Map(products.map(({ id, updatedAt }) => [id, knownTime(updatedAt)]));
  const dates = new Map<ReadonlySet<number>, string | null>();
  const dateOf = (stocked: ReadonlySet<number>) => {
    const known = dates.get(stocked);
    if (known !== undefined) return known;
    const date = newestOf([...stocked].map((id) => changes.get(id) ?? null));
    dates.set(stocked, date);
    return date;
  };
  const listed = { ...landings, cars: newestOfAlike(landings.cars) };
  const all = Object.values<readonly LandingPlace[]>(listed).flat();
  return all.map(({ path, stocked }) => ({ path, changedAt: dateOf(stocked) }));
}

/** Search engines refuse a sitemap for one date that is none: what cannot be read or is the epoch is left out. */
function knownTime(time: string | null): string | null {
  return time !== null && /^\d{4}-\d\d-\d\d(?:T|$)/.test(time) && Date.parse(time) > 0 ? time : null;
}

/** The last of some times in ISO 8601; null if none is known. */
function newestOf(times: readonly (string | null)[]): string | null {
  return times.reduce((newest, time) => (time !== null && time > (newest ?? '') ? time : newest), null);
}

function lastModified(changedAt: string | null): string {
  return changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
}

function entry({ path, changedAt }: Place, locale: Locale, origin: string): string {
  const address = (target: Locale) => escapeXml(new URL(localePath(path, target), origin).href);
  const alternates = LOCALES.map(
    (target) => `<xhtml:link rel="alternate" hreflang="${target}" href="${address(target)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${lastModified(changedAt)}${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LOCALE)}"/></url>`;
}
