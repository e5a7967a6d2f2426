import type { Product } from '../../../domain/catalogue/product.js';
import type { Backend } from '../backend.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort } from '../catalogue.js';
import type { ContentPort } from '../content.js';
import type { ReviewsPort } from '../reviews.js';
import { callMethod, interceptCalls } from './interceptCalls.js';

/** LRU capacity per method; data shared between pages is requested so often that it stays cached. */
const CACHED_ANSWERS_MAX = 500;
/** Products fetched per read, in the order in which the pages of their type are rendered. */
const PRODUCTS_AT_ONCE = 200;

/**
 * Wraps a backend for a build that renders every page: repeated reads come from a cache, and products are read in
 * batches. Results are shared and must not be mutated. Not for a server, which would never see a change.
 */
export function readOnce<T extends Backend>(backend: T): T {
  const { store, content } = backend;
  return {
    ...backend,
    store: {
      ...store,
      catalogue: catalogueOnce(store.catalogue),
      reviews: reviewsOnce(store.reviews),
    },
    content: contentOnce(content),
  };
}

function catalogueOnce(catalogue: CataloguePort): CataloguePort {
  const shared = sharedProducts();
  const kept = onceEach(catalogue, [
    ...(['listProductRefs', 'listCategories', 'listStockedSizes', 'listBrands', 'listAssortment'] as const),
  ]);
  return {
    ...kept,
    listProducts: once(async (query: ProductQuery) => {
      const page = await catalogue.listProducts(query);
      return { ...page, items: page.items.map(shared) };
    }),
    getProduct: productsAhead(kept),
  };
}

/** Most products have no reviews, which one read of all ratings tells. */
function reviewsOnce(reviews: ReviewsPort): ReviewsPort {
  const listRatings = once(() => reviews.listRatings());
  return {
    ...reviews,
    listRatings,
    findNewest: async (productId, perPage) =>
      (await listRatings()).has(productId) ? reviews.findNewest(productId, perPage) : null,
  };
}

function contentOnce(content: ContentPort): ContentPort {
  return onceEach(content, [
    ...(['getShell', 'getHome', 'getNotFound', 'getTranslations', 'getPage', 'getTip', 'findTipId'] as const),
    ...(['listPages', 'listFaq', 'listTips', 'listBranches'] as const),
  ]);
}

/** Caches the results of these methods by their arguments. */
function onceEach<Port extends object>(port: Port, names: readonly (keyof Port)[]): Port {
  const methods = new Map<PropertyKey, (...args: unknown[]) => Promise<unknown>>(
    names.map((name) => [name, once((...args) => callMethod(port, name, args))]),
  );
  return interceptCalls(port, (name, args) => methods.get(name)?.(...args) ?? callMethod(port, name, args));
}

/** An LRU cache of results by arguments; failures are not cached. */
function once<Args extends readonly unknown[], Answer>(
  read: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const answer = kept.get(key) ?? read(...args);
    kept.delete(key);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > CACHED_ANSWERS_MAX && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

/** One object per product, shared by all cached listings that contain it. */
function sharedProducts(): (product: Product) => Product {
  const known = new Map<number, WeakRef<Product>>();
  return (product) => {
    const before = known.get(product.id)?.deref();
    if (before !== undefined) return before;
    known.set(product.id, new WeakRef(product));
    return product;
  };
}

/** Reads a product in a batch with the next ones of its type; each batch replaces the one before. */
function productsAhead(catalogue: CataloguePort): CataloguePort['getProduct'] {
  let ahead: Promise<ReadonlyMap<number, Product>> = Promise.resolve(new Map<number, Product>());
  return async (id) => {
    const known = (await ahead).get(id);
    if (known !== undefined) return known;
    const refs = await catalogue.listProductRefs();
    const type = refs.find((ref) => ref.id === id)?.type;
    if (type === undefined) return catalogue.getProduct(id);
    const ids = refs.filter((ref) => ref.type === type).map((ref) => ref.id);
    const start = ids.indexOf(id);
    ahead = catalogue
      .getProducts(ids.slice(start, start + PRODUCTS_AT_ONCE))
      .then((products) => new Map(products.map((product) => [product.id, product])));
    return (await ahead).get(id) ?? null;
  };
}
