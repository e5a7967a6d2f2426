import { latinDigits } from '../../../domain/core/fold.js';
import { PIASTRES_PER_POUND } from '../../../domain/core/money.js';
import { parseSize, type TyreSize } from '../../../domain/catalogue/tyre.js';
import { searchTerms } from '../../catalogueIndex/query/searchText.js';
import {
  type CatalogueEntry,
  type CatalogueItem,
  insertEntries,
} from '../../catalogueIndex/catalogueWriter.js';
import type { Writer } from '../../database/database.js';
import { BRANDS } from './seed/brands.js';
import type { NumberedProduct } from './seed/catalogue.js';
import { CATEGORIES } from './seed/categories.js';
import { ORIGINS } from './seed/origins.js';
import { POPULAR } from './seed/popular.js';
import type { SeedProduct, Words } from './seed/types.js';
import { pictureAddresses, variationAddress } from './seedPictures.js';

/* Turns seed products into entries of the catalogue. Ids of brands, origins and categories are their places in the seed, from 1. */

export const BRAND_KEYS = Object.keys(BRANDS);
export const ORIGIN_KEYS = Object.keys(ORIGINS);
export const CATEGORY_KEYS: readonly string[] = CATEGORIES.map((category) => category.slug);

/** The id of the seed entry with this key. Throws for a key that the seed does not have. */
export function idOf(keys: readonly string[], key: string): number {
  const index = keys.indexOf(key);
  if (index < 0) throw new Error(`The seed refers to "${key}", which it does not define`);
  return index + 1;
}

/** Writes the products with their items, categories and search texts. */
export function insertProducts(writer: Writer, products: readonly NumberedProduct[]): Promise<void> {
  return insertEntries(writer, products.map(entryOf));
}

const SHELF_PLACES = 1_000_000_007;
const SHELF_STRIDE = 618_033_989;
const NEWEST_MS = Date.UTC(2026, 9, 31, 9);
const HOUR_MS = 60 * 60 * 1000;
const SPREAD_HOURS = 24 * 300;

/** Who searches a maker of tyres and gauges means the tyres first, and who searches batteries no charger. */
const TYRE_WEIGHT = 2;
const GOODS_WEIGHT = 1.5;
const ACCESSORY_WEIGHT = 1;

function weightOf({ picture }: SeedProduct): number {
  if (picture.kind === 'tyre') return TYRE_WEIGHT;
  return picture.kind === 'accessory' ? ACCESSORY_WEIGHT : GOODS_WEIGHT;
}

/** What sells best comes first, in its own order; all else lies behind it by lot. */
function shelfOf(id: number, { sku }: SeedProduct): number {
  const place = POPULAR.indexOf(sku);
  return place < 0 ? POPULAR.length + lot(id) : place;
}

/** A number that looks drawn by lot and is always the same for an id: it mixes makers and kinds in listings. */
function lot(id: number): number {
  return Number((BigInt(id) * BigInt(SHELF_STRIDE)) % BigInt(SHELF_PLACES));
}

function entryOf({ id, product, variationIds }: NumberedProduct): CatalogueEntry {
  const createdAt = new Date(NEWEST_MS - (lot(id) % SPREAD_HOURS) * HOUR_MS).toISOString();
  return {
    id,
    type: product.variations === undefined ? 'simple' : 'variable',
    sku: product.sku,
    slug: searchTerms(product.name.en).join('-'),
    name: product.name,
    excerpt: product.excerpt,
    description: product.description,
    brandId: idOf(BRAND_KEYS, product.brand),
    originId: idOf(ORIGIN_KEYS, product.origin),
    images: pictureAddresses(product.picture),
    categoryIds: [idOf(CATEGORY_KEYS, product.category)],
    isListed: true,
    isSearchable: true,
    soldIndividually: false,
    shelf: shelfOf(id, product),
    weight: weightOf(product),
    createdAt,
    updatedAt: createdAt,
    items: itemsOf(id, product, variationIds),
  };
}

function itemsOf(id: number, product: SeedProduct, variationIds: readonly number[]): CatalogueItem[] {
  if (product.variations === undefined) {
    return [itemOf(id, product, { sku: product.sku, label: { en: '', ar: '' }, image: null })];
  }
  return product.variations.map((variation, position) => {
    const variationId = variationIds[position];
    if (variationId === undefined) throw new Error(`Variation without an id: ${product.sku}`);
    return itemOf(variationId, variation, {
      sku: product.sku + variation.skuSuffix,
      label: variation.label,
      image: variationAddress(product, variation),
    });
  });
}

type Sellable = Pick<SeedProduct, 'size' | 'loadIndex' | 'speedIndex' | 'price' | 'stock' | 'sale'>;

function itemOf(
  id: number,
  goods: Sellable,
  names: { sku: string; label: Words; image: string | null },
): CatalogueItem {
  if (goods.price === undefined || goods.stock === undefined) {
    throw new Error(`The seed gives no price or stock for ${names.sku}`);
  }
  return {
    id,
    ...names,
    gtin: null,
    size: goods.size === undefined ? null : sizeOf(goods.size, names.sku),
    loadIndex: goods.loadIndex ?? null,
    speedIndex: goods.speedIndex ?? null,
    price: goods.price * PIASTRES_PER_POUND,
    stock: goods.stock,
    sharesStock: false,
    shippingClass: null,
    sale:
      goods.sale === undefined
        ? null
        : { title: goods.sale.title, formerPrice: goods.sale.formerPrice * PIASTRES_PER_POUND, until: null },
  };
}

function sizeOf(spelling: string, sku: string): TyreSize {
  const size = parseSize(latinDigits(spelling));
  if (size === null) throw new Error(`Tyre size not understood for ${sku}: ${spelling}`);
  return size;
}
