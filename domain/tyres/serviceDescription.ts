import { loadKg, speedKmh } from './tyre.js';
import type { FoundSize } from './findSizes.js';
import type { Remainder } from './remainder.js';

/** A service description; `twin` is its load index for twin fitment. */
interface Description {
  load?: string | undefined;
  twin?: string | undefined;
  speed?: string | undefined;
}

interface Promised {
  /** `91`, or `106/104` for single and twin fitment; null if not stated. */
  loadIndex: string | null;
  speedIndex: string | null;
}

interface Service extends Promised {
  /** Where the size ends with what stands right behind it. */
  end: number;
}

const INDEX = String.raw`(?<load>\d{2,3})(?: ?[/-] ?(?<twin>\d{2,3}))?`;
const SPEED = String.raw`(?: ?[/-] ?| )?\(?(?<speed>[D-HJ-NP-WY])\)?`;
const OUTSIDE = String.raw`(?<![A-Z\d]|\d[.,/-])`;
/** Behind a speed symbol: nothing that continues a word, unless it is a second description. */
const INSIDE = String.raw`(?![A-Z\d]|[+&](?! ?\d)|\/(?![QRSUHVWY](?![A-Z\d/]))[A-Z]| ?(?:KM|كم|MILE))`;
const LINK = String.raw`[ )]{0,4}(?:[/\\|,;&+-]|(?<= )(?:OR|AND|او|و)(?= ))?[ (]{0,4}`;
const WITH_SPEED = new RegExp(String.raw`\(?${OUTSIDE}${INDEX}${SPEED}${INSIDE}`);
const PAIR = new RegExp(String.raw`${OUTSIDE}(?<load>\d{2,3}) ?[/-] ?(?<twin>\d{2,3})(?![\d/.,-]|\s?[A-Z])`);
const WITH_SPEED_BEFORE = new RegExp(String.raw`\(?${OUTSIDE}${INDEX}${SPEED}[ ,-]*$`);
const SPEED_ALONE = /^ ?\(?(?<speed>[QRSTUHVWY])\)?(?![A-Z\d+&/])/;
/** `/99V`, ` (99V)`, ` or 99V` behind a description, or the like before it. */
const SECOND = new RegExp(String.raw`^${LINK}${INDEX}${SPEED}\)?${INSIDE}`);
const SECOND_BEFORE = new RegExp(String.raw`\(?${OUTSIDE}${INDEX}${SPEED}${LINK}$`);
/** Of a second description only the speed or the load: `95H/V`, `95H/99`. */
const SECOND_PART = /^ ?\/ ?(?:(?<speed>[QRSUHVWY])|(?<load>\d{2,3}))\)?(?![A-Z\d/.,-]| ?[A-Z](?![A-Z]))/;
/** Symbols that count anywhere behind a size: those of cars; of others, a figure and a letter may mean anything. */
const CAR_SPEEDS = /^[QRSTUHVWY]$/;
/** Faster than tyres for twin fitment are. */
const FAST_SPEEDS = /^[HVWY]$/;
const SEPARATORS = /^[ ,;()/*-]*$/;
/** Load indices that differ more are not of one tyre. */
const MOST_APART = 20;

/** Reads load and speed index of a size: right behind it, or else further on, or else right before it. */
export function readService({ start, end }: FoundSize, until: number, left: Remainder): Service {
  const behind = [end, until] as const;
  const isBehind = (match: RegExpExecArray) => SEPARATORS.test(left.between(end, end + match.index));
  const match =
    left.take(WITH_SPEED, behind, (found) => isService(found) && (isBehind(found) || isOfCar(found))) ??
    left.take(PAIR, behind, isService);
  if (match === null) return { ...readBefore(start, left, behind), end };
  const isNext = match.input.length === until - end && isBehind(match);
  const ends = end + match.index + match[0].length;
  const isFurther = isSecondTo(match);
  const second =
    left.take(SECOND, [ends, until], isFurther) ?? left.take(SECOND_PART, [ends, until], isFurther);
  return { ...promised([match, second]), end: isNext ? ends + (second?.[0].length ?? 0) : end };
}

function readBefore(start: number, left: Remainder, behind: readonly [number, number]): Promised {
  const match = left.take(WITH_SPEED_BEFORE, [0, start], isService);
  if (match === null) return promised([left.take(SPEED_ALONE, behind)]);
  return promised([left.take(SECOND_BEFORE, [0, match.index], isSecondTo(match)), match]);
}

function descriptionIn(match: RegExpExecArray): Description {
  return match.groups ?? {};
}

function isService(match: RegExpExecArray): boolean {
  const { load = '', twin = load, speed } = descriptionIn(match);
  const isLoad = loadKg(load) !== null && loadKg(twin) !== null;
  const isPair = Number(twin) <= Number(load) || (speed !== undefined && isNear(load, twin));
  return isLoad && isPair && (speed === undefined || speedKmh(speed) !== null);
}

function isNear(load: string, other: string): boolean {
  return Math.abs(Number(load) - Number(other)) <= MOST_APART;
}

function isOfCar(match: RegExpExecArray): boolean {
  const { twin, speed = '' } = descriptionIn(match);
  return twin !== undefined || CAR_SPEEDS.test(speed);
}

function isSecondTo(first: RegExpExecArray): (match: RegExpExecArray) => boolean {
  const { load = '' } = descriptionIn(first);
  return (match) => {
    const { load: other } = descriptionIn(match);
    const isLinked = /[^ \dA-Z]/.test(match[0]) || isOfCar(match);
    return other === undefined || (isNear(load, other) && isService(match) && isLinked);
  };
}

/**
 * Of alternatives (`95H/99V`) the lower of each figure, so that no tyre is sold for more than it surely bears. Behind a
 * pair (`109/107T 106H`) a second description is an addition, and the pair counts.
 */
function promised(matches: readonly (RegExpExecArray | null)[]): Promised {
  const all = matches.flatMap((match) => (match === null ? [] : [descriptionIn(match)]));
  const pair = all.find(isPair) ?? pairOf(all);
  const counting = pair === null ? all : [pair];
  const loads = counting.flatMap(({ load = [], twin = [] }) => [load, twin].flat());
  const speeds = counting.flatMap(({ speed = [] }) => speed);
  return {
    loadIndex: pair === null ? lowest(loads, Number) : loads.join('/'),
    speedIndex: lowest(speeds, (symbol) => speedKmh(symbol) ?? 0),
  };
}

function lowest(figures: readonly string[], valueOf: (figure: string) => number): string | null {
  return [...figures].sort((a, b) => valueOf(a) - valueOf(b))[0] ?? null;
}

function isPair({ load, twin }: Description): boolean {
  return twin !== undefined && Number(twin) <= Number(load);
}

/** `121R/118R` is `121/118R`; null for two descriptions. */
function pairOf([first, second]: readonly Description[]): Description | null {
  if (first === undefined || second === undefined || second.twin !== undefined) return null;
  const pair = { ...first, twin: second.load };
  const isOneSpeed = first.speed === second.speed && !FAST_SPEEDS.test(first.speed ?? '');
  return isOneSpeed && isPair(pair) ? pair : null;
}
