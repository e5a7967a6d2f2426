import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';
import { parseId } from '../../../domain/core/parseId.js';
import {
  CURRENT_OFFER_TIMEOUT_MS,
  SEARCH_SUGGESTIONS,
  WORKING_DAYS_AHEAD,
} from '../../../domain/core/limits.js';
import { workingDaysFrom } from '../../../domain/delivery/deliveryPromise.js';
import { toDecimal } from '../../../domain/core/money.js';
import { toWireText } from '../../../domain/core/wireText.js';
import {
  toWireSearchResult,
  toWireVariation,
  type WireLiveProduct,
  type WireSearchResult,
  type WireVariation,
} from '../../../domain/catalogue/wireProduct.js';
import type { Category } from '../../../domain/catalogue/category.js';
import { byKey } from '../../../domain/core/byKey.js';
import { FACET_KEYS } from '../../../domain/catalogue/facets.js';
import type { WireListing } from '../../../domain/catalogue/listing/wireListing.js';
import { toWireCard, type WireCard } from '../../../domain/catalogue/wireCard.js';
import { listSameSize } from './listings.js';
import { namedWireProduct } from './namedProduct.js';
import { findLeads } from './leads.js';
import { findSuggestedFilters } from './suggestedFilters.js';
import type { Picked } from '../../../domain/catalogue/plate/picks.js';
import type { ReadAs } from '../../../domain/fitment/readAs.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort, Facets } from '../../ports/catalogue.js';
import type { Backend } from '../../ports/backend.js';

/** A page of a listing in the format of `/api`. */
export async function listProducts({ store }: Backend, query: ProductQuery): Promise<WireListing> {
  const { items, facets, leftOut, readAs, size, ...paging } = await store.catalogue.listProducts(query);
  const found = { items, total: paging.total, readAs, size };
  const { picks, bySize } = await findLeads(store.catalogue, query, found);
  const suggestedFilters = paging.total > 0 ? [] : await findSuggestedFilters(store.catalogue, query);
  return {
    items: items.map(namedWireProduct),
    picks: picks.map(toWirePick),
    by_size: bySize.map((group) => ({
      ...group,
      items: group.items.map(namedWireProduct),
      picks: group.picks.map(toWirePick),
    })),
    ...paging,
    facets: toWireFacets(facets),
    suggested_filters: suggestedFilters,
    left_out: leftOut,
    read_as: readAs === null ? null : toWireReadAs(readAs),
    size,
  };
}

function toWirePick({ item, ...pick }: Picked<Product>): WireListing['picks'][number] {
  return { ...pick, item: namedWireProduct(item) };
}

function toWireReadAs({ cars, isStocked, choices, soldOut, ...rest }: ReadAs): WireListing['read_as'] {
  const named = cars.map(({ make, model }) => ({
    ...toWireText('make', make),
    ...toWireText('model', model),
  }));
  return {
    ...rest,
    ...(choices === undefined ? {} : { choices: [...choices] }),
    ...(soldOut === undefined ? {} : { sold_out: [...soldOut] }),
    is_stocked: isStocked,
    cars: named,
  };
}

function toWireFacets({ values, price, inStock, onSale }: Facets): WireListing['facets'] {
  return {
    ...byKey(FACET_KEYS, (key) =>
      values[key].map(({ label, count }) => ({ ...toWireText('value', label), count })),
    ),
    price: price === null ? null : { min: toDecimal(price.min), max: toDecimal(price.max) },
    in_stock: inStock,
    on_sale: onSale,
  };
}

/** A product with current price and stock, and the next working days. Throws `product_not_found`. */
export async function readProduct({ store, settings }: Backend, idText: string): Promise<WireLiveProduct> {
  const product = namedWireProduct(await currentProduct(store.catalogue, idText));
  const working_days = workingDaysFrom(settings.deliveryCalendar, Date.now(), WORKING_DAYS_AHEAD);
  return { ...product, working_days };
}

/** A product's variations with current prices and stock. Throws `product_not_found`. */
export async function readVariations({ store }: Backend, idText: string): Promise<WireVariation[]> {
  return (await currentProduct(store.catalogue, idText)).variations.map(toWireVariation);
}

/** With current price and stock, or the last known ones if the store is down or slow. */
async function currentProduct(catalogue: CataloguePort, idText: string): Promise<Product> {
  const id = parseId(idText);
  const known = id === null ? null : await catalogue.getProduct(id);
  if (known === null) throw new ShopError('product_not_found');
  try {
    const late = sleep(CURRENT_OFFER_TIMEOUT_MS, [known], { ref: false });
    const [current] = await Promise.race([catalogue.getViewed([known.id]), late]);
    if (current === undefined) throw new ShopError('product_not_found');
    return current;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'store_unavailable') return known;
    throw error;
  }
}

/**
 * The products among these ids that are still sold, from the shop's own tables: sliders request them on every page, and
 * those requests must not reach the store.
 */
export async function listCards({ store }: Backend, ids: readonly number[]): Promise<WireCard[]> {
  return (await store.catalogue.getProducts(ids)).map(toWireCard);
}

/**
 * Other tyres of the same size as this product or variation; empty for other kinds of products. Throws
 * `product_not_found`.
 */
export async function listSameSizeCards(backend: Backend, idText: string): Promise<WireCard[]> {
  const id = parseId(idText);
  const product = id === null ? null : await backend.store.catalogue.getProduct(id);
  if (product === null) throw new ShopError('product_not_found');
  return (await listSameSize(backend, product)).map(toWireCard);
}

/** Suggestions for the search box, and the number of products on the results page. */
export async function searchProducts(
  { store }: Backend,
  keyword: string,
): Promise<{ results: WireSearchResult[]; total: number }> {
  const text = keyword.trim();
  if (text === '') return { results: [], total: 0 };
  const listing = { search: text, sort: 'relevance', page: 1, perPage: 1, withoutFacets: true } as const;
  const [products, { total }] = await Promise.all([
    store.catalogue.searchProducts(text, SEARCH_SUGGESTIONS),
    store.catalogue.listProducts(listing),
  ]);
  return { results: products.map(toWireSearchResult), total };
}

/** All categories, in display order. */
export async function listCategories({ store }: Backend) {
  return (await store.catalogue.listCategories()).map(toWireCategory);
}

function toWireCategory({ id, slug, name, icon, parent, count }: Category) {
  return { id, slug, ...toWireText('name', name), icon, parent, count };
}
