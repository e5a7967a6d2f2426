/** Draws a tread: the bottom of the grooves, then every block with its walls, sipes and lit edges. */
import { LIGHT, add, colourOf, cross, dot, grown, meanDepth, shaded, unit } from '../solid.js';
import type { Camera, Face, Material, Projected, Vec } from '../solid.js';
import { polyline } from '../svg.js';
import type { Point } from '../svg.js';
import type { Pattern, Rib, Sipes } from './patterns.js';
import { onSkin, skin } from './profile.js';
import type { Section } from './profile.js';

/** A point on the unrolled tread: `x` around in pitches, `y` across as `q`. */
type Flat = Point;

interface Work {
  eye: Camera;
  section: Section;
  pattern: Pattern;
  rubber: Material;
  groove: Material;
}

const TAPER_FROM = 1.02;
const SHOULDER_CUTS = [-1.2, -1.13, -1.06, -0.98, -0.85, 0.85, 0.98, 1.06, 1.13, 1.2];
const EDGE_STEPS = 4;
const LIT = 0.12;
/** Little light reaches the walls of a groove, in any orientation. */
const WALL: Material = { colour: [44, 47, 52], ambient: 0.5, diffuse: 0.3, specular: 0, gloss: 8, edge: 0 };
/** Walls stay visible slightly beyond the horizon. */
const HORIZON = -0.12;

/** A tread point in space. The height of the blocks ends at the shoulder, from which they rise. */
function place(work: Work, corner: Flat, sunk: number): Vec {
  const across = Math.abs(corner.y);
  const taper = across < TAPER_FROM ? 1 : Math.max(0, 1 - (across - TAPER_FROM) / 0.3);
  const turn = (corner.x / work.pattern.pitches) * 2 * Math.PI;
  return onSkin(work.section, turn, corner.y, sunk * work.pattern.depth * taper);
}

function normalAt(work: Work, corner: Flat): Vec {
  const turn = (corner.x / work.pattern.pitches) * 2 * Math.PI;
  const { normal } = skin(work.section, corner.y);
  return unit(work.eye.turn([normal.r * Math.sin(turn), normal.r * Math.cos(turn), normal.z]));
}

function triangle(t: number): number {
  const part = t - Math.floor(t);
  return part < 0.5 ? 4 * part - 1 : 3 - 4 * part;
}

/** One block's outline: along its left edge, end, right edge and start. */
function outlineOf(rib: Rib, index: number): { corners: Flat[]; shared: boolean[] } {
  const { gap, phase = 0, zigzag = 0, lean = () => 0 } = rib;
  const start = index + phase + gap / 2;
  const length = 1 - gap;
  const short = index % 2 === 0 ? (rib.stagger ?? 0) : 0;
  const left = rib.from + (rib.from < -1 ? short : 0);
  const right = rib.to - (rib.to > 1 ? short : 0);
  const corners: Flat[] = [];
  const shared: boolean[] = [];
  const push = (t: number, q: number, isShared: boolean): void => {
    corners.push({ x: t + lean(q), y: q });
    shared.push(isShared);
  };
  const edge = (q: number, t: number): number =>
    Math.abs(q) > 1 ? q : q + zigzag * triangle(t - index + (q > 0 ? 0.25 : 0));
  for (let step = 0; step < EDGE_STEPS; step += 1) {
    const t = start + (length * step) / EDGE_STEPS;
    push(t, edge(left, t), rib.openLeft === true);
  }
  for (let step = 0; step < EDGE_STEPS; step += 1) {
    push(
      start + length,
      edge(left, start + length) * (1 - step / EDGE_STEPS) +
        (edge(right, start + length) * step) / EDGE_STEPS,
      gap === 0,
    );
  }
  for (let step = EDGE_STEPS; step > 0; step -= 1) {
    const t = start + (length * step) / EDGE_STEPS;
    push(t, edge(right, t), rib.openRight === true);
  }
  for (let step = EDGE_STEPS; step > 0; step -= 1) {
    push(
      start,
      edge(left, start) * (1 - step / EDGE_STEPS) + (edge(right, start) * step) / EDGE_STEPS,
      gap === 0,
    );
  }
  return { corners, shared };
}

/** Clips a polygon to one side of a line across the tread. */
function cut(corners: readonly Flat[], q: number, side: 1 | -1): Flat[] {
  const inside = (corner: Flat): boolean => (corner.y - q) * side >= 0;
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const kept = inside(corner) ? [corner] : [];
    if (inside(corner) === inside(next)) return kept;
    const share = (q - corner.y) / (next.y - corner.y);
    return [...kept, { x: corner.x + (next.x - corner.x) * share, y: q }];
  });
}

/** The outline in strips, so that the curve over the shoulder is shaded smoothly. */
function strips(corners: readonly Flat[]): Flat[][] {
  const pieces: Flat[][] = [];
  let rest: Flat[] = [...corners];
  for (const q of SHOULDER_CUTS) {
    const below = cut(rest, q, -1);
    if (below.length > 2) pieces.push(below);
    rest = cut(rest, q, 1);
  }
  if (rest.length > 2) pieces.push(rest);
  return pieces;
}

