import type { SizeGroup } from '../../../domain/catalogue/plate/sizeGroup.js';
import type { Picked } from '../../../domain/catalogue/plate/picks.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import type { CataloguePort, ProductPage } from '../../ports/catalogue.js';
import { findPicks } from './picks.js';
import { findSizeGroups } from './sizeGroups.js';

interface Leads {
  picks: Picked<Product>[];
  bySize: SizeGroup<Product>[];
}

/** With what a listing by car or by size begins: its tyres by size as long as that is open, then three picks. */
export async function findLeads(
  catalogue: CataloguePort,
  query: ProductQuery,
  page: Pick<ProductPage, 'items' | 'total' | 'readAs' | 'size'>,
): Promise<Leads> {
  const bySize = await findSizeGroups(catalogue, query, page.readAs);
  return { bySize, picks: bySize.length > 0 ? [] : await findPicks(catalogue, query, page) };
}
