import { decoded } from '../../../domain/decoded.js';
import { escapeHtml } from '../../../domain/escapeHtml.js';
import { localePath, pagePath, PATHS, tipPath } from '../../../domain/paths.js';
import type { Locale } from '../../../domain/locale.js';
import { toMediaPath } from './pictures.js';

export interface Site {
  /** Address of WordPress. */
  url: string;
  /** Ids of articles by slug. */
  tipIds: ReadonlyMap<string, number>;
}

/**
 * Rewrites the addresses in sanitised HTML: links into WordPress lead to the shop's page of the same thing, in the
 * text's language; uploaded pictures come from under the shop's own address, and pictures of elsewhere are left out.
 */
export function toShopLinks(html: string, locale: Locale, site: Site): string {
  return html
    .replace(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, (tag, source: string) => {
      const path = toMediaPath(unescapeHtml(source), site.url);
      return path === null ? '' : tag.replace(`src="${source}"`, `src="${path}"`);
    })
    .replace(/(<a\b[^>]*?\bhref=")([^"]*)"/g, (tag, before: string, address: string) => {
      const path = toShopPath(unescapeHtml(address), locale, site);
      return path === null ? tag : `${before}${escapeHtml(path)}"`;
    });
}

/** The shop's path for an address of the site; null for other hosts, and for links within the page. */
function toShopPath(address: string, locale: Locale, site: Site): string | null {
  if (address.startsWith('#') || !URL.canParse(address, site.url)) return null;
  const target = new URL(address, site.url);
  if (target.host !== new URL(site.url).host || !target.protocol.startsWith('http')) return null;
  const media = toMediaPath(target.href, site.url);
  if (media !== null) return media;
  const root = new URL(site.url).pathname.split('/').filter(Boolean);
  const steps = target.pathname
    .split('/')
    .filter(Boolean)
    .slice(root.length)
    .map((step) => decoded(step) ?? step);
  if (steps[0] === locale) steps.shift();
  return localePath(`${shopPath(steps, site)}${target.hash}`, locale);
}

/** WordPress nests pages and categories; the last step of an address names the thing. */
function shopPath(steps: readonly string[], { tipIds }: Site): string {
  const slug = steps.at(-1) ?? '';
  if (steps[0] === 'product') return `/product/simple/${encodeURIComponent(slug)}`;
  if (steps[0] === 'product-category') return `/category/${encodeURIComponent(slug)}`;
  if (steps[0] === 'shop') return PATHS.search;
  const tipId = tipIds.get(slug);
  return tipId === undefined ? pagePath(encodeURIComponent(slug)) : tipPath(tipId);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