function middleOf(corners: readonly Flat[]): Flat {
  const sum = corners.reduce((total, corner) => ({ x: total.x + corner.x, y: total.y + corner.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

function topMarkup(work: Work, corners: readonly Flat[]): string {
  let markup = '';
  for (const piece of strips(corners)) {
    const middle = middleOf(piece);
    const normal = normalAt(work, middle);
    if (!work.eye.faces(place(work, middle, 0), normal)) continue;
    const seen = piece.map((corner) => work.eye.project(place(work, corner, 0)));
    markup += `<path d="${grown(seen, 0.5)}" fill="${colourOf(shaded(normal, work.rubber))}"/>`;
  }
  return markup;
}

/**
 * A block: its walls as the face's markup, its top apart. On a round tyre no wall hides a top, so all tops are painted
 * after all walls. A block beyond the horizon has no top, and the sidewall is painted over it.
 */
interface TreadFace extends Face {
  top: string;
}

interface Sides {
  walls: string;
  lit: string;
}

/** The walls of the grooves, and the lit top edges. */
function sidesOf(work: Work, corners: readonly Flat[], shared: readonly boolean[]): Sides {
  const middle = place(work, middleOf(corners), 0.5);
  let walls = '';
  let lit = '';
  corners.forEach((corner, index) => {
    if (shared[index] === true) return;
    const next = corners[(index + 1) % corners.length] ?? corner;
    const top = normalAt(work, corner);
    if (top[2] < HORIZON) return;
    const [a, b] = [place(work, corner, 0), place(work, next, 0)];
    const [c, d] = [place(work, next, 1), place(work, corner, 1)];
    const crossed = unit(cross(add(b, a, -1), add(d, a, -1)));
    const outward =
      dot(crossed, add(a, middle, -1)) < 0 ? ([-crossed[0], -crossed[1], -crossed[2]] as const) : crossed;
    const normal = work.eye.turn(outward);
    const seen = [a, b].map((spot) => work.eye.project(spot));
    if (work.eye.faces(a, normal)) {
      const wall = [...seen, work.eye.project(c), work.eye.project(d)];
      walls += `<path d="${grown(wall, 0.4)}" fill="${colourOf(shaded(normal, WALL))}"/>`;
    }
    const bevel = unit(add(normal, top));
    if (dot(normal, LIGHT) > LIT && work.eye.faces(a, bevel)) lit += polyline(seen);
  });
  return { walls, lit };
}

function sipeLines(work: Work, rib: Rib, sipes: Sipes, index: number): string {
  const { gap, phase = 0, lean = () => 0 } = rib;
  const across = rib.to - rib.from;
  const [first, last] = [rib.from + across * sipes.from, rib.from + across * sipes.to];
  let d = '';
  for (let number = 1; number <= sipes.count; number += 1) {
    const t =
      index +
      phase +
      gap / 2 +
      ((1 - gap) * (gap === 0 ? number - 0.5 : number)) / (gap === 0 ? sipes.count : sipes.count + 1);
    const line: Projected[] = [];
    const steps = 5;
    for (let step = 0; step <= steps; step += 1) {
      const q = first + ((last - first) * step) / steps;
      const own = gap === 0 ? (sipes.lean * step) / steps : 0.2 * sipes.lean * (step / steps - 0.5);
      const corner = { x: t + lean(q) + own, y: q };
      const spot = place(work, corner, 0);
      if (work.eye.faces(spot, normalAt(work, corner))) line.push(work.eye.project(spot));
    }
    if (line.length > 1) d += polyline(line);
  }
  return d;
}

/** Whether a block lies completely beyond the horizon. */
function hidden(work: Work, corners: readonly Flat[]): boolean {
  return corners.every((corner) => normalAt(work, corner)[2] < HORIZON);
}

function block(work: Work, rib: Rib, index: number): TreadFace | undefined {
  const { corners, shared } = outlineOf(rib, index);
  const middle = middleOf(corners);
  if (normalAt(work, middle)[2] < 0 && hidden(work, corners)) return undefined;
  const seen = corners.map((corner) => work.eye.project(place(work, corner, 0)));
  const { walls, lit } = sidesOf(work, corners, shared);
  const top = topMarkup(work, corners);
  if (top === '' && walls === '') return undefined;
  const cuts = rib.sipes === undefined || top === '' ? '' : sipeLines(work, rib, rib.sipes, index);
  const dark = cuts === '' ? '' : `<path d="${cuts}" class="s"/>`;
  const light = lit === '' || top === '' ? '' : `<path d="${lit}" class="l"/>`;
  return { depth: meanDepth(seen), markup: walls, top: top + dark + light };
}

/** Every visible block of the tread. */
export function treadFaces(work: Work): TreadFace[] {
  const faces: TreadFace[] = [];
  for (const rib of work.pattern.ribs) {
    for (let index = 0; index < work.pattern.pitches; index += 1) {
      const face = block(work, rib, index);
      if (face !== undefined) faces.push(face);
    }
  }
  return faces;
}

const GROOVE_STRIPS = 12;
const GROOVE_STEPS = 90;

/** The bottom of the grooves: the carcass under the blocks. */
export function grooveFaces(work: Work): Face[] {
  const faces: Face[] = [];
  const reach = 1.3;
  const sweep = work.pattern.pitches / GROOVE_STEPS;
  for (let strip = 0; strip < GROOVE_STRIPS; strip += 1) {
    const from = -reach + (2 * reach * strip) / GROOVE_STRIPS;
    const to = from + (2 * reach) / GROOVE_STRIPS;
    for (let step = 0; step < GROOVE_STEPS; step += 1) {
      const corners: Flat[] = [
        { x: step * sweep, y: from },
        { x: (step + 1) * sweep, y: from },
        { x: (step + 1) * sweep, y: to },
        { x: step * sweep, y: to },
      ];
      const middle = middleOf(corners);
      const normal = normalAt(work, middle);
      if (!work.eye.faces(place(work, middle, 1), normal)) continue;
      const seen = corners.map((corner) => work.eye.project(place(work, corner, 1)));
      faces.push({
        depth: meanDepth(seen),
        markup: `<path d="${grown(seen)}" fill="${colourOf(shaded(normal, work.groove))}"/>`,
      });
    }
  }
  return faces;
}
