import { decoded } from '../../../domain/core/decoded.js';
import { parseId } from '../../../domain/account/identity.js';
import {
  categoryPath,
  isPageData,
  localePath,
  pageDataPath,
  productPath,
  splitLocale,
  tipPath,
  withoutPageData,
} from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';

const TYPED = /^\/(product\/simple|product\/variable|category|tips-and-tricks)\/([^/]+)$/;

/**
 * The canonical address of a request: a product under its real type, an id instead of a slug. Null if the address is
 * canonical or nothing is found.
 */
export async function findCanonicalAddress(backend: Backend, url: URL): Promise<string | null> {
  const { locale, path } = splitLocale(withoutPageData(url.pathname));
  const match = TYPED.exec(path);
  if (match === null) return null;
  const kind = match[1] ?? '';
  const name = decoded(match[2] ?? '');
  if (name === null) return null;
  const right = kind.startsWith('product')
    ? await productAddress(backend, name)
    : await slugAddress(backend, kind, name);
  if (right === null || right === path) return null;
  const address = localePath(right, locale);
  return `${isPageData(url.pathname) ? pageDataPath(address) : address}${url.search}`;
}

async function productAddress({ store }: Backend, name: string): Promise<string | null> {
  const id = parseId(name) ?? (await store.catalogue.findProductId(name));
  const product = id === null ? null : await store.catalogue.getProduct(id);
  if (product === null) return null;
  return productPath(product.type, product.parent ?? product.id);
}

async function slugAddress({ store, content }: Backend, kind: string, name: string): Promise<string | null> {
  if (parseId(name) !== null) return null;
  if (kind === 'category') {
    const categories = await store.catalogue.listCategories();
    const category = categories.find(({ slug }) => slug === name);
    return category === undefined ? null : categoryPath(category.id);
  }
  const id = await content.findTipId(name);
  return id === null ? null : tipPath(id);
}
