/** The face of a pressed steel wheel: a dished disc with a ring of round holes. */
import { add, bandFaces, paint, ring } from '../solid.js';
import type { Camera, Material } from '../solid.js';
import { path, polygon } from '../svg.js';
import type { Finish } from './finish.js';

const DISH: readonly (readonly [r: number, z: number])[] = [
  [0.93, 0.16],
  [0.9, 0.19],
  [0.86, 0.205],
  [0.8, 0.2],
  [0.7, 0.175],
  [0.6, 0.165],
  [0.52, 0.175],
  [0.46, 0.2],
  [0.41, 0.215],
  [0.36, 0.205],
  [0.32, 0.16],
  [0.29, 0.12],
  [0.25, 0.105],
  [0.15, 0.105],
  [0.13, 0.09],
];
const HOLES = 16;
const STEPS = 110;

function hole(eye: Camera, angle: number, radius: number, r: number, z: number): string {
  const centre = ring(r, z, angle);
  const points = Array.from({ length: 24 }, (_, index) =>
    eye.project(add(centre, ring(radius, 0, (index / 24) * 2 * Math.PI))),
  );
  return polygon(points);
}

function dish(eye: Camera, material: Material): string {
  const faces = DISH.slice(1).flatMap(([r, z], index) => {
    const [r0, z0] = DISH[index] ?? [r, z];
    const length = Math.hypot(r - r0, z - z0) || 1;
    const normal = { r: (z - z0) / length, z: (r0 - r) / length };
    return bandFaces(eye, { inner: { r: r0, z: z0 }, outer: { r, z }, normal, material, shade: 1 }, STEPS);
  });
  return paint(faces);
}

/** A ring of holes: lit lower edge, dark inside, and the wall's thickness. */
function holes(eye: Camera, count: number, r: number, z: number, radius: number): string {
  let [edge, dark, wall] = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + 0.5) / count) * 2 * Math.PI;
    edge += hole(eye, angle, radius * 1.14, r, z - 0.002);
    wall += hole(eye, angle, radius, r, z);
    dark += hole(eye, angle, radius * 0.93, r, z - 0.03);
  }
  return path(edge, '#FFFFFF', 'fill-opacity="0.28"') + path(wall, '#3B424B') + path(dark, '#0D1014');
}

export function steelFace(eye: Camera, finish: Finish): string {
  const centre =
    path(hole(eye, 0, 0.13, 0, 0.092), '#14181D') + path(hole(eye, 0, 0.122, 0, 0.06), '#05070A');
  return (
    dish(eye, finish.face) +
    holes(eye, HOLES, 0.7, 0.178, 0.052) +
    holes(eye, 5, 0.205, 0.108, 0.026) +
    centre
  );
}
