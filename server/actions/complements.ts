import type { Category } from '../../domain/category.js';
import type { Product } from '../../domain/product.js';
import type { Backend } from '../ports/backend.js';
import { SLIDER_PRODUCTS, WHOLE_LIST } from './listings.js';

type Kind = 'tyre' | 'battery' | 'oil' | 'rim';

/** What is used together with goods of a kind, as shoppers would search for it; the most useful first. */
const SEARCHES: Record<Kind, readonly string[]> = {
  tyre: [
    'pressure gauge',
    'tyre inflator',
    'puncture repair kit',
    'valve caps',
    'tyre gloss',
    'trolley jack',
  ],
  battery: ['battery charger', 'jump leads', 'pressure gauge', 'warning triangle'],
  oil: ['oil filter', 'air filter', 'coolant', 'brake fluid', 'wiper blade'],
  rim: ['wheel bolts', 'valve caps', 'wheel wrench', 'pressure gauge', 'tyre gloss', 'trolley jack'],
};
const SLUGS: readonly [Kind, RegExp][] = [
  ['battery', /batter/],
  ['oil', /oil|fluid|lubricant/],
  ['rim', /rim|alloy/],
];
const FOUND_PER_SEARCH = 2;
const KEPT_MS = 60_000;

interface Kept {
  atMs: number;
  value: Promise<Product[]>;
}

/** Every product page asks, and all of a kind are answered alike. */
const keptByBackend = new WeakMap<Backend, Map<Kind, Kept>>();

/** Goods in stock that go with a product; for goods of no such kind, others of its category. */
export async function listComplements(backend: Backend, product: Product): Promise<Product[]> {
  const categories = await backend.store.catalogue.listCategories();
  const kind = kindOf(product, categories);
  const found = kind === null ? [] : await complementsOf(backend, kind);
  const isRival = ({ categoryIds }: Product) => categoryIds.some((id) => product.categoryIds.includes(id));
  const list =
    kind === null ? await othersOfCategory(backend, product) : found.filter((other) => !isRival(other));
  return list.filter(({ id, parent }) => (parent ?? id) !== product.id).slice(0, SLIDER_PRODUCTS);
}

function kindOf({ size, variations, categoryIds }: Product, categories: readonly Category[]): Kind | null {
  if (size !== null || variations.some((variation) => variation.size !== null)) return 'tyre';
  const slugs = categories.filter(({ id }) => categoryIds.includes(id)).map(({ slug }) => slug);
  return SLUGS.find(([, pattern]) => slugs.some((slug) => pattern.test(slug)))?.[0] ?? null;
}

function complementsOf(backend: Backend, kind: Kind): Promise<Product[]> {
  const kept = keptByBackend.get(backend) ?? new Map<Kind, Kept>();
  keptByBackend.set(backend, kept);
  const known = kept.get(kind);
  if (known !== undefined && Date.now() - known.atMs < KEPT_MS) return known.value;
  const value = search(backend, SEARCHES[kind]);
  kept.set(kind, { atMs: Date.now(), value });
  value.catch(() => kept.delete(kind));
  return value;
}

/** The first find of each search, then the second of each. */
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
  const inTurn = Array.from({ length: FOUND_PER_SEARCH }, (_, rank) =>
    lists.flatMap((items) => items[rank] ?? []),
  ).flat();
  return [...new Map(inTurn.map((product) => [product.parent ?? product.id, product])).values()];
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
