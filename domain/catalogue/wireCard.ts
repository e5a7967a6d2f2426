/** Products as cards in `/api`: what `wireProduct.ts` says, without the long texts. */
import type { Product } from './product.js';
import { toWireProduct, type WireProduct, type WireVariation } from './wireProduct.js';

export type WireCard = Pick<
  WireProduct,
  | 'id'
  | 'type'
  | 'parent'
  | 'name'
  | 'name_ar'
  | 'excerpt'
  | 'excerpt_ar'
  | 'image'
  | 'brand_name'
  | 'brand_name_ar'
  | 'price'
  | 'stock'
  | 'sale'
  | 'size'
> & { variations: Pick<WireVariation, 'name' | 'size' | 'price'>[] };

/** The product as a card of `/api`. */
export function toWireCard(product: Product): WireCard {
  const { id, type, parent, name, name_ar, excerpt, excerpt_ar, image, ...rest } = toWireProduct(product);
  const { brand_name, brand_name_ar, price, stock, sale, size, variations } = rest;
  return {
    ...{ id, type, parent, name, name_ar, excerpt, excerpt_ar, image },
    ...{ brand_name, brand_name_ar, price, stock, sale, size },
    variations: variations.map((variation) => ({
      name: variation.name,
      size: variation.size,
      price: variation.price,
    })),
  };
}
