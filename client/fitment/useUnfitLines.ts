import { useSyncExternalStore } from 'react';
import { picklist, record, string } from 'valibot';
import { formatSize } from '../../domain/tyres/tyre.js';
import { readTyre } from '../../domain/tyres/readTyre.js';
import type { LineItem } from '../../domain/order/order.js';
import { judgeTyre } from '../../domain/fitment/verdict.js';
import type { WireFit } from '../../domain/fitment/wireCar.js';
import { createStored } from '../storage/stored.js';
import { useCar, useCarNames, useMyCars } from './useMyCars.js';

/** A tyre in the cart that does not fit the car in use. */
export interface UnfitLine {
  size: string;
  /** The car's sizes. */
  sizes: readonly string[];
}

export interface UnfitLines {
  /** `Corolla 2018`, and its key. */
  car: { name: string; key: string } | null;
  /** Lines that the shopper has not confirmed. */
  lines: readonly UnfitLine[];
  /** Whether the checkout has to ask before it goes on, which it does once. */
  isToAsk: boolean;
  markAsked: () => void;
  /** The shopper says that the tyres are for another car. */
  confirm: () => void;
}

/** What was said about a product and a car: asked, or confirmed to be for another car. */
const answers = createStored('fitAnswers', record(string(), picklist(['asked', 'other'])), 'browser');
const NO_ANSWERS: Readonly<Partial<Record<string, 'asked' | 'other'>>> = {};

/** Tyres in the cart that do not fit the shopper's car; none without a car or while its sizes are unknown. */
export function useUnfitLines(items: readonly LineItem[]): UnfitLines {
  const [current] = useMyCars().cars;
  const { data: car } = useCar(current?.key ?? null);
  const { nameOf } = useCarNames();
  const said = useSyncExternalStore(answers.subscribe, answers.read, () => null) ?? NO_ANSWERS;
  const unfit = car === undefined ? [] : findUnfit(items, car.key, car.fits);
  const open = unfit.filter(({ id }) => said[id] !== 'other');
  const write = (answer: 'asked' | 'other') => {
    answers.write({ ...answers.read(), ...Object.fromEntries(open.map(({ id }) => [id, answer])) });
  };
  return {
    car: car === undefined ? null : { name: nameOf(car), key: car.key },
    lines: open,
    isToAsk: open.some(({ id }) => said[id] === undefined),
    markAsked: () => write('asked'),
    confirm: () => write('other'),
  };
}

/** Tyres by the size in their names; everything else has none. */
export function findUnfit(
  items: readonly Pick<LineItem, 'productId' | 'variationId' | 'name'>[],
  carKey: string,
  fits: readonly WireFit[],
): (UnfitLine & { id: string })[] {
  return items.flatMap(({ productId, variationId, name }) => {
    const tyre = readTyre(name.en);
    if (tyre === null) return [];
    const size = formatSize(tyre.size);
    const verdict = judgeTyre({ size }, fits);
    const id = `${carKey} ${productId} ${variationId ?? ''}`;
    return verdict.kind === 'wrong' ? [{ id, size, sizes: verdict.sizes }] : [];
  });
}
