import type { Product } from '../../domain/product.js';
import type { ProductQuery } from '../ports/catalogue.js';
import type { Backend } from '../ports/backend.js';

/** How many products a slider holds. */
const SLIDER_PRODUCTS = 8;

const WHOLE_LIST: Pick<ProductQuery, 'page' | 'perPage' | 'withoutFacets'> = {
  page: 1,
  perPage: SLIDER_PRODUCTS,
  withoutFacets: true,
};

/** Products that lead a page, of the whole shop or of one category: in stock, as the shop ranks them. */
export async function listBestSellers({ store }: Backend, category?: number): Promise<Product[]> {
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    ...(category === undefined ? {} : { category }),
    inStock: true,
    sort: 'relevance',
  });
  return page.items;
}

/** What is cheaper than it was. */
export async function listOffers({ store }: Backend): Promise<Product[]> {
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    inStock: true,
    onSale: true,
    sort: 'newest',
  });
  return page.items;
}

/** Others that a shopper of this product may want: of the same category and, for a tyre, the same rim. */
export async function listRelated({ store }: Backend, product: Product): Promise<Product[]> {
  const [category] = product.categoryIds;
  const rim = product.size?.rim ?? product.variations.find(({ size }) => size !== null)?.size?.rim;
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    perPage: SLIDER_PRODUCTS + 1,
    inStock: true,
    sort: 'relevance',
    ...(category === undefined ? {} : { category }),
    ...(rim === undefined ? {} : { rim: [rim] }),
  });
  return page.items.filter(({ id, parent }) => (parent ?? id) !== product.id).slice(0, SLIDER_PRODUCTS);
}

/** Products for an article: of each of its categories in turn, in stock, as the shop ranks them. */
export async function listForSubject(backend: Backend, categoryIds: readonly number[]): Promise<Product[]> {
  const lists = await Promise.all(categoryIds.map((category) => listBestSellers(backend, category)));
  const inTurn = Array.from({ length: SLIDER_PRODUCTS }, (_, rank) =>
    lists.flatMap((items) => items[rank] ?? []),
  ).flat();
  return [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, SLIDER_PRODUCTS);
}
