import { PAGE_SIZE_MAX, PICKED_FROM_MAX } from '../../../domain/core/limits.js';
import { scoresOf } from '../../../domain/catalogue/attributes/judgement.js';
import { type Picked, pickThree } from '../../../domain/catalogue/plate/picks.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort, ProductPage } from '../../ports/catalogue.js';

/**
 * Three tyres worth a first look, on the first page (`items` of `total`) of a listing by car or by size in
 * its usual order; none where there
 * are too many tyres to compare all of them.
 */
export async function findPicks(
  catalogue: CataloguePort,
  query: ProductQuery,
  { items, total, readAs, size }: Pick<ProductPage, 'items' | 'total' | 'readAs' | 'size'>,
): Promise<Picked<Product>[]> {
  const isFirst = query.page === 1 && query.sort === 'relevance' && query.perPage > 1;
  if (!isFirst || !isOfOneTyre({ readAs, size }) || total > PICKED_FROM_MAX) return [];
  const all = items.length === total ? items : await listAll(catalogue, query);
  return picksOf(all);
}

/** Three of these tyres. */
export function picksOf(products: readonly Product[]): Picked<Product>[] {
  const tyres = products.filter(({ size }) => size !== null);
  const candidates = tyres.map((product) => ({ ...product, scores: scoresOf(product.attributes), product }));
  return pickThree(candidates).map(({ item, ...pick }) => ({ ...pick, item: item.product }));
}

async function listAll(catalogue: CataloguePort, query: ProductQuery): Promise<Product[]> {
  const all: Product[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pages } = await catalogue.listProducts({
      ...query,
      ...{ inStock: true, withoutFacets: true, page, perPage: PAGE_SIZE_MAX },
    });
    all.push(...items);
    if (page >= pages) return all;
  }
}

function isOfOneTyre({ readAs, size }: Pick<ProductPage, 'readAs' | 'size'>): boolean {
  return size !== null || (readAs !== null && readAs.part === undefined && readAs.sizes.length > 0);
}
