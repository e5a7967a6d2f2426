import * as v from 'valibot';
import { createClient, type StoreAccess, type StoreClient } from '../../../server/adapters/wpRest/client.js';
import { StoreRefusal } from '../../../server/adapters/wpRest/refusals.js';
import { seededState } from './seededStandIn.js';
import type { Entry, StandInState } from './standInState.js';

/*
 * A real WooCommerce for the contract tests. The products they need are created in it, the store's own products are
 * hidden, and everything created is deleted afterwards. Requires the JWT plugin and the companion plugin.
 */

export interface LiveStore {
  /** `fetch` for the shop under test, which sees only the contract's products. */
  ask: typeof fetch;
  /** Deletes what the contract has created, and restores the stock. */
  close(): Promise<void>;
}

/** The store configured in the environment; null if there is none. */
export function liveAccess(env: NodeJS.ProcessEnv): StoreAccess | null {
  const { LIVE_STORE_URL: url, LIVE_STORE_CONSUMER_KEY: key, LIVE_STORE_CONSUMER_SECRET: secret } = env;
  if (url === undefined || url === '') return null;
  return { url: url.replace(/\/+$/, ''), consumerKey: key ?? '', consumerSecret: secret ?? '' };
}

/** WooCommerce creates or deletes this many entries per request well within its time limit. */
const BATCH = 20;
const GLOBAL_ATTRIBUTES = ['Brand', 'Origin'];

const ID = v.object({ id: v.number() });
const NAMED = v.object({ id: v.number(), name: v.string(), slug: v.optional(v.string(), '') });
const STOCKED = v.object({ id: v.number(), sku: v.string() });
const DELETED = v.object({ delete: v.array(v.object({ error: v.optional(v.unknown()) })) });
const BATCHED = v.object({
  create: v.optional(
    v.array(v.object({ id: v.number(), sku: v.optional(v.string(), ''), error: v.optional(v.unknown()) })),
    [],
  ),
});

/** Creates the contract's data in a real store, and deletes it on `close`. */
export async function openLiveStore(access: StoreAccess, ask = fetch): Promise<LiveStore> {
  const client = createClient({ ...access, fetch: ask });
  /** Run in reverse order. */
  const undo: (() => Promise<unknown>)[] = [];
  /** Every step runs, even if others fail. */
  const close = async () => {
    const failures: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, LEFT_BEHIND);
  };
  try {
    const shown = await bringGoods(client, seededState(), undo);
    const made = { customers: new Set<number>(), orders: new Set<number>() };
    const mayDelete = await mayDeleteCustomers(client);
    undo.push(() =>
      mayDelete ? deleteAll(client, 'customers', [...made.customers]) : tellOf(made.customers),
    );
    undo.push(() => deleteOrders(client, [...made.orders]));
    return { ask: watched(ask, shown, made), close };
  } catch (error) {
    await close().catch((left: unknown) => console.warn(left));
    throw error;
  }
}

const LEFT_BEHIND =
  'Not everything that the contract made could be taken away: look for goods, orders and customers named contract.invalid in the store';

/** Only administrators can delete customers in WooCommerce; no customer has id 0. */
async function mayDeleteCustomers(client: StoreClient): Promise<boolean> {
  const nobody = { method: 'DELETE', path: 'wc/v3/customers/0', query: { force: 'true' } } as const;
  return client.request(nobody).then(
    () => true,
    (error: unknown) => error instanceof StoreRefusal && error.code === 'woocommerce_rest_invalid_id',
  );
}

function tellOf(customers: ReadonlySet<number>): Promise<void> {
  if (customers.size > 0) {
    console.warn(
      `${customers.size} customers stay in the store, for this key may not delete them: delete those named contract.invalid under Users in wp-admin`,
    );
  }
  return Promise.resolve();
}

