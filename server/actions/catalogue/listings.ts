import type { Product } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { Backend } from '../../ports/backend.js';
import { interleave } from './interleave.js';

/** Number of products in a slider. */
export const SLIDER_PRODUCTS = 8;

export const WHOLE_LIST: Pick<ProductQuery, 'page' | 'perPage' | 'withoutFacets'> = {
  page: 1,
  perPage: SLIDER_PRODUCTS,
  withoutFacets: true,
};

/** Products in stock of the whole shop or of one category, in ranking order. */
export async function listBestSellers({ store }: Backend, category?: number): Promise<Product[]> {
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    ...(category === undefined ? {} : { category }),
    inStock: true,
    sort: 'relevance',
  });
  return page.items;
}

/** Products whose price is reduced. */
export async function listOffers({ store }: Backend): Promise<Product[]> {
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    inStock: true,
    onSale: true,
    sort: 'newest',
  });
  return page.items;
}

/** How many tyres of the same rim and width are searched for the same size. */
const SIZE_CANDIDATES = 40;

/** Other tyres in stock of the same size as this product or variation; empty if it has no single size. */
export async function listSameSize({ store }: Backend, { id, parent, size }: Product): Promise<Product[]> {
  if (size === null) return [];
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    perPage: SIZE_CANDIDATES,
    inStock: true,
    sort: 'relevance',
    width: [size.width],
    rim: [size.rim],
    ...(size.aspect === null ? {} : { aspect: [size.aspect] }),
  });
  const wanted = formatSize(size);
  const fits = (other: Product) =>
    (other.parent ?? other.id) !== (parent ?? id) &&
    [other, ...other.variations].some((each) => each.size !== null && formatSize(each.size) === wanted);
  return page.items.filter(fits).slice(0, SLIDER_PRODUCTS);
}

/** Products in stock for an article, alternating between its categories, in ranking order. */
export async function listForSubject(backend: Backend, categoryIds: readonly number[]): Promise<Product[]> {
  const lists = await Promise.all(categoryIds.map((category) => listBestSellers(backend, category)));
  return interleave(lists, ({ id }) => id).slice(0, SLIDER_PRODUCTS);
}
