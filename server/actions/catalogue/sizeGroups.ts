import { carKey, type CarParts, carParts, isSizeOpen, rimsOf } from '../../../domain/fitment/carKey.js';
import type { SizeGroup } from '../../../domain/catalogue/plate/sizeGroup.js';
import { isSoldInSets, priceOfSet } from '../../../domain/catalogue/plate/plate.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { ProductQuery } from '../../../domain/catalogue/productQuery.js';
import { ROWS_OF_SIZE, SIZES_OF_CAR_MAX } from '../../../domain/core/limits.js';
import type { ReadAs } from '../../../domain/fitment/readAs.js';
import { picksOf } from './picks.js';
import type { CataloguePort } from '../../ports/catalogue.js';

/**
 * The first page of a listing for a car whose size is still open, by size: how many tyres of each are in stock, and the
 * cheapest of them. None where the shopper has chosen a size, an order or a page, or where no tyre is in stock.
 */
export async function findSizeGroups(
  catalogue: CataloguePort,
  query: ProductQuery,
  readAs: ReadAs | null,
): Promise<SizeGroup<Product>[]> {
  const car = carParts(query.car ?? '');
  const choices = readAs?.part === undefined ? (readAs?.choices ?? []) : [];
  if (car === null || !isSizeOpen(car, choices) || choices.length > SIZES_OF_CAR_MAX) return [];
  const isFirst = query.page === 1 && query.sort === 'relevance' && query.perPage > 1;
  if (!isFirst || isOfSize(query)) return [];
  const groups = await Promise.all(
    choices.map((choice) => groupOf(catalogue, query, { ...car, size: choice })),
  );
  const isStocked = ({ total }: SizeGroup<Product>) => total > 0;
  return groups.some(isStocked) ? groups.sort((a, b) => Number(isStocked(b)) - Number(isStocked(a))) : [];
}

function isOfSize({ width = [], aspect = [], rim = [] }: ProductQuery): boolean {
  return [width, aspect, rim].some(({ length }) => length > 0);
}

/**
 * Tyres with the lowest prices of one, among which those with the lowest price of four are looked for; the picks are of
 * a size that has no more.
 */
const CANDIDATES = 24;

async function groupOf(
  catalogue: CataloguePort,
  query: ProductQuery,
  car: CarParts,
): Promise<SizeGroup<Product>> {
  const inSize = {
    ...query,
    // The rim leaves out the batteries and oils that the car takes.
    ...{ car: carKey(car), rim: rimsOf(car.size) },
    ...{ sort: 'price', page: 1, perPage: CANDIDATES, withoutFacets: true },
  } satisfies ProductQuery;
  const { total, items } = await catalogue.listProducts({ ...inSize, inStock: true });
  if (total === 0) {
    const soldOut = await catalogue.listProducts({ ...inSize, perPage: ROWS_OF_SIZE });
    return { choice: car.size, total, items: soldOut.items, picks: [] };
  }
  return {
    ...{ choice: car.size, total },
    items: [...items].sort(bySetPrice).slice(0, ROWS_OF_SIZE),
    picks: total > CANDIDATES ? [] : picksOf(items),
  };
}

/** What can be ordered in fours first, then the lower price of four, which may be lower than four times that of one. */
function bySetPrice(a: Product, b: Product): number {
  return Number(isSoldInSets(b)) - Number(isSoldInSets(a)) || priceOfSet(a) - priceOfSet(b);
}
