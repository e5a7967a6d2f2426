/** Spokes of alloy rims: ridged bars from hub to lip, several families of them. */
import type { PictureSpec } from '../specs.js';
import { add, colourOf, cross, dot, grown, meanDepth, shaded, unit } from '../solid.js';
import type { Camera, Face, Material, Vec } from '../solid.js';
import type { Finish } from './finish.js';

type Style = Extract<PictureSpec, { kind: 'rim' }>['style'];

/** One spoke: its direction, and for each position from hub (0) to lip (1) its half width and sideways bend. */
interface Spoke {
  angle: number;
  half: (t: number) => number;
  bend: (t: number) => number;
  /** Rotation about the axle between hub and lip, in radians, for laced spokes. */
  swing: (t: number) => number;
  /** Height of the ridge along its centre. */
  crest: number;
  /** Where it starts and ends, in radii. */
  from: number;
  to: number;
  /** Raises it above the spokes that it crosses. */
  lift: number;
  thickness: number;
}

export const FACE_EDGE = 0.275;
const STATIONS = 12;

/** The dish of the wheel: axial position of its face at a radius. */
export function faceHeight(r: number): number {
  return 0.13 + 0.05 * r + 0.1 * r * r;
}

function bar(angle: number, options: Partial<Spoke>): Spoke {
  return {
    angle,
    half: () => 0.06,
    bend: () => 0,
    swing: () => 0,
    crest: 0.018,
    from: 0.17,
    to: 0.945,
    lift: 0,
    thickness: 0.1,
    ...options,
  };
}

function around(count: number, make: (angle: number) => Spoke[]): Spoke[] {
  return Array.from({ length: count }, (_, index) => make((index / count) * 2 * Math.PI)).flat();
}

function fiveSpoke(): Spoke[] {
  return around(5, (angle) => [
    bar(angle, {
      half: (t) => 0.135 - 0.06 * Math.sin(t * 2.2) + 0.06 * t ** 3,
      crest: 0.034,
      thickness: 0.13,
    }),
  ]);
}

function tenSpoke(): Spoke[] {
  return around(10, (angle) => [bar(angle, { half: (t) => 0.062 - 0.02 * t + 0.018 * t ** 4, crest: 0.02 })]);
}

/** Pairs of spokes that leave the hub together and diverge. */
function split(): Spoke[] {
  const branch = (angle: number, side: number): Spoke =>
    bar(angle, {
      half: (t) => 0.062 - 0.016 * t + 0.016 * t ** 5,
      bend: (t) => side * (0.035 + 0.17 * t ** 1.5),
      crest: 0.018,
      thickness: 0.11,
    });
  return around(5, (angle) => [branch(angle, -1), branch(angle, 1)]);
}

function multi(): Spoke[] {
  return around(9, (angle) => {
    const pair = 0.155;
    return [angle - pair, angle + pair].map((at) =>
      bar(at, { half: (t) => 0.036 - 0.006 * t + 0.014 * t ** 5, crest: 0.012, thickness: 0.085 }),
    );
  });
}

/** Two families of crossing spokes, as on a laced wheel. */
function mesh(): Spoke[] {
  const count = 10;
  const half = (t: number): number => 0.028 + 0.01 * t ** 6;
  const swing = (t: number): number => (2 * Math.PI * t ** 0.9) / count;
  return around(count, (angle) => [
    bar(angle, { half, swing, crest: 0.012, thickness: 0.075 }),
    bar(angle, { half, swing: (t) => -swing(t), crest: 0.012, thickness: 0.075, lift: 0.006 }),
  ]);
}

function offRoad(): Spoke[] {
  return around(8, (angle) => [
    bar(angle, {
      half: (t) => 0.085 - 0.03 * Math.sin(t * 2.6) + 0.055 * t ** 3,
      crest: 0.008,
      thickness: 0.15,
      lift: 0.01,
    }),
  ]);
}

/** The spokes of a style. */
export function spokesOf(style: Exclude<Style, 'steel'>): Spoke[] {
  const families: Record<Exclude<Style, 'steel'>, () => Spoke[]> = {
    'five-spoke': fiveSpoke,
    'ten-spoke': tenSpoke,
    split,
    multi,
    mesh,
    'off-road': offRoad,
  };
  return families[style]();
}

interface Station {
  left: Vec;
  ridge: Vec;
  right: Vec;
  leftBack: Vec;
  rightBack: Vec;
}

function station(spoke: Spoke, t: number): Station {
  const r = spoke.from + (spoke.to - spoke.from) * t;
  const angle = spoke.angle + spoke.swing(t);
  const along: Vec = [Math.sin(angle), Math.cos(angle), 0];
  const across: Vec = [Math.cos(angle), -Math.sin(angle), 0];
  const at = (sideways: number, z: number): Vec =>
    add(add(add([0, 0, 0], along, r), across, sideways), [0, 0, 1], z);
  const height = faceHeight(r) + spoke.lift;
  const [bend, half] = [spoke.bend(t), spoke.half(t)];
  return {
    left: at(bend - half, height),
    ridge: at(bend, height + spoke.crest * (1 - 0.5 * t)),
    right: at(bend + half, height),
    leftBack: at(bend - half * 0.8, height - spoke.thickness),
    rightBack: at(bend + half * 0.8, height - spoke.thickness),
  };
}

function quad(
  eye: Camera,
  corners: readonly Vec[],
  outward: Vec,
  material: Material,
  shade: number,
): Face | undefined {
  const [a, b, c] = corners;
  if (!a || !b || !c) return undefined;
  const crossed = unit(cross(add(b, a, -1), add(c, a, -1)));
  const normal: Vec = dot(crossed, outward) < 0 ? [-crossed[0], -crossed[1], -crossed[2]] : crossed;
  const turned = eye.turn(normal);
  if (!eye.faces(a, turned)) return undefined;
  const seen = corners.map((corner) => eye.project(corner));
  return {
    depth: meanDepth(seen),
    markup: `<path d="${grown(seen, 0.6)}" fill="${colourOf(shaded(turned, material, shade))}"/>`,
  };
}

/** A spoke as faces. Walls near the hub are darker, because little light reaches them. */
export function spokeFaces(eye: Camera, spoke: Spoke, finish: Finish): Face[] {
  const faces: Face[] = [];
  const front: Vec = [0, 0, 1];
  for (let index = 0; index < STATIONS; index += 1) {
    const a = station(spoke, index / STATIONS);
    const b = station(spoke, (index + 1) / STATIONS);
    const middle = spoke.angle + spoke.swing((index + 0.5) / STATIONS);
    const across: Vec = [Math.cos(middle), -Math.sin(middle), 0];
    const back: Vec = [-across[0], -across[1], 0];
    const near = 0.5 + 0.4 * (index / STATIONS);
    const parts = [
      quad(eye, [a.left, b.left, b.leftBack, a.leftBack], back, finish.wall, near * 0.75),
      quad(eye, [a.right, b.right, b.rightBack, a.rightBack], across, finish.wall, near * 0.75),
      quad(eye, [a.left, b.left, b.ridge, a.ridge], front, finish.face, 1),
      quad(eye, [a.ridge, b.ridge, b.right, a.right], front, finish.face, 1),
    ];
    for (const part of parts) if (part !== undefined) faces.push(part);
  }
  return faces;
}
