import { parseId } from '../../../domain/core/parseId.js';
import {
  categoryPath,
  isPageData,
  localePath,
  markdownPath,
  pageOfMarkdown,
  pageShownAt,
  pagePath,
  pageDataPath,
  splitLocale,
  tipPath,
} from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { findBySlug, readableSlug } from '../../../domain/text/slugs.js';
import { treeAt } from '../../../features/facts.js';
import { PAGE_TREES } from '../../../features/pageTrees.js';
import type { Backend } from '../../ports/backend.js';

const ONE_STEP = /^\/([^/]+)$/;
/** Slugs that are written in one way only. */
const PLAIN = /^[a-z\d-]*$/;
const TYPED = /^\/(product\/simple|product\/variable|category|tips-and-tricks)\/([^/]+)$/;

/**
 * The canonical address of a request: a product under its real type, an id instead of a slug, a page of a tree in its
 * usual spelling. Null if the address is canonical or nothing is found.
 */
export async function findCanonicalAddress(backend: Backend, url: URL): Promise<string | null> {
  const { locale, path } = splitLocale(pageShownAt(url.pathname));
  const place = treeAt(path);
  const tree = place && PAGE_TREES[place.page];
  const right = await (tree?.findPath ?? typedAddress)(backend, path);
  if (right === null || right === path) return null;
  const [page = '', ...queries] = localePath(right, locale).split('?');
  const query = [...queries, url.search.slice(1)].filter((part) => part !== '').join('&');
  return `${sameForm(url.pathname, page)}${query === '' ? '' : `?${query}`}`;
}

/** The data or the Markdown of another page, as of the one that was asked for. */
function sameForm(path: string, page: string): string {
  if (isPageData(path)) return pageDataPath(page);
  return pageOfMarkdown(path) === null ? page : markdownPath(page);
}

async function typedAddress(backend: Backend, path: string): Promise<string | null> {
  const [, kind = '', slug = ''] = TYPED.exec(path) ?? [];
  const name = readableSlug(slug);
  if (kind === '') return pageAddress(backend, path);
  return kind.startsWith('product') ? productAddress(backend, name) : slugAddress(backend, kind, name);
}

async function productAddress({ store }: Backend, name: string): Promise<string | null> {
  const id = parseId(name) ?? (await store.catalogue.findProductId(name));
  const product = id === null ? null : await store.catalogue.getProduct(id);
  if (product === null) return null;
  return product.parent === null
    ? productPath(product.type, product.id)
    : productPath(product.type, product.parent, product.id);
}

/** An editorial page by another spelling of its slug, which has the same address in every spelling of the escapes. */
async function pageAddress({ content }: Backend, path: string): Promise<string | null> {
  const [, slug = ''] = ONE_STEP.exec(path) ?? [];
  const page = PLAIN.test(slug) ? null : await content.getPage(readableSlug(slug));
  return page === null || page.slug === readableSlug(slug) ? null : pagePath(encodeURIComponent(page.slug));
}

async function slugAddress({ store, content }: Backend, kind: string, name: string): Promise<string | null> {
  if (parseId(name) !== null) return null;
  if (kind === 'category') {
    const categories = await store.catalogue.listCategories();
    const category = findBySlug(categories, name);
    return category === undefined ? null : categoryPath(category.id);
  }
  const id = await content.findTipId(name);
  return id === null ? null : tipPath(id);
}
