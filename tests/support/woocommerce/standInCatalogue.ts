import {
  type Asked,
  type Answered,
  failure,
  invalidParam,
  paged,
  type StandInRoute,
} from './standInRoute.js';
import { type Entry, type StandInState, wpTime, writeMeta } from './standInState.js';

const UNKNOWN_PRODUCT = () => failure(404, 'woocommerce_rest_product_invalid_id');

export const catalogueRoutes: StandInRoute[] = [
  { method: 'GET', path: /^wc\/v3\/products$/, answer: listProducts },
  {
    method: 'GET',
    path: /^wc\/v3\/products\/(\d+)$/,
    answer: ({ state }, [id]) => {
      const found = state.products.get(id!) ?? asProduct(state, id!);
      return found === undefined ? UNKNOWN_PRODUCT() : { status: 200, body: productOf(state, found) };
    },
  },
  {
    method: 'PUT',
    path: /^wc\/v3\/products\/(\d+)$/,
    answer: ({ state, body }, [id]) => change(state, state.products.get(id!), body),
  },
  {
    method: 'DELETE',
    path: /^wc\/v3\/products\/(\d+)$/,
    answer: ({ state, query }, [id]) => {
      const found = state.products.get(id!);
      if (found === undefined) return UNKNOWN_PRODUCT();
      if (query.get('force') === 'true') state.products.delete(id!);
      else state.products.set(id!, { ...found, status: 'trash' });
      return { status: 200, body: found };
    },
  },
  {
    method: 'GET',
    path: /^wc\/v3\/products\/(\d+)\/variations$/,
    // Empty for a product without variations or an unknown one.
    answer: (asked, [id]) => paged(asked, variationsOf(asked.state, id!)),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/products\/(\d+)\/variations\/(\d+)$/,
    answer: ({ state }, [parent, id]) => {
      const found = state.variations.get(id!);
      return found !== undefined && found['parent_id'] === parent
        ? { status: 200, body: variationOf(state, found) }
        : failure(404, 'woocommerce_rest_product_variation_invalid_id');
    },
  },
  {
    method: 'PUT',
    path: /^wc\/v3\/products\/(\d+)\/variations\/(\d+)$/,
    answer: ({ state, body }, [parent, id]) => {
      const product = state.products.get(parent!);
      if (product !== undefined) product['date_modified_gmt'] = wpTime(state.now());
      return change(state, state.variations.get(id!), body);
    },
  },
  {
    method: 'GET',
    path: /^wc\/v3\/products\/categories$/,
    answer: (asked) =>
      paged(
        asked,
        asked.state.categories.map((entry) => categoryOf(asked.state, entry)),
      ),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/products\/categories\/(\d+)$/,
    answer: ({ state }, [id]) => {
      const found = state.categories.find((entry) => entry.id === id);
      return found === undefined
        ? failure(404, 'woocommerce_rest_term_invalid')
        : { status: 200, body: categoryOf(state, found) };
    },
  },
  {
    method: 'GET',
    path: /^wc-storefront\/v1\/terms$/,
    needsKeys: false,
    answer: ({ state }) =>
      state.plugins.companion ? { status: 200, body: state.terms } : failure(404, 'rest_no_route'),
  },
];

/** Without the companion plugin, categories have no Arabic. */
function categoryOf(state: StandInState, { name_ar, description_ar, icon, ...stock }: Entry): Entry {
  const count = [...state.products.values()].filter((product) => inCategories(product, [stock.id])).length;
  return {
    ...stock,
    id: stock.id,
    count,
    ...(state.plugins.companion ? { name_ar, description_ar, icon } : {}),
  };
}

/** All variations of a product, newest first. */
export function variationsOf(state: StandInState, parentId: number): Entry[] {
  return [...state.variations.values()]
    .filter((entry) => entry['parent_id'] === parentId)
    .map((entry) => variationOf(state, entry))
    .reverse();
}

/** The companion plugin adds them to a list of products that asks for them. */
function withVariations({ state, query }: Asked, product: Entry, listed: readonly Entry[]): object {
  const first = listed.find(({ type }) => type === 'variable');
  if (state.addsVariations === 'first' && product !== first) return {};
  const isAsked = query.has('storefront_variations') && state.plugins.companion && state.addsVariations;
  if (!isAsked || product['type'] !== 'variable') return {};
  return { storefront_variations: variationsOf(state, product.id) };
}

/** A variation without its own stock and shipping class reports its product's. */
function variationOf(state: StandInState, entry: Entry): Entry {
  const parent = state.products.get(entry['parent_id'] as number);
  const own = Number(entry['shipping_class_id'] ?? 0) !== 0;
  const { shipping_class, shipping_class_id } = own ? entry : (parent ?? entry);
  const shown = { ...entry, shipping_class, shipping_class_id };
  if (entry['manage_stock'] !== 'parent') return shown;
  const { stock_quantity, stock_status } = shelfOf(state, entry);
  return { ...shown, stock_quantity, stock_status };
}

/** The entry that holds the stock of a product or a variation. */
export function shelfOf(state: StandInState, goods: Entry): Entry {
  const parent =
    goods['manage_stock'] === 'parent' ? state.products.get(goods['parent_id'] as number) : undefined;
  return parent ?? goods;
}

/** WooCommerce 7.9 does not report passwords, so the companion plugin does. */
function productOf(state: StandInState, { post_password, ...product }: Entry): Entry {
  return state.version === '7.9.0' && !state.plugins.companion
    ? { ...product, id: product.id }
    : { ...product, id: product.id, post_password: post_password ?? '' };
}

