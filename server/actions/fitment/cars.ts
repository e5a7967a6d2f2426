import { ShopError } from '../../../domain/core/errors.js';
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
