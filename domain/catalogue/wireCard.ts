/** Product cards in `/api`, and the fields that complete products share with them. */
import {
  array,
  boolean,
  exactOptional,
  type InferInput,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { byKey } from '../core/byKey.js';
import { inEveryLocale } from '../core/locale.js';
import { formatPrice, toDecimal } from '../core/money.js';
import { fromWireText, nullableWireText, toWireText, wireText } from '../core/wireText.js';
import { CARD_FACT_KEYS, cardFacts } from './attributes/cardFacts.js';
import { scoresOf } from './attributes/judgement.js';
import { type Product, type Sale, sellableStock } from './product.js';
import type { QuantityPrice } from './pricing/unitPrice.js';
import type { CardSource } from './productViews.js';
import { OFFER } from './wireOffer.js';

export const Text = nullable(string());

const WireSize = nullable(
  object({ width: number(), aspect: nullable(number()), rim: number(), commercial: boolean() }),
);

const Score = exactOptional(number());

/** Fields of product cards. */
export const CARD_FIELDS = {
  id: number(),
  type: picklist(['simple', 'variable', 'variation']),
  parent: nullable(number()),
  ...wireText('name'),
  ...wireText('excerpt'),
  image: string(),
  ...nullableWireText('brand_name'),
  brand_logo: Text,
  ...OFFER,
  size: WireSize,
  /** How a tyre drives; null if nothing is known. */
  scores: nullable(object({ quiet: Score, wear: Score, wet: Score })),
  /** What identifies a battery, an oil or a rim; empty for others. */
  facts: optional(array(object({ key: picklist(CARD_FACT_KEYS), ...wireText('value') })), []),
};

export const VariationSchema = object({
  id: number(),
  sku: Text,
  ...wireText('name'),
  size: WireSize,
  ...OFFER,
  image: Text,
});

const { name, size, price } = VariationSchema.entries;

/** Attributes that cards show, as of complete products. */
const PLATE_KEYS = ['load_index', 'speed_index', 'origin', 'made'] as const;
const PlateAttribute = nullable(object(wireText('value')));

/** Parses a card; complete products are valid cards too. */
export const CardSchema = pipe(
  object({
    ...CARD_FIELDS,
    ...byKey(PLATE_KEYS, () => PlateAttribute),
    variations: array(object({ name, size, price })),
  }),
  transform((card): CardSource => {
    const brand = fromWireText('brand_name', card);
    return {
      ...card,
      quantityPrices: card.quantity_prices,
      ...(card.quantity_rule === undefined ? {} : { quantityRule: card.quantity_rule }),
      name: fromWireText('name', card),
      excerpt: fromWireText('excerpt', card),
      brand: brand && { name: brand, logo: card.brand_logo },
      attributes: plateAttributes(card),
      facts: card.facts.map((fact) => ({ key: fact.key, value: fromWireText('value', fact) })),
      variations: card.variations.map(({ name: label, ...variation }) => ({
        ...variation,
        label: { en: label },
      })),
    };
  }),
);

export type WireCard = InferInput<typeof CardSchema>;

function plateAttributes(card: Pick<WireCard, (typeof PLATE_KEYS)[number]>): CardSource['attributes'] {
  const known = PLATE_KEYS.flatMap((key) => {
    const value = card[key];
    return value === null ? [] : [[key, fromWireText('value', value)] as const];
  });
  return Object.fromEntries(known);
}

/** Converts a product to a card for `/api`. */
export function toWireCard(product: Product): WireCard {
  return {
    ...toWireCardFields(product),
    ...byKey(PLATE_KEYS, (key) => {
      const { [key]: value } = product.attributes;
      return value === undefined ? null : toWireText('value', value);
    }),
    variations: product.variations.map((variation) => ({
      name: variation.label.en,
      size: variation.size,
      price: toDecimal(variation.price),
    })),
  };
}

/** The fields of product cards. */
export function toWireCardFields(
  product: Product,
): Omit<WireCard, 'variations' | (typeof PLATE_KEYS)[number]> {
  return {
    id: product.id,
    type: product.type,
    parent: product.parent,
    ...toWireText('name', product.name),
    ...toWireText('excerpt', product.excerpt),
    image: product.image,
    ...toWireText('brand_name', product.brand?.name ?? null),
    brand_logo: product.brand?.logo ?? null,
    price: toDecimal(product.price),
    quantity_prices: toWireQuantityPrices(product.quantityPrices),
    ...toWireQuantityRule(product),
    stock: sellableStock(product.stock, product.quantityRule),
    sale: toWireSale(product.sale),
    size: product.size,
    scores: scoresOf(product.attributes),
    facts: cardFacts(product).map(({ key, value }) => ({ key, ...toWireText('value', value) })),
  };
}

/** Absent if any quantity is sold. */
export function toWireQuantityRule({
  quantityRule,
}: Pick<Product, 'quantityRule'>): Pick<WireCard, 'quantity_rule'> {
  return quantityRule === undefined ? {} : { quantity_rule: quantityRule };
}

/** Prices in quantity, as decimals. */
export function toWireQuantityPrices(steps: readonly QuantityPrice[]): WireCard['quantity_prices'] {
  return steps.map(({ from, price }) => ({ from, price: toDecimal(price) }));
}

/** A sale in every language; null for none. */
export function toWireSale(sale: Sale | null): WireCard['sale'] {
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

/** Response header of suggestions with the total number of products. */
export const TOTAL_HEADER = 'x-total-count';
