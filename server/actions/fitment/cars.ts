import { ShopError } from '../../../domain/core/errors.js';
import type { FitKind } from '../../../domain/catalogue/catalogueViews.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { FitmentTable } from '../../../domain/fitment/fitment.js';
import { kindOf } from '../catalogue/related.js';
import { findCar } from '../../../domain/fitment/findCar.js';
import {
  toWireCar,
  toWireMakes,
  toWireModels,
  type WireCar,
  type WireMakes,
  type WireModels,
} from '../../../domain/fitment/wireCar.js';
import type { Backend } from '../../ports/backend.js';
import { perObject } from '../../ports/shared/perObject.js';

/** All makes of the fitment table, for a car picker; empty in a shop without one. */
export async function listMakes({ store }: Backend): Promise<WireMakes> {
  const makes = await store.fitment.table();
  return toWireMakes(makes.filter(({ models }) => models.length > 0));
}

/** The models of a make with their years and sizes. Throws `not_found`. */
export async function listModels({ store }: Backend, slug: string): Promise<WireModels> {
  const make = (await store.fitment.table()).find((each) => each.slug === slug);
  if (make === undefined) throw new ShopError('not_found');
  return toWireModels(make);
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
const statesOf = perObject((table: FitmentTable): ReadonlySet<FitKind> => {
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
