import { latinDigits } from '../text/digits.js';

/** A product's name, split at the size. */
interface NamedSize {
  before: string;
  /** Size with its marking as the name writes it, such as `205/55ZR16 91V`. */
  marking: string;
  after: string;
}

const SERVICE = String.raw`(?:(?<![A-Za-z]|[A-Za-z][/-])(?:P|LT|ST|HL|T)[ -]?)?`;
const BETWEEN = String.raw`[^\d,;()]{0,4}`;
const DESCRIPTION = String.raw`\(?\d{2,3}(?: ?[/-] ?\d{2,3})? ?[D-HJ-NP-WY]\b\)?`;
const LOAD_AND_SPEED = String.raw`(?: ?(?:C|LT)(?![A-Za-z]))?(?:\s+${DESCRIPTION}(?: ?[ /] ?${DESCRIPTION})?)?`;

/** Splits a name at a known size (`205/55 R16`, as written by `formatSize`); null if the name does not contain it. */
export function sizeInName(name: string, size: string | null): NamedSize | null {
  if (size === null) return null;
  const figures = latinDigits(size).match(/\d+(?:\.\d+)?/g) ?? [];
  const pattern = figures.map(spelled).join(BETWEEN);
  const found = new RegExp(`${SERVICE}(?<![\\d.,])${pattern}(?![\\d.])${LOAD_AND_SPEED}`).exec(
    latinDigits(name),
  );
  if (found === null) return null;
  const end = found.index + found[0].length;
  return {
    before: name.slice(0, found.index).trim(),
    marking: name.slice(found.index, end),
    after: name.slice(end).trim(),
  };
}

/** `10.5` is also written `10,50`. */
function spelled(figure: string): string {
  const [whole = '', part = ''] = figure.split('.');
  const decimals = part.replace(/(?<!0)0+$/, '');
  return decimals === '' && part === ''
    ? whole
    : `${whole}(?:[.,]${decimals}0*)${decimals === '' ? '?' : ''}`;
}
