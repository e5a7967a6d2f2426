import { pipe, string } from 'valibot';
import { parsePrice } from '../money.js';
import { readBy } from '../readBy.js';

/** A price as it travels, `"1850.00"`, in piastres. One that cannot be read is a broken answer, never a price of nothing. */
export const WirePrice = pipe(string(), readBy(parsePrice, 'invalid'));
