import { ShopError } from '../../../domain/core/errors.js';
import type { FitKind } from '../../../domain/catalogue/catalogueViews.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { FitmentTable } from '../../../domain/fitment/fitment.js';
import { kindOf } from '../catalogue/related.js';
import { findCar } from '../../../domain/fitment/findCar.js';
import { suggestCars } from '../../../domain/fitment/suggestCars.js';
import {
  toWireCar,
  toWireSuggestion,
  type WireCar,
  type WireCarSuggestion,
} from '../../../domain/fitment/wireCar.js';
import type { Backend } from '../../ports/backend.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';

/** What the words of a car field may mean, popular models first; empty in a shop without a fitment table. */
export async function findCars({ store }: Backend, words: string): Promise<WireCarSuggestion[]> {
  const table = await store.fitment.table();
  return suggestCars(table, words, new Date().getFullYear()).map(toWireSuggestion);
}

/** A car with its sizes. Throws `not_found` if the table does not know the model. */
export async function readCar({ store }: Backend, key: string): Promise<WireCar> {
  const car = findCar(await store.fitment.table(), key);
  if (car === null) throw new ShopError('not_found');
  return toWireCar(key, car);
}

/** What the fitment table can say about a product: nothing about batteries or oils if it states none. */
export async function fitKindOf({ store }: Backend, product: Product): Promise<FitKind | null> {
  const [table, categories] = await Promise.all([store.fitment.table(), store.catalogue.listCategories()]);
  const kind = kindOf(product, categories);
  return kind === null || kind === 'rim' || !statesOf(table).has(kind) ? null : kind;
}

/** Once per table, as every product page asks. */
const statesOf = memoizeByObject((table: FitmentTable): ReadonlySet<FitKind> => {
  const states = new Set<FitKind>();
  for (const { generations } of table.flatMap(({ models }) => models)) {
    for (const { battery, oil } of generations.flatMap(({ fitments }) => fitments)) {
      states.add('tyre');
      if (battery.ampereHours !== null) states.add('battery');
      if (oil.grade !== null) states.add('oil');
    }
  }
  return states;
});
