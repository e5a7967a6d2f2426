import { createHash } from 'node:crypto';
import { readableSlug, slugKey } from '../../../domain/text/slugs.js';
import { localePath, pagePath, PATHS, tipPath } from '../../../domain/core/paths.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { AddressRules } from '../../documents/sanitise.js';
import { toMediaPath } from './mediaPath.js';

interface Site {
  /** Address of WordPress. */
  url: string;
  /** Ids of articles, by `slugKey`. */
  tipIds: ReadonlyMap<string, number>;
}

/**
 * Rewrites addresses in WordPress texts: links to WordPress become links to the same page of the shop, in the text's
 * language; uploads are served from the shop's own origin, and external images are removed.
 */
export function shopAddresses(site: Site): (locale: Locale) => AddressRules {
  const version = createHash('sha256')
    .update(JSON.stringify([site.url, ...site.tipIds]))
    .digest('base64url');
  return (locale) => ({
    name: `${locale} ${version}`,
    link: (address) => toShopPath(address, locale, site) ?? address,
    picture: (address) => toMediaPath(address, site.url),
  });
}

/**
 * The shop's path for an address of the site; null for other hosts and for anchors within the page. What only WordPress has
 * stays there.
 */
function toShopPath(address: string, locale: Locale, site: Site): string | null {
  if (address.startsWith('#') || !URL.canParse(address, site.url)) return null;
  const target = new URL(address, site.url);
  if (target.host !== new URL(site.url).host || !target.protocol.startsWith('http')) return null;
  const media = toMediaPath(target.href, site.url);
  if (media !== null) return media;
  if (isOnlyInWordPress(target)) return target.href;
  const root = new URL(site.url).pathname.split('/').filter(Boolean);
  const steps = target.pathname.split('/').filter(Boolean).slice(root.length).map(readableSlug);
  if (steps[0] === locale) steps.shift();
  return localePath(`${shopPath(steps, site)}${target.hash}`, locale);
}

/** Other uploads, such as manuals, and addresses by the number of a page. */
function isOnlyInWordPress({ pathname, searchParams }: URL): boolean {
  return pathname.includes('/wp-content/') || searchParams.has('p') || searchParams.has('page_id');
}

/** Lists of what has a word in common, which the shop has as searches. */
const TAGS: ReadonlySet<string> = new Set(['product-tag', 'tag', 'brand']);

/**
 * WordPress nests pages and categories, so only the last path segment identifies the page; `page/2` after it is a part of
 * a list.
 */
function shopPath(path: readonly string[], { tipIds }: Site): string {
  const steps = path.at(-2) === 'page' && /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -2) : path;
  const slug = steps.at(-1) ?? '';
  if (steps[0] === 'product') return `/product/simple/${encodeURIComponent(slug)}`;
  if (steps[0] === 'product-category') return `/category/${encodeURIComponent(slug)}`;
  if (steps[0] === 'shop') return PATHS.search;
  if (steps[0] === 'category') return PATHS.tips;
  if (TAGS.has(steps[0] ?? '') && steps.length > 1) {
    return `${PATHS.search}?${new URLSearchParams({ search: slug.replaceAll('-', ' ') })}`;
  }
  const tipId = tipIds.get(slugKey(slug));
  return tipId === undefined ? pagePath(encodeURIComponent(slug)) : tipPath(tipId);
}
