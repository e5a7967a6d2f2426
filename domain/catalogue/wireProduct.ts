/**
 * Products in `/api`: each text in every language, prices as strings with two decimals. Each schema parses in the
 * browser what its function serialises on the server.
 */
import { array, boolean, type InferInput, nullable, number, object, picklist, string } from 'valibot';
import { byKey } from '../core/byKey.js';
import { inEveryLocale, type Localized } from '../core/locale.js';
import { formatPrice, toDecimal } from '../core/money.js';
import { ATTRIBUTE_KEYS, type AttributeKey, facetOf } from './facets.js';
import type { Product, Sale, Variation } from './product.js';
import { nullableWireText, toWireText, type WireText, wireText } from '../core/wireText.js';
import { LIVE_FIELDS, OFFER } from './wireOffer.js';

const Text = nullable(string());

const WireSize = nullable(
  object({ width: number(), aspect: nullable(number()), rim: number(), commercial: boolean() }),
);

/** Fields of product cards. */
export const CARD_FIELDS = {
  id: number(),
  type: picklist(['simple', 'variable', 'variation']),
  parent: nullable(number()),
  ...wireText('name'),
  ...wireText('excerpt'),
  image: string(),
  ...nullableWireText('brand_name'),
  ...OFFER,
  size: WireSize,
};

const AttributeSchema = nullable(object({ ...wireText('name'), ...wireText('value') }));

export const VariationSchema = object({
  id: number(),
  sku: Text,
  ...wireText('name'),
  size: WireSize,
  ...OFFER,
  image: Text,
});

/** A product on its own. */
export const ProductSchema = object({
  ...CARD_FIELDS,
  ...wireText('description'),
  brand_logo: Text,
  sold_individually: LIVE_FIELDS.sold_individually,
  ...byKey(ATTRIBUTE_KEYS, () => AttributeSchema),
  sku: Text,
  images: array(string()),
  category_ids: array(number()),
  variations: array(VariationSchema),
});

export type WireProduct = InferInput<typeof ProductSchema>;
export type WireVariation = InferInput<typeof VariationSchema>;
type WireAttributes = Pick<WireProduct, AttributeKey>;

/** Response header of suggestions with the total number of products. */
export const TOTAL_HEADER = 'x-total-count';

/** The product fields of the search box. */
export type WireSearchResult = Pick<WireProduct, 'id' | 'type' | 'image' | 'price' | 'stock'> &
  WireText<'name'> &
  WireText<'excerpt'> & {
    /** The variation that the keyword means, if it means only one. */
    variation_id: number | null;
  };

/** Display names of attributes. */
export type AttributeNames = Readonly<Record<AttributeKey, Localized>>;

/** Converts a product for `/api`. */
export function toWireProduct(product: Product, names: AttributeNames): WireProduct {
  return {
    ...toWireCardFields(product),
    ...toWireText('description', product.description),
    brand_logo: product.brand?.logo ?? null,
    sold_individually: product.soldIndividually,
    ...toWireAttributes(product.attributes, names),
    sku: product.sku,
    images: product.images,
    category_ids: product.categoryIds,
    variations: product.variations.map(toWireVariation),
  };
}

/** The fields of product cards. */
export function toWireCardFields(product: Product): Pick<WireProduct, keyof typeof CARD_FIELDS> {
  return {
    id: product.id,
    type: product.type,
    parent: product.parent,
    ...toWireText('name', product.name),
    ...toWireText('excerpt', product.excerpt),
    image: product.image,
    ...toWireText('brand_name', product.brand?.name ?? null),
    price: toDecimal(product.price),
    stock: product.stock,
    sale: toWireSale(product.sale),
    size: product.size,
  };
}

/** A search result; a variation links to its parent's page. */
export function toWireSearchResult(product: Product): WireSearchResult {
  const isVariation = product.parent !== null;
  return {
    id: product.parent ?? product.id,
    type: isVariation ? 'variable' : product.type,
    ...toWireText('name', product.name),
    ...toWireText('excerpt', product.excerpt),
    image: product.image,
    price: toDecimal(product.price),
    stock: product.stock,
    variation_id: isVariation ? product.id : null,
  };
}

/** Converts a variation for `/api`. */
export function toWireVariation(variation: Variation): WireVariation {
  return {
    id: variation.id,
    sku: variation.sku,
    ...toWireText('name', variation.label),
    size: variation.size,
    price: toDecimal(variation.price),
    stock: variation.stock,
    sale: toWireSale(variation.sale),
    image: variation.image,
  };
}

function toWireAttributes(attributes: Product['attributes'], names: AttributeNames): WireAttributes {
  return byKey(ATTRIBUTE_KEYS, (key) => {
    const { [key]: value } = attributes;
    if (value === undefined) return null;
    const inAll = facetOf(key).isTranslated === true ? value : inEveryLocale(() => value.en);
    return { ...toWireText('name', names[key]), ...toWireText('value', inAll) };
  });
}

function toWireSale(sale: Sale | null): WireProduct['sale'] {
  if (sale === null) return null;
  return {
    ...toWireText('title', sale.title),
    ...toWireText(
      'percent',
      inEveryLocale(() => `${sale.percent}%`),
    ),
    ...toWireText(
      'line_through',
      inEveryLocale(() => formatPrice(sale.formerPrice)),
    ),
  };
}
