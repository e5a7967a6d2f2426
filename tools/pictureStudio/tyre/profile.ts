/** The profile of a tyre: a curve from the crown over the shoulder to the bead, in units of the outer radius. */
import type { PictureSpec } from '../specs.js';
import { ring } from '../solid.js';
import type { Vec } from '../solid.js';

export type TyreSpec = Extract<PictureSpec, { kind: 'tyre' }>;

interface SectionPoint {
  r: number;
  z: number;
}

export interface Section {
  /** Radius of the hole. */
  bead: number;
  /** Half the width of the tread, and of the widest point. */
  tread: number;
  widest: number;
  /** Corner points from the edge of the tread down to the bead. */
  flank: SectionPoint[];
  /** Position along `flank` where the shoulder ends and the plain sidewall begins. */
  shoulder: number;
}

/** A point on the outside with its normal, both in the profile plane. */
interface Skin extends SectionPoint {
  normal: SectionPoint;
}

interface Measures {
  bead: number;
  tread: number;
  widest: number;
  round: number;
}

const MEASURES: Record<TyreSpec['profile'], Measures> = {
  low: { bead: 0.7, tread: 0.31, widest: 0.345, round: 0.035 },
  medium: { bead: 0.635, tread: 0.275, widest: 0.325, round: 0.05 },
  high: { bead: 0.565, tread: 0.265, widest: 0.335, round: 0.06 },
};
const CROWN_DROP = 0.018;
const SHOULDER_CORNERS = 3;

export function sectionOf(spec: TyreSpec): Section {
  const { bead, tread, widest, round } = MEASURES[spec.profile];
  const edge = 1 - CROWN_DROP;
  const height = edge - round - bead;
  return {
    bead,
    tread,
    widest,
    shoulder: SHOULDER_CORNERS,
    flank: [
      { r: edge, z: tread },
      { r: edge - round * 0.3, z: tread + round * 0.5 },
      { r: edge - round * 0.85, z: tread + round * 0.78 },
      { r: edge - round * 1.7, z: tread + (widest - tread) * 0.9 },
      { r: bead + height * 0.66, z: widest - 0.001 },
      { r: bead + height * 0.45, z: widest - 0.002 },
      { r: bead + height * 0.26, z: widest - 0.018 },
      { r: bead + height * 0.12, z: widest - 0.045 },
      { r: bead + height * 0.03, z: widest - 0.066 },
      { r: bead, z: widest - 0.086 },
      { r: bead - 0.002, z: widest - 0.112 },
    ],
  };
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** The sidewall at `along` corners from the tread's edge. */
function flankPoint(section: Section, along: number): SectionPoint {
  const { flank, tread } = section;
  const limit = flank.length - 1;
  const place = Math.max(0, Math.min(limit, along));
  const index = Math.min(limit - 1, Math.floor(place));
  const before: SectionPoint = { r: crown(0.85), z: tread * 0.85 };
  const at = (position: number): SectionPoint => flank[Math.min(limit, position)] ?? before;
  const [a, b, c, d] = [index === 0 ? before : at(index - 1), at(index), at(index + 1), at(index + 2)];
  const t = place - index;
  return { r: spline(a.r, b.r, c.r, d.r, t), z: spline(a.z, b.z, c.z, d.z, t) };
}

function crown(q: number): number {
  return 1 - CROWN_DROP * Math.abs(q) ** 2.4;
}

/** One corner of the sidewall corresponds to 0.1 of `q` beyond the tread's edge. */
const Q_PER_CORNER = 0.1;

/** The profile at `q`: -1 to 1 across the tread, beyond that down the sidewall. */
export function sectionPoint(section: Section, q: number): SectionPoint {
  const across = Math.abs(q);
  if (across <= 1) return { r: crown(q), z: section.tread * q };
  const flank = flankPoint(section, (across - 1) / Q_PER_CORNER);
  return { r: flank.r, z: flank.z * Math.sign(q) };
}

const skins = new WeakMap<Section, Map<number, Skin>>();

/** The same with its outward normal, moved inwards by `depth`. */
export function skin(section: Section, q: number, depth = 0): Skin {
  const known = skins.get(section) ?? new Map<number, Skin>();
  skins.set(section, known);
  const surface = known.get(q) ?? surfaceAt(section, q);
  known.set(q, surface);
  const { r, z, normal } = surface;
  return depth === 0 ? surface : { r: r - normal.r * depth, z: z - normal.z * depth, normal };
}

function surfaceAt(section: Section, q: number): Skin {
  const step = 0.004;
  const before = sectionPoint(section, q - step);
  const after = sectionPoint(section, q + step);
  const [dr, dz] = [after.r - before.r, after.z - before.z];
  const length = Math.hypot(dr, dz) || 1;
  const normal = { r: dz / length, z: -dr / length };
  return { ...sectionPoint(section, q), normal };
}

/** A point on the tread: `turn` is an angle about the axle. */
export function onSkin(section: Section, turn: number, q: number, depth = 0): Vec {
  const place = skin(section, q, depth);
  return ring(place.r, place.z, turn);
}

/** The sidewall's `q` at a radius, by bisection: the radius decreases monotonically from shoulder to bead. */
export function flankAt(section: Section, radius: number): number {
  let low = 1;
  let high = 1 + (section.flank.length - 1) * Q_PER_CORNER;
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (sectionPoint(section, middle).r > radius) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
