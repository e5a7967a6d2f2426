import * as v from 'valibot';
import type { Query, StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { mapConcurrent } from '../../wpRest/mapConcurrent.js';
import type { ReadProduct } from './productMapping.js';
import {
  COMPANION_TERM,
  type CompanionTerm,
  parsed,
  PRODUCT_FIELDS,
  VARIATION_FIELDS,
  WC_CATEGORY,
  WC_PRODUCT,
  WC_VARIATION,
  type WcCategory,
  type WcProduct,
} from '../../wpRest/shapes.js';

/** Number of products whose variations are read concurrently. */
const VARIATIONS_AT_ONCE = 4;
/** Limited by the length of the address. */
const IDS_A_REQUEST = 100;

/** Sorted by id, so that pages do not shift while they are read. */
const IN_ORDER = { orderby: 'id', order: 'asc' };

/** Products with their variations. The filters are passed to the store, which ignores unknown ones. */
export async function readProducts(client: StoreClient, query: Query): Promise<ReadProduct[]> {
  const products = parsed(
    v.array(WC_PRODUCT),
    await client.list('wc/v3/products', { ...IN_ORDER, _fields: PRODUCT_FIELDS, ...query }),
  );
  return withVariations(client, products);
}

/** With it, the companion plugin returns products with these fields of their variations, as long as that is quick. */
const WITH_VARIATIONS = 'storefront_variations';

/** Products with these ids, whatever their status. */
export async function readProductsById(client: StoreClient, ids: readonly number[]): Promise<ReadProduct[]> {
  const read: ReadProduct[] = [];
  for (let start = 0; start < ids.length; start += IDS_A_REQUEST) {
    const include = ids.slice(start, start + IDS_A_REQUEST).join(',');
    const query = { include, status: 'any', [WITH_VARIATIONS]: VARIATION_FIELDS };
    read.push(...(await readProducts(client, query)));
  }
  return read;
}

/** Ids of all published products; needed because deletions do not appear in lists of changes. */
export async function readPublishedIds(client: StoreClient): Promise<number[]> {
  const entries = await client.list('wc/v3/products', { ...IN_ORDER, status: 'publish', _fields: 'id' });
  return parsed(v.array(v.object({ id: v.number() })), entries).map(({ id }) => id);
}

/** A variation is returned by its id too, with other types in some fields: `total_sales` is a text. */
const WC_KIND = v.object({ type: v.string(), parent_id: v.number() });

/** The parent product of a variation; null if the id is not a variation. */
export async function readParentId(client: StoreClient, id: number): Promise<number | null> {
  try {
    const query = { _fields: 'type,parent_id' };
    const { body } = await client.request({ method: 'GET', path: `wc/v3/products/${id}`, query });
    const { type, parent_id } = parsed(WC_KIND, body);
    return type === 'variation' ? parent_id : null;
  } catch (error) {
    if (error instanceof StoreRefusal && error.status === 404) return null;
    throw error;
  }
}

async function withVariations(client: StoreClient, products: readonly WcProduct[]): Promise<ReadProduct[]> {
  return mapConcurrent(products, VARIATIONS_AT_ONCE, async (product) => {
    const { storefront_variations } = product;
    if (product.type !== 'variable' || product.variations.length === 0) return { product, variations: [] };
    if (storefront_variations !== undefined) return { product, variations: storefront_variations };
    const entries = await client.list(`wc/v3/products/${product.id}/variations`, {
      _fields: VARIATION_FIELDS,
    });
    return { product, variations: parsed(v.array(WC_VARIATION), entries) };
  });
}

/** All categories that the store has. */
export async function readCategories(client: StoreClient): Promise<WcCategory[]> {
  const fields = Object.keys(WC_CATEGORY.entries).join(',');
  return parsed(v.array(WC_CATEGORY), await client.list('wc/v3/products/categories', { _fields: fields }));
}

/** Translated names and logos of attribute terms; empty without the companion plugin. */
export async function readTerms(client: StoreClient): Promise<CompanionTerm[]> {
  try {
    const { body } = await client.request({ method: 'GET', path: 'wc-storefront/v1/terms', as: 'none' });
    return parsed(v.array(COMPANION_TERM), body);
  } catch (error) {
    if (error instanceof StoreRefusal && error.code === 'rest_no_route') return [];
    throw error;
  }
}
