import type { TyreSize } from './tyre.js';
import { plainLetters } from './plainLetters.js';

/*
 * The kinds of tyre sizes, as patterns on `plainLetters`. Every repetition is bounded, so that each takes linear time.
 * Figures without the letter of a construction count only where they can hardly be anything else.
 */

/** A size and where it stands, from `start` (inclusive) to `end` (exclusive). */
export interface FoundSize {
  size: TyreSize;
  start: number;
  end: number;
  /** `P`, `LT`, `ST`, `HL` or `T`, before or behind the figures. */
  service: string | null;
  /** `R`, `ZR`, `D` or `B`; null if none is written. */
  construction: string | null;
  /** Written as `RF` or `ZRF`. */
  isRunFlat: boolean;
  /** The speed symbol of the old form `205/55HR16`. */
  speed: string | null;
  /** A `C` or `CP` behind the rim: of a van tyre, or the load range of an `LT` size. */
  hasC: boolean;
}

type Groups = Readonly<Partial<Record<string, string>>>;

interface Kind {
  pattern: RegExp;
  /** The size; null if the figures cannot be one. */
  read: (groups: Groups, around: Around) => TyreSize | null;
}

interface Around {
  before: string;
  after: string;
}

const START = String.raw`(?<!\d|\d[.,])`;
const SERVICE = String.raw`(?:(?<![A-Z]|[A-Z][/-])(?<service>P|LT|ST|HL|T)[ -]?)?`;
/** Words between the figures, as alternatives of a pattern: `205 على 55 جنط 16`. */
export const WORDS_BETWEEN_FIGURES = 'علي|على|في|ع|جنط|مقاس|ارتفاع|rim|inch|by';
const WORD = `(?: ?(?:${plainLetters(WORDS_BETWEEN_FIGURES)}) ?)`;
const GAP = String.raw`(?:${WORD}|[ /\\.,X*_|-]{0,3})`;
const RADIAL = String.raw`(?<symbol>[ZHQSTUVWY]|زد)? ?\u0627?(?<radial>R)(?<flat>F)?(?<van>C)?`;
const CONSTRUCTION = String.raw`(?:${RADIAL}|(?<other>[DB]))[ /.-]{0,2}`;
const RIM = String.raw`(?<rim>(?:1[4679]|2[24])[.,]5|\d{2})`;
/** Behind a rim: its letters, or else nothing that continues the number but a load index without a gap. */
const END = String.raw`(?: ?(?<c>CP?)(?![A-Z]|\/[A-Z])|(?<late>R)(?![A-Z\d])|[ /]?(?<behind>LT|ST)(?![A-Z])|(?!\d|[.,]\d{3}(?![\d/]| ?[D-HJ-NP-WY](?![A-Z]))|\.\d)|(?=\d{2,3}(?:[/-]\d{2,3})?[D-HJ-NP-WY](?:XL|RFT|ROF)?(?![A-Z\d])))`;

const KINDS: readonly Kind[] = [
  {
    pattern: patternOf(
      `${START}${SERVICE}(?<width>\\d{2,3})(?<first>${GAP})(?<aspect>\\d{2,3})(?<second>${GAP})(?:${CONSTRUCTION})?${RIM}${END}`,
    ),
    read: readMetric,
  },
  {
    pattern: patternOf(
      String.raw`(?<![A-Z\d])Z?R[ -]?${RIM}[ ,/-]{1,3}(?<width>\d{3})(?<first>[/\\X* -])(?<aspect>\d{2})(?<radial>)(?!\d| ?Z?RF?[ -]?\d{2})`,
    ),
    read: readMetric,
  },
  {
    pattern: patternOf(
      String.raw`(?<![A-Z\d]|\d[.,])${SERVICE}(?<width>\d{3,4})[ /-]{0,2}${RADIAL}[ /.-]{0,2}${RIM}${END}`,
    ),
    read: readFullProfile,
  },
  {
    pattern: patternOf(
      String.raw`${START}${SERVICE}(?<diameter>\d{2})(?: ?(?<by>[X*]) ?|[ /-])(?<section>\d{1,4}(?:[.,]\d{1,2})?) ?(?:LT)?(?<second>[ /X*-]{0,3})(?:${CONSTRUCTION})?${RIM}${END}`,
    ),
    read: readFlotation,
  },
  {
    pattern: patternOf(
      String.raw`(?<![\dX*/]|\d[.,-]|[X*] )${SERVICE}(?<width>\d{1,2}(?:[.,]\d{1,2})?)(?: ?${CONSTRUCTION}|-)(?<rim>\d{1,2}(?:[.,]5)?)${END}`,
    ),
    read: readInches,
  },
];

