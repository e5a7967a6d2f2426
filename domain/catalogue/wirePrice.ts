import { pipe, string } from 'valibot';
import { parseAmount, parsePrice } from '../core/money.js';
import { readBy } from '../core/readBy.js';

/** A price as it travels, `"1850.00"`, in piastres. One that cannot be read is a broken answer, never a price of nothing. */
export const WirePrice = pipe(string(), readBy(parsePrice, 'invalid'));

/** An amount as it travels, which may be negative: `"-50.00"`. */
export const WireAmount = pipe(string(), readBy(parseAmount, 'invalid'));
