/** Product cards in `/api`: a subset of `wireProduct.ts` without the long texts. */
import { array, type InferInput, object, pipe, transform } from 'valibot';
import { toDecimal } from '../core/money.js';
import { fromWireText } from '../core/wireText.js';
import type { Product } from './product.js';
import type { CardSource } from './productViews.js';
import { CARD_FIELDS, toWireCardFields, VariationSchema } from './wireProduct.js';

const { name, size, price } = VariationSchema.entries;

/** Parses a card; complete products are valid cards too. */
export const CardSchema = pipe(
  object({ ...CARD_FIELDS, variations: array(object({ name, size, price })) }),
  transform((card): CardSource => {
    const brand = fromWireText('brand_name', card);
    return {
      ...card,
      name: fromWireText('name', card),
      excerpt: fromWireText('excerpt', card),
      brand: brand && { name: brand },
      variations: card.variations.map(({ name: label, ...variation }) => ({
        ...variation,
        label: { en: label },
      })),
    };
  }),
);

export type WireCard = InferInput<typeof CardSchema>;

/** Converts a product to a card for `/api`. */
export function toWireCard(product: Product): WireCard {
  return {
    ...toWireCardFields(product),
    variations: product.variations.map((variation) => ({
      name: variation.label.en,
      size: variation.size,
      price: toDecimal(variation.price),
    })),
  };
}