/** A `fetch` that shows only these products, and records the customers and orders that are created. */
function watched(
  ask: typeof fetch,
  shown: ReadonlySet<number>,
  made: Record<'customers' | 'orders', Set<number>>,
): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const kind = /\/wc\/v3\/(customers|orders|products)$/.exec(path)?.[1];
    if (kind === undefined || !response.ok) return response;
    const body: unknown = await response.json();
    if (init?.method === 'POST' && kind !== 'products') {
      made[kind as keyof typeof made].add(v.parse(ID, body).id);
    }
    const isList = kind === 'products' && Array.isArray(body);
    const seen = isList ? body.filter((product) => shown.has(v.parse(ID, product).id)) : body;
    return new Response(JSON.stringify(seen), response);
  };
}

/** Creates missing products, and returns their ids. */
async function bringGoods(
  client: StoreClient,
  state: StandInState,
  undo: (() => Promise<unknown>)[],
): Promise<Set<number>> {
  await bringDelivery(client, state, undo);
  const attributes = await bringAttributes(client, state, undo);
  const categories = await bringCategories(client, state, undo);
  const there = await idsBySku(
    client,
    [...state.products.values()].map(({ sku }) => String(sku)),
  );
  const missing = [...state.products.values()].filter(({ sku }) => !there.has(String(sku)));
  const made = await createAll(
    client,
    'products',
    missing.map((product) => productRequest(product, attributes, categories)),
    undo,
  );
  for (const [index, id] of made.entries()) {
    const parent = missing[index]?.id;
    const variations = [...state.variations.values()].filter(({ parent_id }) => parent_id === parent);
    await createAll(client, `products/${id}/variations`, variations.map(variationRequest));
  }
  return new Set([...there.values(), ...made]);
}

async function idsBySku(client: StoreClient, skus: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const some of slices(skus, 2 * BATCH)) {
    const query = { sku: some.join(','), status: 'any', _fields: 'id,sku' };
    const products = v.parse(v.array(STOCKED), await client.list('wc/v3/products', query));
    for (const { id, sku } of products) found.set(sku, id);
  }
  return found;
}

/** Attributes whose terms have Arabic names, by name; the others are written into the products. */
async function bringAttributes(
  client: StoreClient,
  { terms }: StandInState,
  undo: (() => Promise<unknown>)[],
): Promise<Map<string, number>> {
  const path = 'products/attributes';
  const there = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}`));
  const ids = new Map<string, number>();
  for (const name of GLOBAL_ATTRIBUTES) {
    const known = there.find(({ slug }) => slug === `pa_${name.toLowerCase()}`)?.id;
    const id = known ?? (await createOne(client, path, { name }, undo));
    const named = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}/${id}/terms`));
    const missing = terms.filter((term) => !named.some((other) => other.name === term['name']));
    const requests = missing.map((term) => ({ name: term['name'], name_ar: term['name_ar'] }));
    await createAll(client, `${path}/${id}/terms`, requests, undo);
    ids.set(name, id);
  }
  return ids;
}

/** Ids of the store's categories, by the contract's category ids. */
async function bringCategories(
  client: StoreClient,
  { categories }: StandInState,
  undo: (() => Promise<unknown>)[],
): Promise<Map<number, number>> {
  const path = 'products/categories';
  const there = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}`));
  const ids = new Map<number, number>();
  for (const { id, parent, name, slug, description, name_ar, description_ar, icon } of categories) {
    const known = there.find((category) => category.slug === slug)?.id;
    const words = { name, slug, description, name_ar, description_ar, icon };
    const body = { ...words, parent: ids.get(Number(parent)) ?? 0 };
    ids.set(id, known ?? (await createOne(client, path, body, undo)));
  }
  return ids;
}

interface ZoneMethod {
  method_id: string;
  enabled: boolean;
  title: string;
  settings: { cost: { value: string } };
}

/** A store with any delivery method keeps its own. */
async function bringDelivery(
  client: StoreClient,
  { zones }: StandInState,
  undo: (() => Promise<unknown>)[],
): Promise<void> {
  const path = 'shipping/zones';
  const there = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}`));
  if (there.some(({ id }) => id !== 0)) return;
  for (const { name, order, locations, methods } of zones) {
    const id = await createOne(client, path, { name, order }, undo);
    await client.request({ method: 'PUT', path: `wc/v3/${path}/${id}/locations`, body: locations });
    for (const { method_id, enabled, title, settings } of methods as ZoneMethod[]) {
      const body = { method_id, enabled, settings: { title, cost: settings.cost.value } };
      await client.request({ method: 'POST', path: `wc/v3/${path}/${id}/methods`, body });
    }
  }
}

