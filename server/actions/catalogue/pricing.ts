import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import {
  findVariation,
  isInStock,
  orderableQuantity,
  type Product,
  sellableStock,
  type Stock,
  variationName,
} from '../../../domain/catalogue/product.js';
import { type QuantityRule, ruleBroken } from '../../../domain/catalogue/pricing/quantityRule.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import type { Localized } from '../../../domain/core/locale.js';
import type { CataloguePort } from '../../ports/catalogue.js';

/** A product that a shopper selected, its variation if it has any, and how many pieces of it are in the line. */
interface Choice {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Of a line that exists. */
  lineItemId?: number | null;
}

/** A choice with its current price and stock from the catalogue. */
export interface PricedChoice extends Choice {
  /** Per piece, at this quantity. */
  price: Piastres;
  stock: Stock;
  soldIndividually: boolean;
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule;
  name: Localized;
  image: string | null;
  /** Production week of the oldest piece in stock, `2026-W14`; absent if unknown. */
  made?: string;
}

/** Loads products with current price and stock, by id. */
export type CurrentProducts = (ids: readonly number[]) => Promise<ReadonlyMap<number, Product>>;

/** Deduplicates requests, also concurrent ones, so that the catalogue is asked for each product once. */
export function currentProducts(catalogue: CataloguePort): CurrentProducts {
  const asked = new Map<number, Promise<void>>();
  const known = new Map<number, Product>();
  const load = async (ids: readonly number[]) => {
    for (const product of await catalogue.getCurrent(ids)) known.set(product.id, product);
  };
  return async (ids) => {
    const fresh = [...new Set(ids)].filter((id) => !asked.has(id));
    const loading = fresh.length > 0 ? load(fresh) : Promise.resolve();
    for (const id of fresh) asked.set(id, loading);
    await Promise.all([loading, ...ids.map((id) => asked.get(id))]);
    return known;
  };
}

/**
 * Looks up choices in the catalogue, the only source of prices. Throws `product_not_found` with the line concerned for
 * what is not sold any more and for variations of another product, `variation_required` if one must be chosen first.
 */
export async function priceChoices(
  currentProducts: CurrentProducts,
  choices: readonly Choice[],
): Promise<PricedChoice[]> {
  const products = await currentProducts(choices.map(({ productId }) => productId));
  return choices.map((choice) => priceChoice(products.get(choice.productId), choice));
}

function priceChoice(product: Product | undefined, choice: Choice): PricedChoice {
  if (product === undefined || product.type === 'variation') throw notFound(choice);
  if (product.type === 'simple') {
    if (choice.variationId !== null) throw notFound(choice);
    const { stock, soldIndividually, name, image } = product;
    const price = unitPrice(product, choice.quantity);
    return { ...choice, price, stock, soldIndividually, name, image, ...restOf(product) };
  }
  // A store that has deleted the variation of a line answers the line without it.
  if (choice.variationId === null)
    throw isLine(choice) ? notFound(choice) : new ShopError('variation_required');
  const variation = findVariation(product, choice.variationId);
  if (variation === undefined) throw notFound(choice);
  return {
    ...choice,
    price: unitPrice(variation, choice.quantity),
    stock: variation.stock,
    soldIndividually: product.soldIndividually,
    name: variationName(product, variation),
    image: variation.image ?? product.image,
    ...restOf(variation),
  };
}

function isLine({ lineItemId }: Choice): boolean {
  return typeof lineItemId === 'number';
}

function notFound(choice: Choice): ShopError {
  const code = 'product_not_found';
  return new ShopError(code, isLine(choice) ? { fields: { [`line_items.${choice.lineItemId}`]: code } } : {});
}

function restOf({
  attributes: { made },
  quantityRule,
}: Pick<Product, 'attributes' | 'quantityRule'>): Pick<PricedChoice, 'made' | 'quantityRule'> {
  return {
    ...(made === undefined ? {} : { made: made.en }),
    ...(quantityRule === undefined ? {} : { quantityRule }),
  };
}

/**
 * Throws `insufficient_stock`, or `one_per_order` for products sold individually, with the available quantity and the
 * line concerned; `too_few_of_product`, `too_many_of_product` or `sold_in_packs` with the number that the operator's rule
 * names. Quantities are never silently changed.
 */
export function requireStock(
  {
    stock,
    soldIndividually,
    quantityRule,
  }: Pick<PricedChoice, 'stock' | 'soldIndividually' | 'quantityRule'>,
  quantity: number,
  lineItemId: number | null,
): void {
  const sellable = sellableStock(stock, soldIndividually ? undefined : quantityRule);
  const available = orderableQuantity(sellable, soldIndividually);
  const fieldsOf = (code: ErrorCode) =>
    lineItemId === null ? {} : { fields: { [`line_items.${lineItemId}`]: code } };
  if (quantity > available) {
    const code = soldIndividually && isInStock(stock) ? 'one_per_order' : 'insufficient_stock';
    throw new ShopError(code, { available, ...fieldsOf(code) });
  }
  const broken = soldIndividually ? null : ruleBroken(quantity, quantityRule);
  if (broken !== null) throw new ShopError(broken.code, { pieces: broken.pieces, ...fieldsOf(broken.code) });
}
