import { loadKg, speedKmh } from '../tyre.js';
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

interface Service {
  loadIndex: string | null;
  speedIndex: string | null;
  /** Whether load indices for single and twin fitment are stated, as on tyres of vans. */
  isPair: boolean;
  /** Where the size ends with what stands right behind it. */
  end: number;
}

const INDEX = String.raw`(?<load>\d{2,3})(?: ?[/-] ?(?<twin>\d{2,3}))?`;
const OUTSIDE = String.raw`(?<![A-Z\d]|\d[.,/-])`;
const WITH_SPEED = new RegExp(
  String.raw`\(?${OUTSIDE}${INDEX}[ -]?\(?(?<speed>[D-HJ-NP-WY])\)?(?![A-Z\d+&]|\/[A-Z]| ?(?:KM|كم|MILE))`,
);
const PAIR = new RegExp(String.raw`${OUTSIDE}(?<load>\d{2,3}) ?[/-] ?(?<twin>\d{2,3})(?![\d/.,-]|\s?[A-Z])`);
const WITH_SPEED_BEFORE = new RegExp(String.raw`${OUTSIDE}${INDEX} ?\(?(?<speed>[D-HJ-NP-WY])\)?[ ,-]*$`);
const SPEED_ALONE = /^ ?\(?(?<speed>[QRSTUHVWY])\)?(?![A-Z\d+&/])/;
/** Symbols that count anywhere behind a size: those of cars; of others, a figure and a letter may mean anything. */
const CAR_SPEEDS = /^[QRSTUHVWY]$/;
const SEPARATORS = /^[ ,;()/*-]*$/;

/** Reads load and speed index of a size: right behind it, or else further on, or else right before it. */
export function readService({ start, end }: FoundSize, until: number, left: Remainder): Service {
  const behind = [end, until] as const;
  const isBehind = (match: RegExpExecArray) => SEPARATORS.test(left.between(end, end + match.index));
  const match =
    left.take(WITH_SPEED, behind, (found) => isService(found) && (isBehind(found) || isOfCar(found))) ??
    left.take(PAIR, behind, isService) ??
    left.take(WITH_SPEED_BEFORE, [0, start], isService) ??
    left.take(SPEED_ALONE, behind);
  const { load, twin, speed } = match?.groups ?? {};
  const isNext = match !== null && match.input.length === until - end && isBehind(match);
  return {
    loadIndex: load === undefined ? null : twin === undefined ? load : `${load}/${twin}`,
    speedIndex: speed ?? null,
    isPair: twin !== undefined,
    end: isNext ? end + match.index + match[0].length : end,
  };
}

function isService({ groups: { load = '', twin, speed } = {} }: RegExpExecArray): boolean {
  const isPair = twin === undefined || (loadKg(twin) !== null && Number(twin) <= Number(load));
  return loadKg(load) !== null && isPair && (speed === undefined || speedKmh(speed) !== null);
}

function isOfCar({ groups: { twin, speed = '' } = {} }: RegExpExecArray): boolean {
  return twin !== undefined || CAR_SPEEDS.test(speed);
}
