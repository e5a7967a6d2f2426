import type { SavedCar } from '../../client/fitment/myCars.js';
import { useCar, useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { type CarParts, carKey, carParts, sizePart } from '../../domain/fitment/carKey.js';

interface SavedCarSizes {
  car: SavedCar;
  /** `Corolla 2018` */
  name: string;
  parts: CarParts;
  /** The size parts of keys that are possible for the car; empty until known. */
  choices: readonly string[];
}

/** The shopper's car in use with its sizes; null without one. */
export function useSavedCar(): SavedCarSizes | null {
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  const [car] = cars;
  const parts = car === undefined ? null : carParts(car.key);
  const { data } = useCar(parts === null ? null : carKey({ ...parts, size: '' }));
  if (car === undefined || parts === null) return null;
  const choices = [...new Set(data?.fits.map(({ front, rear }) => sizePart(front, rear)))];
  return { car, name: nameOf(car), parts, choices };
}
