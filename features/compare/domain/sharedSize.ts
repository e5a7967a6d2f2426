import { isInStock, type Product, type Variation } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';

/** Ids of the products, each model that comes in the size of the others as its variation in that size. */
export function inSharedSize(products: readonly Product[]): number[] {
  const taken = new Set(products.map(({ id }) => id));
  const shared = sharedSize(products);
  return products.map((product) => {
    const fitting = product.variations.find(
      (variation) => sizeOf(variation) === shared && shared !== null && !taken.has(variation.id),
    );
    return fitting?.id ?? product.id;
  });
}

/** The size that most of the products come in, of several the one with the most in stock; null if none is shared. */
function sharedSize(products: readonly Product[]): string | null {
  const counts = new Map<string, number>();
  for (const product of products) {
    // What is sold out counts a little less.
    for (const [size, weight] of sizesOf(product)) counts.set(size, (counts.get(size) ?? 0) + weight);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] < 2 * SOLD_OUT ? null : best[0];
}

const SOLD_OUT = 0.9;

/** The sizes of a product; one of its own first of all, because nothing else can be shown of it. */
function sizesOf(product: Product): Map<string, number> {
  const items: readonly Pick<Variation, 'size' | 'stock'>[] =
    product.size === null ? product.variations : [product];
  const sizes = new Map<string, number>();
  for (const item of items) {
    const size = sizeOf(item);
    if (size === null) continue;
    const weight = isInStock(item.stock) ? 1 : SOLD_OUT;
    sizes.set(size, Math.max(weight, sizes.get(size) ?? 0));
  }
  return sizes;
}

/** The sizes of a product, of a model those of all its variations; none of what is no tyre. */
export function sizesToFit(product: Product): string[] {
  return [...sizesOf(product).keys()];
}

function sizeOf({ size }: Pick<Variation, 'size'>): string | null {
  return size === null ? null : formatSize(size);
}
