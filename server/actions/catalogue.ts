import { ShopError } from '../../domain/errors.js';
import { parseId } from '../../domain/identity.js';
import { SEARCH_SUGGESTIONS } from '../../domain/limits.js';
import { toDecimal } from '../../domain/money.js';
import {
  toWireProduct,
  toWireSearchResult,
  toWireVariation,
  type WireProduct,
  type WireSearchResult,
  type WireVariation,
} from '../../domain/wire/product.js';
import type { Category } from '../../domain/category.js';
import { findLoosenings } from './loosenings.js';
import type { Facets, ProductQuery } from '../ports/catalogue.js';
import type { Backend } from '../ports/backend.js';

/** A page of a listing as `/api` answers it. */
export async function listProducts({ store }: Backend, query: ProductQuery) {
  const { items, facets, ...paging } = await store.catalogue.listProducts(query);
  const loosenings = paging.total > 0 ? [] : await findLoosenings(store.catalogue, query);
  return { items: items.map(toWireProduct), ...paging, facets: toWireFacets(facets), loosenings };
}

function toWireFacets({ values, price, inStock, onSale }: Facets) {
  return {
    ...values,
    price: price === null ? null : { min: toDecimal(price.min), max: toDecimal(price.max) },
    in_stock: inStock,
    on_sale: onSale,
  };
}

export async function readProduct({ store }: Backend, idText: string): Promise<WireProduct> {
  const id = parseId(idText);
  const product = id === null ? null : await store.catalogue.getProduct(id);
  if (product === null) throw new ShopError('product_not_found');
  return toWireProduct(product);
}

export async function readVariations({ store }: Backend, idText: string): Promise<WireVariation[]> {
  const id = parseId(idText);
  const product = id === null ? null : await store.catalogue.getProduct(id);
  if (product === null) throw new ShopError('product_not_found');
  return product.variations.map(toWireVariation);
}

/** Suggestions for the search box. */
export async function searchProducts({ store }: Backend, keyword: string): Promise<WireSearchResult[]> {
  const text = keyword.trim();
  if (text === '') return [];
  const products = await store.catalogue.searchProducts(text, SEARCH_SUGGESTIONS);
  return products.map(toWireSearchResult);
}

export async function listCategories({ store }: Backend) {
  return (await store.catalogue.listCategories()).map(toWireCategory);
}

function toWireCategory({ id, slug, name, icon, parent, count }: Category) {
  return { id, slug, name: name.en, name_ar: name.ar, icon, parent, count };
}
