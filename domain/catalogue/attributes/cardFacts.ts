import { inEveryLocale, type Localized, mapText } from '../../core/locale.js';
import type { Product, Variation } from '../product.js';
import type { AttributeKey } from './attributes.js';

/** Attributes that identify a battery, an oil or a rim as its size does a tyre, in display order. */
export const CARD_FACT_KEYS = [
  ...(['capacity', 'cold_cranking', 'terminal', 'viscosity', 'volume', 'approvals'] as const),
  ...(['rim_width', 'pcd'] as const),
];

export type CardFactKey = (typeof CARD_FACT_KEYS)[number];

/** What a card says of an attribute: its value, or the lowest and the highest of a product's variations. */
export interface CardFact {
  key: CardFactKey;
  value: Localized;
}

type Source = Pick<Product, 'attributes'> & { variations: readonly Pick<Variation, 'attributes'>[] };

/** The facts of a card; none of what is unknown, or differs between variations otherwise than by an amount. */
export function cardFacts({ attributes, variations }: Source): CardFact[] {
  return CARD_FACT_KEYS.flatMap((key) => {
    const own = variations.flatMap(({ attributes: { [key]: value } }) => value ?? []);
    const value = attributes[key] ?? (own.length === variations.length ? summed(own) : null);
    return value === null ? [] : [{ key, value: firstOf(key, value) }];
  });
}

/** One value that all share, or a range such as `60–95`. */
function summed(values: readonly Localized[]): Localized | null {
  const [first] = values;
  if (first === undefined || values.every(({ en }) => en === first.en)) return first ?? null;
  const amounts = values.map(({ en }) => Number(en)).sort((a, b) => a - b);
  if (amounts.some(Number.isNaN)) return null;
  const range = `${String(amounts[0])}–${String(amounts.at(-1))}`;
  return inEveryLocale(() => range);
}

/** A product meets several standards; the first one is the one that it is known for. */
function firstOf(key: AttributeKey, value: Localized): Localized {
  return key === 'approvals' ? mapText(value, (text) => text.split(/[,،;]/)[0] ?? text) : value;
}
