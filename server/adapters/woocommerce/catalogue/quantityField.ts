import { readQuantityPrices } from '../../../../domain/catalogue/pricing/quantityTerms.js';
import { parsePrice } from '../../../../domain/core/money.js';
import { metaText, type WcProduct, type WcVariation } from '../../wpRest/shapes.js';

/** Custom field of a product or a variation, written by the companion plugin's form or by the operator. */
const QUANTITY_FIELD = 'storefront_quantity_prices';

export interface QuantityField {
  /** `4:5%` */
  text: string;
  /** Why it is not used; null if it is. */
  problem: string | null;
}

/** The prices in quantity that a variation states, or else its product; null for none. */
export function quantityFieldOf(product: WcProduct, variation?: WcVariation): QuantityField | null {
  const own = variation === undefined ? null : metaText(variation.meta_data, QUANTITY_FIELD);
  const text = (own ?? metaText(product.meta_data, QUANTITY_FIELD) ?? '').trim();
  if (text === '') return null;
  return { text, problem: readQuantityPrices(text, regularPriceOf(variation ?? product)).problem };
}

function regularPriceOf({
  on_sale: isOnSale,
  price,
  regular_price: regular,
}: WcProduct | WcVariation): number {
  const now = parsePrice(price ?? '') ?? 0;
  return isOnSale ? Math.max(now, parsePrice(regular ?? '') ?? 0) : now;
}

/** A line for the operator about the product or each of its variations whose field cannot be used. */
export function quantityProblems({
  product,
  variations,
}: {
  product: WcProduct;
  variations: readonly WcVariation[];
}): string[] {
  const fields =
    variations.length === 0
      ? [[product.id, quantityFieldOf(product)] as const]
      : variations.map((variation) => [variation.id, quantityFieldOf(product, variation)] as const);
  return fields.flatMap(([id, field]) =>
    (field?.problem ?? null) === null
      ? []
      : [
          `Product ${id} is sold at its single price only: its field ${QUANTITY_FIELD} is wrong, ${field?.problem}`,
        ],
  );
}
