import { pipe, rawTransform, string } from 'valibot';
import { parsePrice } from '../money.js';

/** A price as it travels, `"1850.00"`, in piastres. One that cannot be read is a broken answer, never a price of nothing. */
export const WirePrice = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = parsePrice(dataset.value);
    if (amount !== null) return amount;
    addIssue({ message: 'invalid' });
    return NEVER;
  }),
);
