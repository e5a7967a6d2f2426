/** Quantity prices as operators write them: `4:5%, 8:1380.00`. */
import { cleanCode } from '../../text/cleanText.js';
import { parsePrice, type Piastres } from '../../core/money.js';
import type { QuantityPrice } from './unitPrice.js';

const STEPS_MAX = 5;
const FROM_MIN = 2;
const FROM_MAX = 999;
const PERCENT_MAX = 90;
/** Percentages are read like prices, to two decimals. */
const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;
const TEXT_MAX_CHARS = 200;

const STEP = /^(\d{1,9})\s*:\s*([\d.]{1,12})\s*(%?)$/;

interface ReadQuantityPrices {
  /** Fewest pieces first, each lower than the one before and than a single piece; empty if there is a problem. */
  prices: readonly QuantityPrice[];
  /** What the operator has to correct; null if nothing. */
  problem: string | null;
}

/**
 * Reads the steps for an item: from how many pieces on, and a price or a percentage off the regular price. While a sale
 * makes a single piece as cheap as a step, the step does not count. If one step is wrong, none counts.
 */
export function readQuantityPrices(
  text: string,
  regularPrice: Piastres,
  price: Piastres = regularPrice,
): ReadQuantityPrices {
  const steps =
    text.length > TEXT_MAX_CHARS
      ? []
      : text.split(/[,،;\n]/).map((step) => cleanCode(step).replaceAll('٪', '%'));
  const read = steps.flatMap((step) => (step === '' ? [] : readStep(step, regularPrice)));
  const prices = read.filter((step) => typeof step === 'object');
  const problem = read.find((step) => typeof step === 'string') ?? problemOf(prices, regularPrice);
  if (problem !== null) return { prices: [], problem };
  return { prices: prices.filter((step) => step.price < price), problem: null };
}

/** A step, or what is wrong with it. */
function readStep(step: string, regularPrice: Piastres): QuantityPrice | string {
  const [, from = '', amount = '', sign] = STEP.exec(step) ?? [];
  const value = parsePrice(amount);
  if (value === null) return 'must be written like 4:5% or 4:1380.00, with commas between the steps';
  if (sign === '') return { from: Number(from), price: value };
  if (value === 0 || value > PERCENT_MAX * HUNDREDTHS)
    return `a percentage must be above 0 and at most ${PERCENT_MAX}`;
  return { from: Number(from), price: Math.round((regularPrice * (WHOLE - value)) / WHOLE) };
}

function problemOf(steps: readonly QuantityPrice[], regularPrice: Piastres): string | null {
  if (steps.length === 0 || steps.length > STEPS_MAX) return `must have 1 to ${STEPS_MAX} steps`;
  let before: QuantityPrice = { from: FROM_MIN - 1, price: regularPrice };
  for (const step of steps) {
    if (step.from < FROM_MIN || step.from > FROM_MAX)
      return `quantities must be from ${FROM_MIN} to ${FROM_MAX}`;
    if (step.from <= before.from) return 'quantities must rise from step to step';
    if (step.price <= 0) return 'prices must be above 0';
    if (step.price >= before.price)
      return 'each price must be lower than the one before it, and than a single piece';
    before = step;
  }
  return null;
}
