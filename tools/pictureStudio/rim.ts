/** Draws a wheel rim: barrel, lip, spokes by style, hub with its bolts. */
import type { PictureSpec } from './specs.js';
import { mapped, letter } from './lettering.js';
import { FINISHES } from './rim/finish.js';
import type { Finish } from './rim/finish.js';
import { FACE_EDGE, faceHeight, spokeFaces, spokesOf } from './rim/spokes.js';
import { steelFace } from './rim/steel.js';
import { add, bandFaces, camera, paint, ring, shaded, colourOf, unit } from './solid.js';
import type { Camera, Face, Material, Vec, View } from './solid.js';
import { groundShadow, page, path, polygon } from './svg.js';

type RimSpec = Extract<PictureSpec, { kind: 'rim' }>;
export type RimView = 'front' | 'three-quarter';

const VIEWS: Record<RimView, View> = {
  front: { yaw: 0.06, pitch: 0.03, distance: 6, scale: 432, cx: 600, cy: 596 },
  'three-quarter': { yaw: 0.62, pitch: 0.09, distance: 6, scale: 448, cx: 592, cy: 592 },
};
const STEPS = 144;

type Outline = readonly (readonly [r: number, z: number])[];

const OUTSIDE: Outline = [
  [0.985, 0.285],
  [0.93, 0.245],
  [0.91, 0.16],
  [0.86, 0.1],
  [0.84, 0.0],
  [0.87, -0.18],
  [0.9, -0.3],
  [0.975, -0.36],
  [0.985, -0.4],
];
const INSIDE: Outline = [
  [0.955, 0.3],
  [0.935, 0.26],
  [0.925, 0.18],
  [0.87, 0.08],
  [0.83, -0.02],
  [0.85, -0.2],
  [0.88, -0.32],
  [0.96, -0.39],
];
const LIP: Outline = [
  [0.985, 0.27],
  [1.0, 0.285],
  [1.002, 0.3],
  [0.992, 0.315],
  [0.975, 0.318],
  [0.962, 0.31],
  [0.953, 0.295],
];
const HUB = 0.235;

/** The profile with points interpolated between its corners. */
function smoothed(outline: Outline): Outline {
  return outline.flatMap((corner, index) => {
    const next = outline[index + 1];
    if (next === undefined) return [corner];
    const before = outline[index - 1] ?? corner;
    const after = outline[index + 2] ?? next;
    const between = (axis: 0 | 1): number =>
      (9 * (corner[axis] + next[axis]) - before[axis] - after[axis]) / 16;
    return [corner, [between(0), between(1)] as const];
  });
}

/** A solid of revolution from its profile; `side` is -1 where the normals point to the axle. */
function turned(eye: Camera, outline: Outline, material: Material, side: 1 | -1, shade = 1): Face[] {
  const section = smoothed(outline);
  return section.slice(1).flatMap(([r, z], index) => {
    const [r0, z0] = section[index] ?? [r, z];
    const length = Math.hypot(r - r0, z - z0) || 1;
    const normal = { r: (side * (z0 - z)) / length, z: (side * (r - r0)) / length };
    return bandFaces(eye, { inner: { r: r0, z: z0 }, outer: { r, z }, normal, material, shade }, STEPS);
  });
}

function disc(eye: Camera, centre: Vec, radius: number): string {
  const points = Array.from({ length: 28 }, (_, index) =>
    eye.project(add(ring(radius, 0, (index / 28) * 2 * Math.PI), centre)),
  );
  return polygon(points);
}

/** The bolt holes, each with the nut's head in it. */
function bolts(eye: Camera, count: number, material: Material): string {
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = ring(0.165, 0, ((index + 0.5) / count) * 2 * Math.PI);
    const z = faceHeight(0.165) + 0.012;
    markup += path(disc(eye, [x, y, z], 0.036), '#101318', 'fill-opacity="0.85"');
    markup += path(disc(eye, [x, y, z], 0.022), colourOf(shaded(unit([-0.1, 0.5, 0.85]), material)));
  }
  return markup;
}

function hub(eye: Camera, spec: RimSpec, finish: Finish): string {
  const profile: Outline = [
    [HUB, faceHeight(HUB) - 0.03],
    [HUB - 0.012, faceHeight(HUB) + 0.006],
    [HUB - 0.04, faceHeight(0.16) + 0.012],
    [0.12, faceHeight(0.1) + 0.012],
    [0.105, faceHeight(0) - 0.005],
  ];
  const rim = turned(eye, profile, finish.face, -1);
  const cap: Outline = [
    [0.1, faceHeight(0)],
    [0.097, faceHeight(0) + 0.022],
    [0.088, faceHeight(0) + 0.03],
    [0.0, faceHeight(0) + 0.034],
  ];
  const count = spec.style === 'off-road' ? 6 : 5;
  const text = letter(spec.brand, { weight: 18, tracking: 10 });
  const size = Math.min(0.04, 0.14 / text.width);
  const name = mapped(text, (point) =>
    eye.project([(point.x - text.width / 2) * size, (0.5 - point.y) * size, faceHeight(0) + 0.035]),
  );
  return (
    paint(rim) +
    bolts(eye, count, finish.bolt) +
    path(disc(eye, [0, 0, faceHeight(0) + 0.002], 0.108), '#0B0E12', 'fill-opacity="0.7"') +
    paint(turned(eye, cap, finish.cap, -1)) +
    path(name, finish.capText)
  );
}

/** The rim for any camera; in a tyre (`isMounted`) the outside of its barrel is hidden. */
export function rimMarkup(spec: RimSpec, eye: Camera, isMounted = false): string {
  const finish = FINISHES[spec.finish];
  const outside = isMounted ? '' : paint(turned(eye, OUTSIDE, finish.barrel, 1, 0.8));
  const barrel = outside + paint(turned(eye, INSIDE, finish.barrel, -1, 0.62));
  const lip = paint(turned(eye, LIP, finish.lip, -1));
  if (spec.style === 'steel') return barrel + steelFace(eye, finish) + lip;
  const spokes = spokesOf(spec.style).flatMap((spoke) => spokeFaces(eye, spoke, finish));
  const edge: Outline = [
    [0.945, FACE_EDGE - 0.01],
    [0.9, faceHeight(0.9) - 0.012],
  ];
  return barrel + paint(turned(eye, edge, finish.lip, -1)) + paint(spokes) + hub(eye, spec, finish) + lip;
}

export function drawRim(spec: RimSpec, view: RimView): string {
  const shadow =
    view === 'front' ? groundShadow(604, 1030, 300, 40, 0.5) : groundShadow(590, 1032, 330, 56, 0.55);
  return page(shadow + rimMarkup(spec, camera(VIEWS[view])));
}
