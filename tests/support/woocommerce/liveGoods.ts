import * as v from 'valibot';
import type { StoreClient } from '../../../server/adapters/wpRest/client.js';
import { BATCH, createAll, createOne, slices, type Undo } from './liveWrites.js';
import type { Entry, StandInState } from './standInState.js';

/* The contract's products, categories, attributes and zones as requests to a real WooCommerce. */

const NAMED = v.object({ id: v.number(), name: v.string(), slug: v.optional(v.string(), '') });
const STOCKED = v.object({ id: v.number(), sku: v.string() });

/** Creates missing products, and returns their ids. */
export async function bringGoods(client: StoreClient, state: StandInState, undo: Undo): Promise<Set<number>> {
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

interface Attribute {
  name: string;
  options: string[];
  /** Whether the product's variations differ in it. */
  variation: boolean;
}

/** Ids of the global attributes, by name; the others are written into the products. */
async function bringAttributes(
  client: StoreClient,
  state: StandInState,
  undo: Undo,
): Promise<Map<string, number>> {
  const path = 'products/attributes';
  const there = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}`));
  const ids = new Map<string, number>();
  for (const [name, terms] of termsByAttribute(state)) {
    const slug = `pa_${name.toLowerCase().replaceAll(' ', '-')}`;
    const known = there.find((attribute) => attribute.slug === slug)?.id;
    const id = known ?? (await createOne(client, path, { name }, undo));
    const named = v.parse(v.array(NAMED), await client.list(`wc/v3/${path}/${id}/terms`));
    const missing = terms.filter((term) => !named.some((other) => other.name === term['name']));
    const requests = missing.map((term) => ({ name: term['name'], name_ar: term['name_ar'] }));
    await createAll(client, `${path}/${id}/terms`, requests, undo);
    ids.set(name, id);
  }
  return ids;
}

type Term = StandInState['terms'][number];

/** Only terms of global attributes can have Arabic names; variations have fields for theirs. */
function termsByAttribute({ products, terms }: StandInState): Map<string, Term[]> {
  const translated = new Map<unknown, Term>(
    terms
      .filter(({ name, name_ar }) => name_ar !== undefined && name_ar !== name)
      .map((term) => [term['name'], term]),
  );
  const found = new Map<string, Set<Term>>();
  for (const product of products.values()) {
    for (const { name, options, variation } of product['attributes'] as Attribute[]) {
      for (const option of variation ? [] : options) {
        const term = translated.get(option);
        if (term !== undefined) found.set(name, (found.get(name) ?? new Set<Term>()).add(term));
      }
    }
  }
  return new Map([...found].map(([name, own]) => [name, [...own]]));
}

/** Ids of the store's categories, by the contract's category ids. */
async function bringCategories(
  client: StoreClient,
  { categories }: StandInState,
  undo: Undo,
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
async function bringDelivery(client: StoreClient, { zones }: StandInState, undo: Undo): Promise<void> {
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
