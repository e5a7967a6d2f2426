import { searchTerms } from '../../../catalogueIndex/text/searchText.js';
import {
  type CatalogueEntry,
  type CatalogueItem,
  insertEntries,
} from '../../../catalogueIndex/catalogueWriter.js';
import type { Writer } from '../../../database/sql/sql.js';
import type { Demo, DemoItem, DemoProduct } from './demo.js';
import { idOf } from './links.js';
import { pictureAddress } from './pictureAddress.js';

/** Inserts the products with their items, categories and search texts. */
export function insertProducts(writer: Writer, demo: Demo, products: readonly DemoProduct[]): Promise<void> {
  return insertEntries(
    writer,
    products.map((product) => entryOf(product, demo)),
  );
}

const SHELF_PLACES = 1_000_000_007;
const SHELF_STRIDE = 618_033_989;
const NEWEST_MS = Date.UTC(2026, 9, 31, 9);
const HOUR_MS = 60 * 60 * 1000;
const SPREAD_HOURS = 24 * 300;

/** Best sellers come first, in their given order; the rest follows in pseudo-random order. */
function shelfOf({ id, sku }: DemoProduct, bestSellers: readonly string[]): number {
  const place = bestSellers.indexOf(sku);
  return place < 0 ? bestSellers.length + lot(id) : place;
}

/** A deterministic pseudo-random number per id, which mixes brands and kinds in listings. */
function lot(id: number): number {
  return Number((BigInt(id) * BigInt(SHELF_STRIDE)) % BigInt(SHELF_PLACES));
}

function entryOf(product: DemoProduct, demo: Demo): CatalogueEntry {
  const { id, sku, name, excerpt, description } = product;
  const createdAt = new Date(NEWEST_MS - (lot(id) % SPREAD_HOURS) * HOUR_MS).toISOString();
  const category = demo.categories.find(({ slug }) => slug === product.category);
  return {
    ...{ id, sku, name, excerpt, description },
    type: product.isVariable ? 'variable' : 'simple',
    slug: searchTerms(name.en).join('-'),
    brandId: idOf(demo.brands, product.brand),
    originId: idOf(demo.origins, product.origin),
    images: product.pictures.map(pictureAddress),
    isIllustrated: product.isIllustrated,
    categoryIds: [idOf(demo.categories, product.category)],
    isListed: true,
    isSearchable: true,
    ...{ soldIndividually: false, purchaseNote: null, upsellIds: [], crossSellIds: [] },
    shelf: shelfOf(product, demo.bestSellers),
    weight: category?.searchWeight ?? 1,
    createdAt,
    updatedAt: createdAt,
    items: product.items.map((item) => itemOf(item, demo)),
  };
}

function itemOf({ tyre, picture, sale, ...item }: DemoItem, demo: Demo): CatalogueItem {
  return {
    ...item,
    gtin: null,
    quantityRule: null,
    choice: null,
    size: tyre?.size ?? null,
    sharesStock: false,
    shippingClass: null,
    image: picture === null ? null : pictureAddress(picture),
    sale:
      sale === null
        ? null
        : {
            title: demo.offers[sale.offer] ?? { en: '' },
            formerPrice: sale.formerPrice,
            until: null,
          },
  };
}
