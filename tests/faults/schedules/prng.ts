import { createHash } from 'node:crypto';

/** Repeatable choices: the same seed gives the same ones in the same order. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** Whether something with this probability happens. */
  happens(probability: number): boolean;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Choices of a seed (mulberry32). */
export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    happens: (probability) => next() < probability,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
