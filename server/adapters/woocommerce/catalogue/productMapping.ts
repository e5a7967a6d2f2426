import { ORDER_NOTE_MAX_CHARS } from '../../../../domain/order/notes/orderNotes.js';
import { type Localized, mapText } from '../../../../domain/core/locale.js';
import { readableSlug } from '../../../../domain/text/slugs.js';
import { NO_PICTURE } from '../../../../domain/core/pictures.js';
import type { RemoteEntry } from '../../../mirror/remoteCatalogue.js';
import { toMediaPath } from '../../wpRest/mediaPath.js';
import { plainLines, plainText } from '../../wpRest/plainText.js';
import type { WcProduct, WcVariation } from '../../wpRest/shapes.js';
import { type MappingContext, toIso, localized, optionOf } from './productFields.js';
import { simpleItem, variationItems } from './itemMapping.js';

/** A product of the store with all its variations. */
export interface ReadProduct {
  product: WcProduct;
  variations: readonly WcVariation[];
}

/** A search for a brand that makes tyres and gauges should list the tyres first. */
const TYRE_WEIGHT = 2;
/** Above every id of a store, so that a higher sales rank outweighs the age of a product. */
const MOST_IDS = 1_000_000_000;
/** Products that an operator recommends with one product. */
const ADVICE_MAX = 12;
/** More than the rank of any number of sales. */
const MOST_RANKS = 64;
/** So that a place is still an exact number. */
const MOST_PLACES = 100_000;

/**
 * Logarithmic: the rank rises when sales double. If it rose with every sale, each sale would rewrite the product and
 * make all instances reload the catalogue.
 */
function salesRank({ total_sales }: WcProduct): number {
  return Math.floor(Math.log2(Math.max(0, total_sales) + 1));
}

/** WooCommerce's default order is the operator's own; it is 0 for every product until they drag one. */
function shelfOf(product: WcProduct): number {
  const place = Math.max(-MOST_PLACES, Math.min(product.menu_order, MOST_PLACES));
  return place * MOST_RANKS * MOST_IDS - salesRank(product) * MOST_IDS + product.id;
}

/** Plain text; null without one in the default language. */
function purchaseNoteOf(product: WcProduct): Localized | null {
  const own = plainLines(product.purchase_note ?? '');
  if (own === '') return null;
  return mapText(localized(product, 'purchase_note', own), (text) =>
    plainLines(text).slice(0, ORDER_NOTE_MAX_CHARS),
  );
}

/** Whether the shop can show and sell it: published, of a supported type, and not password-protected. */
export function isShown({ type, status, post_password }: WcProduct): boolean {
  const isOpen = status === 'publish' && (post_password ?? '') === '';
  return isOpen && (type === 'simple' || type === 'variable');
}

/** The entry of the catalogue; null for a product without any price. */
export function toEntry({ product, variations }: ReadProduct, around: MappingContext): RemoteEntry | null {
  const items =
    product.type === 'simple' ? [simpleItem(product, around)] : variationItems(product, variations, around);
  const priced = items.filter((item) => item !== null);
  if (priced.length === 0) return null;
  const name = mapText(localized(product, 'name', product.name), plainText);
  const excerpt = localized(product, 'excerpt', product.short_description ?? '');
  const isTyre = priced.some(({ size }) => size !== null);
  return {
    id: product.id,
    type: product.type === 'simple' ? 'simple' : 'variable',
    sku: product.sku === '' ? null : product.sku,
    slug: readableSlug(product.slug === '' ? String(product.id) : product.slug),
    name,
    excerpt: mapText(excerpt, plainText),
    description: localized(product, 'description', (product.description ?? '').trimEnd()),
    brand: optionOf(product, 'brand'),
    origin: optionOf(product, 'origin'),
    images: picturesOf(product, around),
    isIllustrated: false,
    categoryIds: product.categories.map(({ id }) => id).filter((id) => around.categoryIds.has(id)),
    isListed: ['visible', 'catalog'].includes(product.catalog_visibility),
    isSearchable: ['visible', 'search'].includes(product.catalog_visibility),
    soldIndividually: product.sold_individually,
    purchaseNote: purchaseNoteOf(product),
    upsellIds: product.upsell_ids.slice(0, ADVICE_MAX),
    crossSellIds: product.cross_sell_ids.slice(0, ADVICE_MAX),
    shelf: shelfOf(product),
    weight: isTyre ? TYRE_WEIGHT : 1,
    createdAt: toIso(product.date_created_gmt),
    updatedAt: toIso(product.date_modified_gmt),
    items: priced,
  };
}

function picturesOf({ images }: WcProduct, { siteUrl }: MappingContext): string[] {
  const own = images.flatMap(({ src }) => toMediaPath(src, siteUrl) ?? []);
  return own.length > 0 ? own : [NO_PICTURE];
}
