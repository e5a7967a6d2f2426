import { pipe, string } from 'valibot';
import { parseAmount, parsePrice } from './money.js';
import { readBy } from './readBy.js';

/** A price, `"1850.00"`, in piastres. An invalid one fails the whole response, so that it never counts as 0. */
export const WirePrice = pipe(string(), readBy(parsePrice, 'invalid'));

/** An amount that may be negative: `"-50.00"`. */
export const WireAmount = pipe(string(), readBy(parseAmount, 'invalid'));
