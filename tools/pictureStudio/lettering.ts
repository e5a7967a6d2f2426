/** Lettering as filled outlines: sets a text straight or on any surface. */
import { GLYPHS, KERNING } from './glyphs.js';
import type { Glyph } from './glyphs.js';
import { polygon } from './svg.js';
import type { Point } from './svg.js';

export interface LetterStyle {
  /** Pen width in hundredths of the capital height: 9 is light, 14 regular, 22 bold. */
  weight?: number;
  /** Space added between letters, in hundredths of the capital height. */
  tracking?: number;
  /** Stretches letters sideways. */
  stretch?: number;
  /** Slant to the right: 0.2 is italic. */
  slant?: number;
}

/** Outlines of a text in units of its capital height: x from 0 to `width`, y from 0 (top) to 1 (baseline). */
interface Lettering {
  width: number;
  contours: Point[][];
}

interface Corner extends Point {
  radius: number;
}

interface Line {
  points: Point[];
  closed: boolean;
}

const CAPITAL = 100;
const REGULAR = 14;
const SIDE_SPACE = 17;
const WORD_SPACE = 34;
const ARC_STEPS = 7;
const LONGEST_MITRE = 1.9;
const STEEP = 0.35;
const LEVEL = 0.9;

/** The character as the alphabet has it: upper case without accents, except for some lower-case units. */
function letterOf(character: string): Glyph | undefined {
  if (GLYPHS[character] !== undefined) return GLYPHS[character];
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  return GLYPHS[plain];
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Replaces a corner by an arc, approximated by a quadratic curve. */
function roundCorner(before: Point, corner: Corner, after: Point): Point[] {
  const reach = Math.min(corner.radius, distance(before, corner) / 2, distance(corner, after) / 2);
  if (reach < 0.5) return [{ x: corner.x, y: corner.y }];
  const start = between(corner, before, reach / distance(corner, before));
  const end = between(corner, after, reach / distance(corner, after));
  const pull = 0.5523;
  const first = between(start, corner, pull);
  const second = between(end, corner, pull);
  const points: Point[] = [];
  for (let step = 0; step <= ARC_STEPS; step += 1) {
    const t = step / ARC_STEPS;
    const u = 1 - t;
    points.push({
      x: u ** 3 * start.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x + t ** 3 * end.x,
      y: u ** 3 * start.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y + t ** 3 * end.y,
    });
  }
  return points;
}

function readCorners(stroke: string, weight: number): Corner[] {
  const half = weight / 2;
  const inset = (CAPITAL - weight) / CAPITAL;
  return stroke
    .split(' ')
    .filter((part) => part !== 'z')
    .map((part) => {
      const [x = 0, y = 0, radius = 0] = part.split(',').map(Number);
      return { x: x + half, y: half + y * inset, radius };
    });
}

/** Drops consecutive duplicate points, which have no direction. */
function withoutRepeats(points: Point[], closed: boolean): Point[] {
  const nearest = 0.05;
  return points.filter((point, index) => {
    const before = index > 0 ? points[index - 1] : closed ? points.at(-1) : undefined;
    return before === undefined || distance(point, before) > nearest;
  });
}

/** The centre line of one stroke with its corners rounded. */
function centreLine(stroke: string, weight: number): Line {
  const corners = readCorners(stroke, weight);
  const closed = stroke.endsWith('z');
  const last = corners.length - 1;
  const points = corners.flatMap((corner, index) => {
    const before = corners[index === 0 ? last : index - 1];
    const after = corners[index === last ? 0 : index + 1];
    const isEnd = !closed && (index === 0 || index === last);
    if (isEnd || before === undefined || after === undefined) return [{ x: corner.x, y: corner.y }];
    return roundCorner(before, corner, after);
  });
  return { points: withoutRepeats(points, closed), closed };
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** The pen's edge at a joint: `side` is 1 for the left edge and -1 for the right. */
function joint(at: Point, into: Point, out: Point, half: number, side: number): Point {
  const normal = { x: -(into.y + out.y), y: into.x + out.x };
  const length = Math.hypot(normal.x, normal.y) || 1;
  const cosine = Math.max(1 / LONGEST_MITRE, length / 2);
  const reach = (side * half) / cosine;
  return { x: at.x + (normal.x / length) * reach, y: at.y + (normal.y / length) * reach };
}

/**
 * The two corners of a stroke's end. Ends on the cap height or baseline are cut along it; horizontal arms extend by
 * half a pen width.
 */
function endCorners(at: Point, outward: Point, half: number): [Point, Point] {
  const left = { x: -outward.y * half, y: outward.x * half };
  const onLine = at.y < half + 0.01 || at.y > CAPITAL - half - 0.01;
  if (onLine && Math.abs(outward.y) > STEEP && outward.y * (at.y - CAPITAL / 2) > 0) {
    const target = at.y < CAPITAL / 2 ? at.y - half : at.y + half;
    const along = (y: number): number => (target - at.y - y) / outward.y;
    return [
      { x: at.x + left.x + outward.x * along(left.y), y: target },
      { x: at.x - left.x + outward.x * along(-left.y), y: target },
    ];
  }
  const reach = Math.abs(outward.x) > LEVEL ? half : 0;
  const tip = { x: at.x + outward.x * reach, y: at.y + outward.y * reach };
  return [
    { x: tip.x + left.x, y: tip.y + left.y },
    { x: tip.x - left.x, y: tip.y - left.y },
  ];
}

function closedOutline(points: Point[], half: number): Point[][] {
  const count = points.length;
  const edge = (side: number): Point[] =>
    points.map((point, index) => {
      const before = points[(index + count - 1) % count] ?? point;
      const after = points[(index + 1) % count] ?? point;
      return joint(point, direction(before, point), direction(point, after), half, side);
    });
  return [edge(1), edge(-1).reverse()];
}

function openOutline(points: Point[], half: number): Point[][] {
  const first = points[0];
  const last = points.at(-1);
  const second = points[1];
  const previous = points.at(-2);
  if (!first || !last || !second || !previous) return [];
  const inner = points.slice(1, -1);
  const edge = (side: number): Point[] =>
    inner.map((point, index) => {
      const before = points[index] ?? point;
      const after = points[index + 2] ?? point;
      return joint(point, direction(before, point), direction(point, after), half, side);
    });
  const [startRight, startLeft] = endCorners(first, direction(second, first), half);
  const [endLeft, endRight] = endCorners(last, direction(previous, last), half);
  return [[startLeft, ...edge(1), endLeft, endRight, ...edge(-1).reverse(), startRight]];
}

function outline(stroke: string, weight: number): Point[][] {
  const line = centreLine(stroke, weight);
  return line.closed ? closedOutline(line.points, weight / 2) : openOutline(line.points, weight / 2);
}

const outlineCache = new Map<string, Point[][]>();

function glyphContours(character: string, glyph: Glyph, weight: number): Point[][] {
  const key = `${character}:${weight}`;
  const known = outlineCache.get(key);
  if (known !== undefined) return known;
  const contours = glyph.strokes.flatMap((stroke) => outline(stroke, weight));
  outlineCache.set(key, contours);
  return contours;
}

/** Collects lettered texts during `listenToLettering`. */
let heard: Set<string> | null = null;

/** Returns the result of `draw`, and every text that it letters, each once. */
export function listenToLettering<T>(draw: () => T): { drawing: T; lettered: string[] } {
  const texts = new Set<string>();
  heard = texts;
  try {
    return { drawing: draw(), lettered: [...texts] };
  } finally {
    heard = null;
  }
}

/** Sets a text, independently of size and position. */
export function letter(text: string, style: LetterStyle = {}): Lettering {
  heard?.add(text);
  const { weight = REGULAR, tracking = 0, stretch = 1, slant = 0 } = style;
  const contours: Point[][] = [];
  let cursor = 0;
  let width = 0;
  const characters = Array.from(text);
  characters.forEach((character, index) => {
    const glyph = letterOf(character);
    if (glyph === undefined) {
      cursor += WORD_SPACE + tracking;
      return;
    }
    cursor += KERNING[`${characters[index - 1] ?? ''}${character}`.toUpperCase()] ?? 0;
    for (const contour of glyphContours(character, glyph, weight)) {
      contours.push(
        contour.map((point) => ({
          x: ((cursor + point.x) * stretch) / CAPITAL + slant * (1 - point.y / CAPITAL),
          y: point.y / CAPITAL,
        })),
      );
    }
    width = ((cursor + glyph.width + weight) * stretch) / CAPITAL;
    cursor += glyph.width + weight + SIDE_SPACE + tracking;
  });
  return { width, contours };
}

/** Subdivides long edges, so that a text keeps its shape on a curved surface. */
function subdivide(contour: readonly Point[], longest: number): Point[] {
  return contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    const parts = Math.max(1, Math.ceil(distance(point, next) / longest));
    return Array.from({ length: parts }, (_, part) => between(point, next, part / parts));
  });
}

/** Path commands of a text whose points are mapped by `place`. */
export function mapped(
  lettering: Lettering,
  place: (point: Point) => Point,
  longest = Number.POSITIVE_INFINITY,
): string {
  return lettering.contours.map((contour) => polygon(subdivide(contour, longest).map(place))).join('');
}

type Align = 'start' | 'middle' | 'end';

/** A text on one line: `size` is the capital height, `y` the baseline. Shrinks to fit `widest` if given. */
export function straight(
  text: string,
  x: number,
  y: number,
  size: number,
  style: LetterStyle = {},
  align: Align = 'middle',
  widest = Number.POSITIVE_INFINITY,
): string {
  const lettering = letter(text, style);
  const height = Math.min(size, widest / Math.max(lettering.width, 0.01));
  const shares: Record<Align, number> = { start: 0, middle: 0.5, end: 1 };
  const left = x - lettering.width * height * shares[align];
  return mapped(lettering, (point) => ({ x: left + point.x * height, y: y + (point.y - 1) * height }));
}