function patternOf(source: string): RegExp {
  return new RegExp(source, 'g');
}

/** The sizes in a text of `plainLetters`, in the order in which they are written. */
export function findSizes(plain: string): FoundSize[] {
  const found = KINDS.flatMap((kind) => sizesOf(kind, plain));
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return inOrder.filter((one) => {
    const isApart = one.start >= end;
    if (isApart) ({ end } = one);
    return isApart;
  });
}

function sizesOf({ pattern, read }: Kind, plain: string): FoundSize[] {
  const found: FoundSize[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
    const groups: Groups = match.groups ?? {};
    const end = match.index + match[0].length;
    const size = read(groups, { before: plain.slice(0, match.index), after: plain.slice(end) });
    if (size === null) pattern.lastIndex = match.index + 1;
    else found.push({ ...lettersOf(groups), size, start: match.index, end });
  }
  return found;
}

function lettersOf({ service, behind, symbol, radial, flat, other, late, c, van }: Groups) {
  const isZr = symbol === 'Z' || symbol === 'زد';
  return {
    service: service ?? behind ?? null,
    construction: isZr ? 'ZR' : (other ?? (radial === undefined ? (late ?? null) : 'R')),
    isRunFlat: flat !== undefined,
    speed: symbol === undefined || isZr ? null : symbol,
    hasC: (c ?? van) !== undefined,
  };
}

function isBuilt({ radial, other, late }: Groups): boolean {
  return (radial ?? other ?? late) !== undefined;
}

function numberOf(text = ''): number {
  return Number(text.replace(',', '.'));
}

/** Behind an `LT` size, `C` is a load range. */
function isCommercial({ c, van, service, behind }: Groups): boolean {
  return (c ?? van) !== undefined && (service ?? behind) === undefined;
}

function isWithin(figure: number, min: number, max: number): boolean {
  return figure >= min && figure <= max;
}

const RIM_INCHES = { min: 8, max: 30 };

function isRim(rim: number): boolean {
  return isWithin(rim, RIM_INCHES.min, RIM_INCHES.max);
}

/** `205/55R16`, `P225/45ZRF17`, `205 55 16`, `2055516`, `120/70-17`. */
function readMetric(groups: Groups, around: Around): TyreSize | null {
  const [width, aspect, rim] = [
    numberOf(groups['width']),
    numberOf(groups['aspect']),
    numberOf(groups['rim']),
  ];
  if (!isWithin(width, 60, 455) || !isWithin(aspect, 20, 105) || !isRim(rim)) return null;
  if (!isBuilt(groups) && !isBareSize(groups, { width, aspect, rim }, around)) return null;
  return { width, aspect, rim, commercial: isCommercial(groups) };
}

/** Letters that may follow the rim of a size without the letter of a construction. */
const LETTERS_BEHIND = /^(?![A-Z])|^(?:XL|RFT|RF|ROF|TL|TT|M\/C)(?![A-Z\d])/;
/** A telephone number goes on; what goes on behind a size is its marking, a year or a quantity. */
const GOES_ON =
  /^[ .-]{1,2}(?!(?:19|20)\d\d(?!\d)|\d{2,3}(?:[/-]\d{2,3})? ?[D-Y](?![A-Z\d])|\d{1,2} ?(?:PR|PLY)|(?:[6-9]\d|1[0-3]\d)$|\d(?!\d))\d/;
const IN_NUMBER = /(?:\+|\d[ .-]{1,2})$/;
const QUANTITY = /(?:^|[^\d ] ?)\d $/;