function productRequest(
  product: Entry,
  attributeIds: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<number, number>,
): object {
  const attributes = (product['attributes'] as { name: string; options: string[] }[]).map(
    ({ name, options }) => ({
      ...(attributeIds.has(name) ? { id: attributeIds.get(name) } : { name }),
      ...{ options, visible: true, variation: product['type'] === 'variable' && name === 'Size' },
    }),
  );
  const { name, slug, type, sku, description, short_description, meta_data } = product;
  return {
    ...{ name, slug, type, sku, description, short_description },
    ...sold(product),
    attributes,
    categories: (product['categories'] as { id: number }[]).map(({ id }) => ({ id: categoryIds.get(id) })),
    meta_data: withoutIds(meta_data),
  };
}

function variationRequest(variation: Entry): object {
  const { sku, menu_order, meta_data } = variation;
  const attributes = (variation['attributes'] as { name: string; option: string }[]).map(
    ({ name, option }) => ({ name, option }),
  );
  return { sku, menu_order, ...sold(variation), attributes, meta_data: withoutIds(meta_data) };
}

function sold({ regular_price, sale_price, manage_stock, stock_quantity }: Entry): object {
  return { regular_price, sale_price, manage_stock, stock_quantity };
}

function withoutIds(meta: unknown): object[] {
  return (meta as { key: string; value: string }[]).map(({ key, value }) => ({ key, value }));
}

async function createOne(
  client: StoreClient,
  path: string,
  body: object,
  undo: (() => Promise<unknown>)[],
): Promise<number> {
  const reply = await client.request({ method: 'POST', path: `wc/v3/${path}`, body });
  const { id } = v.parse(ID, reply.body);
  undo.push(() =>
    client.request({ method: 'DELETE', path: `wc/v3/${path}/${id}`, query: { force: 'true' } }),
  );
  return id;
}

/** Ids in the order of the entries. */
async function createAll(
  client: StoreClient,
  path: string,
  entries: readonly object[],
  undo: (() => Promise<unknown>)[] = [],
): Promise<number[]> {
  const ids: number[] = [];
  undo.push(() => deleteAll(client, path, ids));
  for (const create of slices(entries, BATCH)) {
    const reply = await client.request({ method: 'POST', path: `wc/v3/${path}/batch`, body: { create } });
    const made = v.parse(BATCHED, reply.body).create;
    ids.push(...made.filter(({ error }) => error === undefined).map(({ id }) => id));
    const refused = made.find(({ error }) => error !== undefined);
    if (refused !== undefined)
      throw new Error(`WooCommerce refuses ${path}: ${JSON.stringify(refused.error)}`);
  }
  return ids;
}

/** A batch responds with 200, with an error for each entry that was not deleted. */
async function deleteAll(client: StoreClient, path: string, ids: readonly number[]): Promise<void> {
  const failures: unknown[] = [];
  for (const some of slices(ids, BATCH)) {
    const batch = { method: 'POST', path: `wc/v3/${path}/batch`, body: { delete: some } } as const;
    await client.request(batch).then(
      ({ body }) => failures.push(...v.parse(DELETED, body).delete.flatMap(({ error }) => error ?? [])),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `WooCommerce keeps some of ${path}`);
}

/** Cancelling an order restores its stock; deleting it does not. */
async function deleteOrders(client: StoreClient, ids: readonly number[]): Promise<void> {
  for (const some of slices(ids, BATCH)) {
    const update = some.map((id) => ({ id, status: 'cancelled' }));
    await client.request({ method: 'POST', path: 'wc/v3/orders/batch', body: { update } });
  }
  await deleteAll(client, 'orders', ids);
}

function slices<T>(entries: readonly T[], size: number): T[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}
