import { createHash } from 'node:crypto';
import { unescaped } from './attributeKey.js';
import { CHOICE_MARKS, choiceId } from '../../../../domain/catalogue/variations/choiceId.js';

/** An option of an attribute that a variation leaves open, as an order line of WooCommerce names it. */
export interface Chosen {
  /** `pa_colour`, or of a product's own attribute `colour`. */
  key: string;
  /** The term's slug, or of a product's own attribute the option as it is written. */
  value: string;
}

/** The shop's id of a variation with these options, in whatever order. */
export function chosenId(variationId: number, chosen: readonly Chosen[]): number {
  const pairs = chosen.map(({ key, value }) => JSON.stringify([unescaped(key), unescaped(value)])).sort();
  const digest = createHash('sha256').update(pairs.join()).digest();
  return choiceId(variationId, digest.readUInt32BE() % CHOICE_MARKS);
}
