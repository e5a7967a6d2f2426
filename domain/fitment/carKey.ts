import { maxLength, pipe, regex, string } from 'valibot';
import { formatSize, type TyreSize } from '../tyres/tyre.js';
import { CAR_KEY_MAX_CHARS } from '../core/limits.js';

/*
 * A shopper's car as one word, for addresses, storage and accounts: `toyota-corolla_2018`, and with the size on its
 * sidewall, where several are possible, `toyota-corolla_2018_205-55-R16`; a different size at the rear follows the
 * front one.
 */

/** The parts of a key; `size` is empty for any size. */
export interface CarParts {
  /** Slug of the model. */
  model: string;
  year: number;
  size: string;
}

const KEY = /^([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)_((?:19|20)\d\d)(?:_([\dxRC.-]+(?:_[\dxRC.-]+)?))?$/u;

/** Schema of a key; whether such a car exists is for the fitment table to say. */
export const CarKey = pipe(string(), maxLength(CAR_KEY_MAX_CHARS, 'too_long'), regex(KEY, 'invalid'));

/** Splits a key; null if it is malformed. */
export function carParts(key: string): CarParts | null {
  const [, model, year, size = ''] = KEY.exec(key) ?? [];
  return model === undefined ? null : { model, year: Number(year), size };
}

/** Whether two keys differ at most by their size. */
export function isSameCar(some: string, other: string): boolean {
  const [a, b] = [carParts(some), carParts(other)];
  return a?.model === b?.model && a?.year === b?.year;
}

/** Whether the size of a car is still to be chosen: it has several (their parts of keys), and its key names none. */
export function isSizeOpen({ size }: Pick<CarParts, 'size'>, choices: readonly string[]): boolean {
  return size === '' && choices.length > 1;
}

/** Joins the parts to a key. */
export function carKey({ model, year, size }: CarParts): string {
  return [model, String(year), ...(size === '' ? [] : [size])].join('_');
}

/** The tyres of a car within its key: `205-55-R16`, or `225-40-R18_255-35-R18` with different ones at the rear. */
export function sizePart(front: string, rear: string): string {
  return [...new Set([front, rear])].map((size) => size.replace(/[ /]/g, '-')).join('_');
}

/** The same for sizes of the fitment table. */
export function sizePartOf({ front, rear }: { front: TyreSize; rear: TyreSize }): string {
  return sizePart(formatSize(front), formatSize(rear));
}

/** The rims of a key's size part. */
export function rimsOf(size: string): number[] {
  return [...new Set(Array.from(size.matchAll(/R(\d+(?:\.\d+)?)/g), ([, rim]) => Number(rim)))];
}
