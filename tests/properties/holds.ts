import fc, { type Arbitrary } from 'fast-check';
import { test } from 'vitest';

/** Inputs of each property; `PROPERTY_RUNS=100000` tries more, with another seed each time. */
const RUNS = process.env['PROPERTY_RUNS'];
const RUNS_DEFAULT = 2000;
/** Fixed in everyday runs, so that a change is the only reason for a failure. */
const SEED_DEFAULT = 20_261_127;

const PARAMETERS =
  RUNS === undefined ? { numRuns: RUNS_DEFAULT, seed: SEED_DEFAULT } : { numRuns: Number(RUNS) };
/** Generous: a run takes microseconds to a few milliseconds. */
const TIMEOUT_MS = 30_000 + PARAMETERS.numRuns * 10;

/** A test that a promise holds for every input; a failure reports the smallest input that breaks it, and the seed. */
export function holds<Input extends [unknown, ...unknown[]]>(
  title: string,
  inputs: { [Place in keyof Input]: Arbitrary<Input[Place]> },
  check: (...input: Input) => void | Promise<void>,
): void {
  const run = async (...input: Input) => {
    await check(...input);
  };
  test(title, () => fc.assert(fc.asyncProperty(...inputs, run), PARAMETERS), TIMEOUT_MS);
}
