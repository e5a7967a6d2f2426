import { array, type InferOutput, number, object } from 'valibot';
import { CarKey } from '../../domain/fitment/carKey.js';
import { MY_CARS_MAX } from '../../domain/core/limits.js';
import { wireText } from '../../domain/core/wireText.js';
import { ShopError } from '../../domain/core/errors.js';
import { updateCustomer } from '../account/accountCalls.js';
import { callApi } from '../core/api.js';
import { createStored } from '../core/stored.js';
import { markCar } from './carMark.js';

const KeptCar = object({ key: CarKey, ...wireText('make'), ...wireText('model'), year: number() });

/** A car that this browser keeps; what it takes is asked for when needed. */
export type KeptCar = InferOutput<typeof KeptCar>;

const kept = createStored('cars', array(KeptCar), 'browser');
/** The customer whose account has the same cars; absent while a change is not yet stored there. */
const sameAs = createStored('carsOfCustomer', number(), 'browser');

const NONE: readonly KeptCar[] = [];

kept.subscribe(() => markCar(readCars().length > 0));

/** The shopper's cars, the one in use first. */
export function readCars(): readonly KeptCar[] {
  return kept.read() ?? NONE;
}

export const onCarsChange = kept.subscribe;

/** Puts a car first and drops the oldest beyond the limit. */
export function withFirst(cars: readonly KeptCar[], car: KeptCar): KeptCar[] {
  return [car, ...cars.filter(({ key }) => key !== car.key)].slice(0, MY_CARS_MAX);
}

/** Loads a car by its key. Throws `not_found`. */
export function fetchCar(key: string): Promise<KeptCar> {
  return callApi(carPath(key), { schema: KeptCar });
}

/** Path of the call that returns a car with what it takes. */
export function carPath(key: string): string {
  return `/wcFetch/car/${encodeURIComponent(key)}`;
}

/** Keeps these cars in the browser and, for a customer, with the account; a failure there is made up for later. */
export async function keepCars(cars: readonly KeptCar[], customerId: number | null): Promise<void> {
  sameAs.write(null);
  kept.write(cars.length === 0 ? null : [...cars]);
  if (customerId === null) return;
  await updateCustomer({ cars: cars.map(({ key }) => key) });
  sameAs.write(customerId);
}

/**
 * Brings the cars of the browser and of a customer's account together. The first time, as after a login, both are kept;
 * from then on the account's are the ones. Returns whether the account was changed.
 */
export async function agreeOnCars(customerId: number, accountKeys: readonly string[]): Promise<boolean> {
  const own = readCars();
  const isAgreed = sameAs.read() === customerId;
  const wanted = isAgreed ? accountKeys : [...new Set([...own.map(({ key }) => key), ...accountKeys])];
  const found = await Promise.all(
    wanted
      .slice(0, MY_CARS_MAX)
      .map(async (key) => own.find((car) => car.key === key) ?? (await fetchIfKnown(key))),
  );
  const cars = found.filter((car) => car !== null);
  const keys = cars.map(({ key }) => key);
  if (keys.join() !== own.map(({ key }) => key).join()) kept.write(cars.length === 0 ? null : cars);
  const isNews = keys.join() !== accountKeys.join();
  if (isNews) await updateCustomer({ cars: keys });
  if (!isAgreed) sameAs.write(customerId);
  return isNews;
}

/** Null for a car that the shop no longer knows. */
function fetchIfKnown(key: string): Promise<KeptCar | null> {
  return fetchCar(key).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'not_found') return null;
    throw error;
  });
}
