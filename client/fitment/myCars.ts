import { array, type InferOutput, number, object, string } from 'valibot';
import { CarKey, carParts, isSameCar } from '../../domain/fitment/carKey.js';
import { MY_CARS_MAX } from '../../domain/core/limits.js';
import { wireText } from '../../domain/core/wireText.js';
import { ShopError } from '../../domain/core/errors.js';
import { updateCustomer } from '../account/accountCalls.js';
import { isLoggedInAs } from '../account/isLoggedInAs.js';
import { callApi } from '../core/api.js';
import { createStored } from '../storage/stored.js';
import { storedList } from '../storage/storedList.js';
import { markCar } from './carMark.js';

const SavedCar = object({ key: CarKey, ...wireText('make'), ...wireText('model'), year: number() });

/** A car that this browser keeps; what it takes is asked for when needed. */
export type SavedCar = InferOutput<typeof SavedCar>;

const kept = createStored('cars', storedList(SavedCar), 'browser');
/** The keys when browser and account last had the same: what differs from them has changed since. */
const agreed = createStored('carsAgreed', object({ customer: number(), keys: array(string()) }), 'browser');

const NONE: readonly SavedCar[] = [];

kept.subscribe(() => markCar(readCars().length > 0));

/** The shopper's cars, the one in use first. */
export function readCars(): readonly SavedCar[] {
  return kept.read() ?? NONE;
}

export const onCarsChange = kept.subscribe;

/** Puts a car first, instead of the same one in another size, and drops the oldest beyond the limit. */
export function withFirst(cars: readonly SavedCar[], car: SavedCar): SavedCar[] {
  return [car, ...cars.filter(({ key }) => !isSameCar(key, car.key))].slice(0, MY_CARS_MAX);
}

/** Path of the call that returns a car with what it takes. */
export function carPath(key: string): string {
  return `/wcFetch/car/${encodeURIComponent(key)}`;
}

/** Forgets a car in this browser; an account follows when both are compared. */
export function forgetCar(key: string): void {
  const cars = readCars().filter((car) => car.key !== key);
  kept.write(cars.length === 0 ? null : cars);
}

/** Keeps these cars in the browser and, for a customer, with the account; a failure there is made up for later. */
export async function saveCars(cars: readonly SavedCar[], customerId: number | null): Promise<void> {
  kept.write(cars.length === 0 ? null : [...cars]);
  if (customerId !== null) await updateCustomer({ cars: keysOf(cars) });
}

/**
 * Brings the cars of the browser and of a customer's account together. The side that changed since both last agreed
 * wins; if both did, or they never agreed, as after a login, all are kept. Returns whether the account was changed: its
 * customer must then be read again, and agreed on.
 */
export async function syncCars(customerId: number, accountKeys: readonly string[]): Promise<boolean> {
  const own = readCars();
  const base = agreed.read();
  const wanted = mergeKeys(base?.customer === customerId ? base.keys : null, keysOf(own), accountKeys);
  const found = await Promise.all(
    wanted
      .slice(0, MY_CARS_MAX)
      .map(async (key) => own.find((car) => car.key === key) ?? (await fetchIfKnown(key))),
  );
  // A logout has cleared the cars, which must not come back for whoever is next.
  if (!isLoggedInAs(customerId)) return false;
  if (readCars() !== own) return syncCars(customerId, accountKeys);
  const cars = found.filter((car) => car !== null);
  if (!isSame(keysOf(cars), keysOf(own))) kept.write(cars.length === 0 ? null : cars);
  if (isSame(keysOf(cars), accountKeys)) {
    agreed.write({ customer: customerId, keys: keysOf(cars) });
    return false;
  }
  await updateCustomer({ cars: keysOf(cars) });
  return true;
}

/** Three-way merge; `base` is null if both sides never agreed. */
function mergeKeys(
  base: readonly string[] | null,
  own: readonly string[],
  account: readonly string[],
): readonly string[] {
  if (base !== null && isSame(own, base)) return account;
  if (base !== null && isSame(account, base)) return own;
  const sized = own.map((key) =>
    hasSize(key) ? key : (account.find((other) => isSameCar(other, key)) ?? key),
  );
  return [...sized, ...account.filter((key) => !sized.some((other) => isSameCar(other, key)))];
}

function hasSize(key: string): boolean {
  return (carParts(key)?.size ?? '') !== '';
}

function keysOf(cars: readonly SavedCar[]): string[] {
  return cars.map(({ key }) => key);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join('\n') === others.join('\n');
}

/** Null for a car that the shop no longer knows. */
function fetchIfKnown(key: string): Promise<SavedCar | null> {
  return callApi(carPath(key), { schema: SavedCar }).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'not_found') return null;
    throw error;
  });
}