/** A variation as returned by `products/{id}`. */
function asProduct(state: StandInState, id: number): Entry | undefined {
  const variation = state.variations.get(id);
  if (variation === undefined) return undefined;
  const parent = state.products.get(variation['parent_id'] as number);
  return {
    ...parent,
    ...variationOf(state, variation),
    slug: `variation-${id}`,
    type: 'variation',
    // A text, unlike the number of a product.
    total_sales: '0',
    categories: [],
    variations: [],
  };
}

function change(state: StandInState, entry: Entry | undefined, body: Record<string, unknown>): Answered {
  if (entry === undefined) return UNKNOWN_PRODUCT();
  const { meta_data, ...fields } = body;
  Object.assign(entry, fields, {
    meta_data: writeMeta(state, (entry['meta_data'] ?? []) as never, meta_data),
    date_modified_gmt: wpTime(state.now()),
  });
  refreshStock(entry);
  const regular = (entry['regular_price'] ?? '') as string;
  const sale = (entry['sale_price'] ?? '') as string;
  if (entry['type'] !== 'variable') {
    entry['price'] = sale === '' ? regular : sale;
    entry['on_sale'] = sale !== '';
  }
  return { status: 200, body: entry };
}

export function refreshStock(entry: Entry): void {
  if (entry['manage_stock'] !== true) return;
  const empty = entry['backorders_allowed'] === true ? 'onbackorder' : 'outofstock';
  entry['stock_status'] = Number(entry['stock_quantity']) > 0 ? 'instock' : empty;
}

function inCategories(product: Entry, ids: readonly number[]): boolean {
  return (product['categories'] as { id: number }[]).some(({ id }) => ids.includes(id));
}

const ORDERS = [
  'date',
  'id',
  'include',
  'title',
  'slug',
  'price',
  'popularity',
  'rating',
  'menu_order',
  'modified',
];

function listProducts(asked: Asked): Answered {
  const { state, query } = asked;
  const orderBy = query.get('orderby') ?? 'date';
  if (!ORDERS.includes(orderBy)) return invalidParam('orderby');
  const statuses = query.get('status') ?? 'any';
  const wanted = FILTERS.reduce(
    (products, filter) => filter(products, query, state),
    [...state.products.values()].filter(({ status }) =>
      statuses === 'any' ? status !== 'trash' : status === statuses,
    ),
  );
  const direction = query.get('order') === 'asc' ? 1 : -1;
  const sorted = [...wanted].sort((a, b) => direction * compare(a, b, orderBy));
  return paged(
    asked,
    sorted.map((product) => ({ ...productOf(state, product), ...withVariations(asked, product, sorted) })),
  );
}

function compare(a: Entry, b: Entry, orderBy: string): number {
  if (orderBy === 'title') return String(a['name']).localeCompare(String(b['name']));
  if (orderBy === 'price') return Number(a['price']) - Number(b['price']);
  if (orderBy === 'rating') return Number(a['average_rating'] ?? 0) - Number(b['average_rating'] ?? 0);
  return a.id - b.id;
}

type Filter = (products: Entry[], query: URLSearchParams, state: StandInState) => Entry[];

const FILTERS: Filter[] = [
  (products, query) => {
    const include = query.get('include')?.split(',').map(Number);
    return include === undefined ? products : products.filter(({ id }) => include.includes(id));
  },
  (products, query, state) => {
    const given = query.get('category');
    if (given === null) return products;
    // A slug is not an id, and without ids nothing is found.
    const ids = given.split(',').map(Number);
    const children = state.categories
      .filter(({ parent }) => ids.includes(parent as number))
      .map(({ id }) => id);
    return products.filter((product) => inCategories(product, [...ids, ...children]));
  },
  (products, query) => {
    const words = (query.get('search') ?? '').toLowerCase().split(' ');
    const text = (product: Entry) =>
      `${String(product['name'])} ${String(product['description'])} ${String(product['short_description'])}`.toLowerCase();
    return products.filter((product) => words.every((word) => text(product).includes(word)));
  },
  (products, query, state) => {
    // The only filter that finds variations too.
    const variations = [...state.variations.values()].filter((entry) => entry['sku'] === query.get('sku'));
    return [...equal(products, query, 'sku'), ...variations.map(({ id }) => asProduct(state, id)!)];
  },
  (products, query) =>
    query.get('on_sale') === 'true' ? products.filter((product) => product['on_sale'] === true) : products,
  (products, query) => equal(products, query, 'slug'),
  (products, query) => equal(products, query, 'type'),
  (products, query) => equal(products, query, 'stock_status'),
  (products, query) => {
    const after = query.get('modified_after');
    return after === null
      ? products
      : products.filter((product) => String(product['date_modified_gmt']) > after);
  },
  (products, query) => {
    // One pair per request; an unknown attribute is ignored as a filter.
    const [slug, term] = [query.get('attribute'), query.get('attribute_term')];
    if (slug === null || !products.some((product) => attribute(product, slug) !== undefined)) return products;
    const names = (term ?? '').split(',').map((id) => TERM_NAMES[id]);
    return products.filter((product) =>
      attribute(product, slug)?.options.some((option) => names.includes(option)),
    );
  },
];

/** Ids of terms in the recordings. */
const TERM_NAMES: Record<string, string> = { '16': 'Michelin', '18': 'Pirelli' };

function attribute(product: Entry, slug: string): { slug: string; options: string[] } | undefined {
  return (product['attributes'] as { slug: string; options: string[] }[]).find(
    (entry) => entry.slug === slug,
  );
}

function equal(products: Entry[], query: URLSearchParams, field: string): Entry[] {
  const value = query.get(field);
  return value === null ? products : products.filter((product) => product[field] === value);
}
