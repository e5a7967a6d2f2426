import type { Product } from '../../domain/catalogue/product.js';
import type { TyreSize } from '../../domain/tyres/tyre.js';

/** A common size, of which each shop under test has tyres of at least two brands. */
export const SIZE = { width: 205, aspect: 55, rim: 16 };

/** Whether the product or one of its variations has the size. */
export function isMadeIn(product: Product, size: typeof SIZE): boolean {
  return [product, ...product.variations].some((item) => item.size !== null && matches(item.size, size));
}

export function matches(size: Pick<TyreSize, 'width' | 'aspect' | 'rim'>, wanted: typeof SIZE): boolean {
  return size.width === wanted.width && size.aspect === wanted.aspect && size.rim === wanted.rim;
}