/** Whether three bare figures are a size rather than a part of a telephone number, a code or a date. */
function isBareSize(
  { first = '', second = '' }: Groups,
  { width, aspect, rim }: { width: number; aspect: number; rim: number },
  { before, after }: Around,
): boolean {
  if (width % 5 !== 0 || aspect % 5 !== 0 || !LETTERS_BEHIND.test(after)) return false;
  const gaps = first + second;
  if (/[^ .-]/.test(gaps)) return true;
  if (GOES_ON.test(after) || (IN_NUMBER.test(before) && !QUANTITY.test(before))) return false;
  if (first !== '' && second !== '') return width >= 100;
  return (
    !gaps.includes('.') && !/[A-Z]$/.test(before) && width % 10 === 5 && aspect <= 85 && isWithin(rim, 12, 24)
  );
}

/** Widths from here on are hundredths of an inch: `750R16` is `7.50R16`. */
const HUNDREDTHS_FROM = 450;

/** `195R14C`, `185HR14`, `750R16`, `1000R20`. */
function readFullProfile(groups: Groups): TyreSize | null {
  const [figure, rim] = [numberOf(groups['width']), numberOf(groups['rim'])];
  const isInHundredths = figure >= HUNDREDTHS_FROM;
  const [width, isWidth] = isInHundredths
    ? [figure / 100, figure % 25 === 0 && figure <= 1400]
    : [figure, figure % 5 === 0 && isWithin(figure, 105, 335)];
  return isWidth && isRim(rim) ? { width, aspect: null, rim, commercial: isCommercial(groups) } : null;
}

const SMALLEST_SIDEWALLS_INCHES = 7;

/** `31x10.50R15LT`, `31x10,5-15`, `33X1250R20`, `31 10.5 15`. */
function readFlotation(groups: Groups): TyreSize | null {
  const { by, second = '' } = groups;
  const [diameter, rim] = [numberOf(groups['diameter']), numberOf(groups['rim'])];
  const [width, isDecimal] = readSection(groups['section'] ?? '');
  const isJoined = isBuilt(groups) || second === '-';
  const isFound = isDecimal ? by !== undefined || diameter >= 26 : by !== undefined && isJoined;
  const isPlausible =
    isWithin(diameter, 16, 54) && isWithin(width, 6, 20) && diameter - rim >= SMALLEST_SIDEWALLS_INCHES;
  return isFound && isPlausible && isWithin(rim, 7, 26)
    ? { width: diameter, aspect: width, rim, commercial: false }
    : null;
}

/** The width of a section in inches, and whether it has a decimal: `10.50`, `1050`, `105`; NaN for anything else. */
function readSection(text: string): [inches: number, isDecimal: boolean] {
  if (/^\d{1,2}[.,](?:[05]|[05]0|[27]5)$/.test(text)) return [numberOf(text), true];
  if (/^\d{1,2}$/.test(text)) return [numberOf(text), false];
  if (/^\d{1,2}[05]0$|^\d{1,2}[27]5$/.test(text) && text.length > 2) {
    const inches = numberOf(text) / 100;
    return [inches < 6 ? inches * 10 : inches, false];
  }
  return [Number.NaN, false];
}

/** `7.50R16`, `7.00-16`, `8.5R17.5`, `11R22.5`, `4.00-8`. */
function readInches(groups: Groups): TyreSize | null {
  const { width: text = '', rim: rimText = '' } = groups;
  const [width, rim] = [numberOf(text), numberOf(rimText)];
  const decimals = /[.,](\d+)$/.exec(text)?.[1] ?? '';
  const isHalf = /[.,]5$/.test(rimText);
  const isWidth =
    decimals.length === 2
      ? /^(?:[05]0|[27]5|[2-9]0)$/.test(decimals)
      : decimals.length === 1
        ? isBuilt(groups) || isHalf
        : isWithin(width, 7, 15) && (isHalf || (isBuilt(groups) && [20, 22, 24].includes(rim)));
  return isWidth && isWithin(width, 2, 24) && isRim(rim)
    ? { width, aspect: null, rim, commercial: isCommercial(groups) }
    : null;
}
