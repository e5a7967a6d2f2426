import * as v from 'valibot';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { mapConcurrent } from '../../wpRest/mapConcurrent.js';
import type { ReadProduct } from './productMapping.js';
import { ENTRIES, ID_OR_0 } from '../../wpRest/fields.js';
import { CATEGORIES, PRODUCTS, TERMS, variationsOf } from '../../wpRest/recordKinds.js';
import {
  type CompanionTerm,
  parsed,
  PRODUCT_FIELDS,
  VARIATION_FIELDS,
  WC_CATEGORY,
  type WcCategory,
  type WcProduct,
} from '../../wpRest/shapes.js';

/** Number of products whose variations are read concurrently. */
const VARIATIONS_AT_ONCE = 4;
/** Limited by the length of the address. */
const IDS_A_REQUEST = 100;

/**
 * With it, the companion plugin returns products with these fields of their variations, at least one in a response: the
 * rest of a slow store is cut off, and asked for again.
 */
const WITH_VARIATIONS = 'storefront_variations';

/** Products with these ids and their variations, whatever their status; `isBulk`: for no shopper. */
export async function readProductsById(
  client: StoreClient,
  ids: readonly number[],
  options: { isBulk?: boolean } = {},
): Promise<ReadProduct[]> {
  const read: ReadProduct[] = [];
  let left = [...ids];
  while (left.length > 0) {
    const include = left.slice(0, IDS_A_REQUEST).join(',');
    const query = { include, status: 'any', _fields: PRODUCT_FIELDS, [WITH_VARIATIONS]: VARIATION_FIELDS };
    const products = client.records.list(PRODUCTS, await client.list('wc/v3/products', query, options));
    const isAdding = products.some(({ storefront_variations }) => storefront_variations !== undefined);
    const cutOff = isAdding ? products.filter(lacksVariations) : [];
    const whole = products.filter((product) => !cutOff.includes(product));
    read.push(...(await withVariations(client, whole, options)));
    left = [...left.slice(IDS_A_REQUEST), ...cutOff.map(({ id }) => id)];
  }
  return read;
}

function lacksVariations({ type, variations, storefront_variations }: WcProduct): boolean {
  return type === 'variable' && variations.length > 0 && storefront_variations === undefined;
}

/** A variation is returned by its id too, with other types in some fields: `total_sales` is a text. */
const WC_KIND = v.object({ type: v.string(), parent_id: ID_OR_0 });

/** The parent product of a variation; null if the id is not a variation. */
export async function readParentId(client: StoreClient, id: number): Promise<number | null> {
  try {
    const query = { _fields: 'type,parent_id' };
    const { body } = await client.request({ method: 'GET', path: `wc/v3/products/${id}`, query });
    const { type, parent_id } = parsed(WC_KIND, body);
    return type === 'variation' ? parent_id : null;
  } catch (error) {
    if (error instanceof StoreRefusal && error.answered === 404) return null;
    throw error;
  }
}

async function withVariations(
  client: StoreClient,
  products: readonly WcProduct[],
  options: { isBulk?: boolean },
): Promise<ReadProduct[]> {
  return mapConcurrent(products, VARIATIONS_AT_ONCE, async (product) => {
    const kind = variationsOf(product.id);
    if (!lacksVariations(product)) {
      return { product, variations: client.records.within(kind, product.storefront_variations ?? []) };
    }
    const path = `wc/v3/products/${product.id}/variations`;
    const entries = await client.list(path, { _fields: VARIATION_FIELDS }, options);
    return { product, variations: client.records.list(kind, entries) };
  });
}

/** All categories that the store has. */
export async function readCategories(client: StoreClient): Promise<WcCategory[]> {
  const fields = Object.keys(WC_CATEGORY.entries).join(',');
  return client.records.list(CATEGORIES, await client.list('wc/v3/products/categories', { _fields: fields }));
}

/** Translated names and logos of attribute terms; empty without the companion plugin. */
export async function readTerms(client: StoreClient): Promise<CompanionTerm[]> {
  try {
    const { body } = await client.request({ method: 'GET', path: 'wc-storefront/v1/terms', as: 'none' });
    return client.records.list(TERMS, parsed(ENTRIES, body));
  } catch (error) {
    if (error instanceof StoreRefusal && error.refusal === 'rest_no_route') return [];
    throw error;
  }
}
