import { number, record, string } from 'valibot';
import type { Piastres } from '../../domain/core/money.js';
import { createStored } from '../core/stored.js';

/** Prices by the line's id. */
export type SeenPrices = Readonly<Record<string, Piastres>>;

/**
 * The price of each line of the cart that the shopper knows of: kept until they have taken note of another one, so
 * that a change is told after a reload too.
 */
export const seenPrices = createStored<SeenPrices>('seenPrices', record(string(), number()), 'browser');
