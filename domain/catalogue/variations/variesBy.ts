import type { TyreSize } from '../../tyres/tyre.js';

/** What distinguishes the variations of a product; `option` if it is something else. */
export type VariesBy = 'size' | 'capacity' | 'volume' | 'length' | 'load' | 'scent' | 'option';

interface Labelled {
  label: string;
  size: TyreSize | null;
}

/** The unit in English labels; the first that occurs in every label of the product decides. */
const BY_UNIT: readonly [VariesBy, RegExp][] = [
  ['capacity', /^\d+ ?ah\b/i],
  ['volume', /^[\d.]+ ?(?:ml|l|lit(?:re|er)s?)\b/i],
  ['size', /^[\d.]+ ?(?:inch\b|in\b|")/i],
  ['size', /^(?:x{0,3}[sl]|m)$/i],
  ['length', /^[\d.]+ ?m\b/i],
  ['load', /^[\d.]+ ?(?:tonnes?|tons?|t)\b/i],
];
const SCENTED = /\bair freshener/i;

/** Whether a tyre's label names something after its size, such as a colour. */
function namesMore({ label, size }: Labelled): boolean {
  return size !== null && label.includes(', ');
}

/** Determines how the variations differ, from their English labels and the product's English name. */
export function variesBy(productName: string, variations: readonly Labelled[]): VariesBy {
  if (variations.some(({ size }) => size !== null)) {
    return variations.some(namesMore) ? 'option' : 'size';
  }
  const unit = BY_UNIT.find(([, pattern]) => variations.every(({ label }) => pattern.test(label)));
  if (unit !== undefined && variations.length > 0) return unit[0];
  return SCENTED.test(productName) ? 'scent' : 'option';
}
