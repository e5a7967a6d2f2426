import type { FoundSize } from './findSizes.js';
import type { Remainder } from './remainder.js';

/** Patterns of markings around a size, on `plainLetters`, and their common form. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![A-Z])(?:RFT|ROF|SSR|ZP|EMT|DSST|HRS|RSC|MOE|RUN[ -]?FLAT)(?![A-Z])|(?<=\d[A-Z])(?:RFT|ROF|SSR)(?![A-Z])|Rا?ن[ -]?فلات/,
    'RFT',
  ],
  [/(?<![A-Z])(?:XL|EXTRA[ -]?LOAD|REINF(?:ORCED)?|RF)(?![A-Z])/, 'XL'],
  [/(?<=\d[A-Z])XL(?![A-Z])/, 'XL'],
  [/(?<![A-Z\d])3 ?PMSF(?![A-Z])/, '3PMSF'],
  [/(?<![A-Z])M ?[+&/] ?S(?![A-Z])/, 'M+S'],
  [/(?<![A-Z])M\/C(?![A-Z])/, 'M/C'],
  [/(?<![A-Z])(?:TL|TUBELESS)(?![A-Z])/, 'TL'],
  [/(?<![A-Z])(?:TT|TUBE ?TYPE)(?![A-Z])/, 'TT'],
];
const PLIES = /(?<![\d.,])(\d{1,2})[ -]?(?:P\.?R(?![A-Z])|PLY(?:[ -]?RATING)?(?![A-Z])|طبق(?:ة|ه|ات))/;
const LOAD_RANGE = /(?<![A-Z])(?:LR|LOAD ?RANGE)[ :-]?([A-N])(?![A-Z])/;
/** Right behind an `LT` size: `LT245/75R16E`, `LT265/70R17/E`, `LT265/70R17 C`. */
const LOAD_RANGE_BEHIND = /^[ /]?([B-N])(?![A-Z\d/+])|(?<=\d[A-Z]) ([C-G])(?![A-Z\d/+])/;
/** `LT265/75R16/10`. */
const PLIES_BEHIND = /^\/(\d{1,2})(?![\d/.-])/;
const MOST_PLIES = 32;

/** Reads the markings anywhere around the size, in a fixed order. */
export function readMarks(found: FoundSize, left: Remainder): string[] {
  const everywhere = [0, Number.MAX_SAFE_INTEGER] as const;
  const { service, construction } = found;
  const marks = [service, construction === 'R' ? null : construction];
  if (found.isRunFlat) marks.push('RF', 'RFT');
  for (const [pattern, mark] of MARKS) if (left.take(pattern, everywhere) !== null) marks.push(mark);
  const behind = [found.end, Number.MAX_SAFE_INTEGER] as const;
  const plies = left.take(PLIES, everywhere, isPlies) ?? left.take(PLIES_BEHIND, behind, isPlies);
  if (plies !== null) marks.push(`${Number(plies[1])}PR`);
  const range =
    left.take(LOAD_RANGE, everywhere) ?? (service === null ? null : left.take(LOAD_RANGE_BEHIND, behind));
  if (range !== null) marks.push(`LR ${range[1] ?? range[2]}`);
  else if (service !== null && found.hasC) marks.push('LR C');
  return [...new Set(marks.filter((mark) => mark !== null))];
}

function isPlies([, figure]: RegExpExecArray): boolean {
  const count = Number(figure);
  return count % 2 === 0 && count > 0 && count <= MOST_PLIES;
}
