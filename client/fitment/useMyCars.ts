import { useEffect, useSyncExternalStore } from 'react';
import type { InferOutput } from 'valibot';
import type { SWRResponse } from 'swr';
import { useIdentity } from '../account/useIdentity.js';
import { useCachedAnswer } from '../core/cachedAnswer.js';
import { useLocale } from '../intl/messages.js';
import { ShopError } from '../../domain/core/errors.js';
import { inLocale } from '../../domain/core/locale.js';
import { fromWireText } from '../../domain/core/wireText.js';
import { isSameCar } from '../../domain/fitment/carKey.js';
import { CarSchema } from '../../domain/fitment/wireCar.js';
import {
  syncCars,
  carPath,
  forgetCar,
  saveCars,
  type SavedCar,
  onCarsChange,
  readCars,
  withFirst,
} from './myCars.js';

export interface MyCars {
  /** The one in use first; empty until hydrated. */
  cars: readonly SavedCar[];
  /** Adds a car, or puts a kept one to use. */
  choose: (car: SavedCar) => void;
  remove: (key: string) => void;
  /** Keeps another size of a kept car; nothing happens to a car that is not kept. */
  resize: (key: string) => void;
}

/** The shopper's cars, kept in the browser and with the account. */
export function useMyCars(): MyCars {
  const cars = useSyncExternalStore(onCarsChange, readCars, () => NONE);
  const identity = useIdentity();
  const keep = (next: readonly SavedCar[]) => {
    saveCars(next, identity.state === 'customer' ? identity.id : null)
      .then(() => (identity.state === 'customer' ? identity.refresh() : undefined))
      .catch((error: unknown) => console.warn('The cars could not be stored with the account.', error));
  };
  return {
    cars,
    choose: (car) => keep(withFirst(readCars(), car)),
    resize: (key) => {
      const isIt = (car: SavedCar) => isSameCar(car.key, key);
      if (readCars().some(isIt)) keep(readCars().map((car) => (isIt(car) ? { ...car, key } : car)));
    },
    remove: (key) => keep(readCars().filter((car) => car.key !== key)),
  };
}

const NONE: readonly SavedCar[] = [];

/** Carries a guest's cars into the account at login, and the account's into this browser. */
export function useAccountCars(): void {
  const identity = useIdentity();
  const customer = identity.state === 'customer' ? identity.customer : null;
  const [id, keys] = [customer?.id ?? null, customer?.cars.join('\n') ?? ''];
  const { refresh } = identity;
  useEffect(() => {
    if (id === null) return;
    syncCars(id, keys.split('\n').filter(Boolean))
      .then((isNews) => (isNews ? refresh() : undefined))
      .catch((error: unknown) => console.warn('The cars could not be compared with the account.', error));
  }, [id, keys, refresh]);
}

/** `nameOf(car)` is `Corolla 2018`, `fullNameOf(car)` `Toyota Corolla 2018`, in the page's language. */
export function useCarNames(): { nameOf: (car: Named) => string; fullNameOf: (car: Named) => string } {
  const locale = useLocale();
  const nameOf = (car: Named) => `${inLocale(fromWireText('model', car), locale)} ${car.year}`.trimEnd();
  return {
    nameOf,
    fullNameOf: (car) => `${inLocale(fromWireText('make', car), locale)} ${nameOf(car)}`,
  };
}

/** The year is empty for a model. */
type Named = Omit<SavedCar, 'key' | 'year'> & { year: number | '' };

/** What a car takes; `data` is undefined until known. */
export function useCar(key: string | null): SWRResponse<InferOutput<typeof CarSchema>, unknown> {
  return useCachedAnswer(key === null ? null : carPath(key), CarSchema);
}

/** Forgets a kept car that the shop no longer knows, or every car in a shop that has switched fitment off. */
export function useForgetUnknown(key: string | null): void {
  const { error } = useCar(key);
  const isUnknown = error instanceof ShopError && error.code === 'not_found';
  useEffect(() => {
    if (isUnknown && key !== null) forgetCar(key);
  }, [isUnknown, key]);
}
