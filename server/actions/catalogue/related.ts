import type { Category } from '../../../domain/catalogue/category.js';
import { isSellable, type Product } from '../../../domain/catalogue/product.js';
import type { Backend } from '../../ports/backend.js';
import { SLIDER_PRODUCTS, WHOLE_LIST } from './listings.js';
import { interleave } from './interleave.js';

export type Kind = 'tyre' | 'battery' | 'oil' | 'rim';

/**
 * Searches for products used together with this kind, most useful first. Nothing that fits only certain cars, such as
 * an air filter, because the shopper's car is unknown.
 */
const SEARCHES: Record<Kind, readonly string[]> = {
  tyre: [
    'valve caps',
    'pressure gauge',
    'tyre inflator',
    'puncture repair kit',
    'tyre sealant',
    'wheel wrench',
    'trolley jack',
  ],
  battery: ['battery charger', 'jump leads', 'battery terminal', 'battery tester'],
  oil: ['oil filter', 'oil additive', 'engine flush', 'coolant'],
  rim: ['wheel bolts', 'valve caps', 'wheel wrench', 'pressure gauge', 'trolley jack'],
};
const SLUGS: readonly [Kind, RegExp][] = [
  ['battery', /batter/],
  ['oil', /\boils?\b|lubricant/],
  ['rim', /\brims?\b|\balloy/],
];
/** Oils and fluids for anything but the engine: an oil filter is no match for them. */
const OTHER_FLUID = /brake|gear|transmission|cvt|\batf\b|coolant|steering|فرامل|فتيس|كرونة|ردياتير|باور/i;
const FOUND_PER_SEARCH = 2;
const KEPT_MS = 60_000;

interface Kept {
  atMs: number;
  value: Promise<Product[]>;
}

/** Cached, because every product page needs them and the result is the same for all products of a kind. */
const cacheByBackend = new WeakMap<Backend, Map<Kind, Kept>>();

interface Related {
  /** true if the operator has chosen the first of them. */
  isAdvised: boolean;
  /** true if used together with the product, false if merely from the same category. */
  goTogether: boolean;
  products: Product[];
}

/**
 * Products in stock: first those that the operator recommends, then those that complement the product; if none are known,
 * others of its category.
 */
export async function listRelated(backend: Backend, product: Product): Promise<Related> {
  const advised = await advisedFor(backend, product);
  const { goTogether, products } = await findRelated(backend, product);
  const isNew = ({ id }: Product) => !advised.some((other) => other.id === id);
  const all = [...advised, ...products.filter(isNew)].slice(0, SLIDER_PRODUCTS);
  return { isAdvised: advised.length > 0, goTogether, products: all };
}

async function advisedFor({ store }: Backend, { id, upsellIds, crossSellIds }: Product): Promise<Product[]> {
  const ids = [...new Set([...upsellIds, ...crossSellIds])];
  if (ids.length === 0) return [];
  const products = await store.catalogue.getProducts(ids);
  return products.filter(
    (other) => isSellable(other.stock, other.quantityRule) && (other.parent ?? other.id) !== id,
  );
}

async function findRelated(backend: Backend, product: Product): Promise<Omit<Related, 'isAdvised'>> {
  const categories = await backend.store.catalogue.listCategories();
  const kind = kindOf(product, categories);
  // A search may also find alternatives to the product: `tyre sealant` finds tyres.
  const isRival = (other: Product) =>
    isTyre(other) || other.categoryIds.some((id) => product.categoryIds.includes(id));
  const found = kind === null ? [] : await complementsOf(backend, kind);
  const complements = found.filter((other) => !isRival(other));
  const goTogether = complements.length > 0;
  const list = goTogether ? complements : await othersOfCategory(backend, product);
  const products = list.filter(({ id, parent }) => (parent ?? id) !== product.id).slice(0, SLIDER_PRODUCTS);
  return { goTogether, products };
}

/** What a product is, by its size or its category; null for everything else. */
export function kindOf(product: Product, categories: readonly Category[]): Kind | null {
  const { name, categoryIds } = product;
  if (isTyre(product)) return 'tyre';
  const slugs = categories.filter(({ id }) => categoryIds.includes(id)).map(({ slug }) => slug);
  const kind = SLUGS.find(([, pattern]) => slugs.some((slug) => pattern.test(slug)))?.[0] ?? null;
  return kind === 'oil' && OTHER_FLUID.test(Object.values(name).join(' ')) ? null : kind;
}

function isTyre({ size, variations }: Product): boolean {
  return size !== null || variations.some((variation) => variation.size !== null);
}

function complementsOf(backend: Backend, kind: Kind): Promise<Product[]> {
  const kept = cacheByBackend.get(backend) ?? new Map<Kind, Kept>();
  cacheByBackend.set(backend, kept);
  const known = kept.get(kind);
  if (known !== undefined && Date.now() - known.atMs < KEPT_MS) return known.value;
  const value = search(backend, SEARCHES[kind]);
  kept.set(kind, { atMs: Date.now(), value });
  value.catch(() => kept.delete(kind));
  return value;
}

/** The first result of each search, then the second of each. */
async function search({ store }: Backend, texts: readonly string[]): Promise<Product[]> {
  const pages = await Promise.all(
    texts.map((text) =>
      store.catalogue.listProducts({
        ...WHOLE_LIST,
        perPage: FOUND_PER_SEARCH,
        search: text,
        inStock: true,
        sort: 'relevance',
      }),
    ),
  );
  const lists = pages.map(({ items, leftOut }) => (leftOut.length > 0 ? [] : items));
  return interleave(lists, (product) => product.parent ?? product.id);
}

async function othersOfCategory({ store }: Backend, { categoryIds }: Product): Promise<Product[]> {
  const [category] = categoryIds;
  const page = await store.catalogue.listProducts({
    ...WHOLE_LIST,
    perPage: SLIDER_PRODUCTS + 1,
    inStock: true,
    sort: 'relevance',
    ...(category === undefined ? {} : { category }),
  });
  return page.items;
}
