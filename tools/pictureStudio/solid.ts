/** A minimal 3D renderer: rotation, perspective, one light, and the painter's algorithm. */
import { hex, num } from './svg.js';
import type { Point, Rgb } from './svg.js';

export type Vec = readonly [x: number, y: number, z: number];

/** How a surface reflects light. Shares are of full brightness. */
export interface Material {
  colour: Rgb;
  /** Ambient light, more from above than from below. */
  ambient: number;
  /** Diffuse light of the lamp. */
  diffuse: number;
  /** Strength and tightness of the specular highlight. */
  specular: number;
  gloss: number;
  /** Brightening at grazing angles (Fresnel). */
  edge: number;
  /** Share of the environment that is reflected: 0 for rubber, near 1 for chrome. */
  mirror?: number;
}

export interface Projected extends Point {
  /** Depth: larger is nearer to the viewer. */
  depth: number;
}

export interface Camera {
  turn(vector: Vec): Vec;
  project(place: Vec): Projected;
  /** Whether a face at this position with this (rotated) normal is visible. */
  faces(place: Vec, normal: Vec): boolean;
}

export interface View {
  /** Rotation about the vertical axis in radians: positive shows the left side. */
  yaw: number;
  /** Camera pitch: how far the viewer looks down. */
  pitch: number;
  /** Roll in the picture plane. */
  roll?: number;
  /** Distance of the camera; a small one exaggerates perspective. */
  distance: number;
  /** Picture units per model unit. */
  scale: number;
  cx: number;
  cy: number;
}

export interface Face {
  depth: number;
  /** SVG markup. */
  markup: string;
}

export function add(a: Vec, b: Vec, times = 1): Vec {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** A key light above the viewer's left shoulder, and a weaker fill light at the right. */
export const LIGHT: Vec = unit([-0.48, 0.78, 0.55]);
const FILL: Vec = unit([0.72, 0.2, 0.62]);
const FILL_STRENGTH = 0.62;
const HALFWAY: Vec = unit(add(LIGHT, [0, 0, 1]));

export function camera(view: View): Camera {
  const [cosYaw, sinYaw] = [Math.cos(view.yaw), Math.sin(view.yaw)];
  const [cosPitch, sinPitch] = [Math.cos(view.pitch), Math.sin(view.pitch)];
  const roll = view.roll ?? 0;
  const [cosRoll, sinRoll] = [Math.cos(roll), Math.sin(roll)];
  const turn = ([x, y, z]: Vec): Vec => {
    const x1 = x * cosYaw + z * sinYaw;
    const z1 = z * cosYaw - x * sinYaw;
    const y1 = y * cosPitch - z1 * sinPitch;
    const z2 = y * sinPitch + z1 * cosPitch;
    return [x1 * cosRoll + y1 * sinRoll, y1 * cosRoll - x1 * sinRoll, z2];
  };
  const project = (place: Vec): Projected => {
    const [x, y, depth] = turn(place);
    const nearness = (view.scale * view.distance) / (view.distance - depth);
    return { x: view.cx + x * nearness, y: view.cy - y * nearness, depth };
  };
  const faces = (place: Vec, normal: Vec): boolean => {
    const [x, y, z] = turn(place);
    return dot(normal, [-x, -y, view.distance - z]) > 0;
  };
  return { turn, project, faces };
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The environment reflected in a direction: a soft box above left, a dark horizon, a pale floor. */
function studio(direction: Vec): number {
  const [x, y, z] = direction;
  const sky = 0.42 + 0.42 * smooth(-0.05, 0.9, y);
  const floor = 0.62 - 0.3 * smooth(-0.1, -1, y);
  const base = y > 0 ? sky : floor;
  const horizon = 1 - 0.72 * Math.exp(-((y + 0.06) ** 2) / 0.03);
  const lamp = 0.75 * smooth(0.35, 0.85, dot(direction, LIGHT));
  const strip = 0.35 * smooth(0.75, 0.95, x * 0.9 + y * 0.35) * smooth(-0.4, 0.3, z);
  return base * horizon + lamp + strip;
}

/** The colour of a surface with this (rotated, unit) normal; `shade` below 1 darkens occluded corners. */
export function shaded(normal: Vec, material: Material, shade = 1): Rgb {
  const { colour, ambient, diffuse, specular, gloss, edge, mirror = 0 } = material;
  const sky = 0.5 + 0.5 * normal[1];
  const lamp = Math.max(0, dot(normal, LIGHT)) + FILL_STRENGTH * Math.max(0, dot(normal, FILL));
  const shine = Math.max(0, dot(normal, HALFWAY)) ** gloss * specular;
  const grazing = (1 - Math.max(0, normal[2])) ** 3 * edge * (0.35 + 0.65 * sky);
  const flat = (ambient * (0.5 + 0.5 * sky) + diffuse * lamp) * shade;
  const white = (shine + grazing) * 255 * shade;
  const reflected = mirror === 0 ? 0 : studio(mirrored(normal)) * mirror * shade;
  return [
    colour[0] * (flat + reflected) + white,
    colour[1] * (flat + reflected) + white,
    colour[2] * (flat + reflected) + white * 1.02,
  ];
}

function mirrored(normal: Vec): Vec {
  const twice = 2 * normal[2];
  return [twice * normal[0], twice * normal[1], twice * normal[2] - 1];
}

const COLOUR_STEP = 2;

function stepped(part: number): number {
  return Math.round(part / COLOUR_STEP) * COLOUR_STEP;
}

/** Colours are quantised, so that similar neighbours are equal and files stay small. */
export function colourOf(value: Rgb): string {
  return hex([stepped(value[0]), stepped(value[1]), stepped(value[2])]);
}

/** A polygon enlarged slightly, so that no background shows through the seams. */
export function grown(points: readonly Point[], by = 0.6): string {
  const count = points.length;
  const outside = Math.sign(signedArea(points)) * by;
  let d = 'M';
  for (let index = 0; index < count; index += 1) {
    const point = points[index];
    const before = points[(index + count - 1) % count];
    const after = points[(index + 1) % count];
    if (!point || !before || !after) continue;
    const into = Math.hypot(point.x - before.x, point.y - before.y) || 1;
    const out = Math.hypot(after.x - point.x, after.y - point.y) || 1;
    const shiftX = (point.y - before.y) / into + (after.y - point.y) / out;
    const shiftY = -(point.x - before.x) / into - (after.x - point.x) / out;
    d += `${index === 0 ? '' : 'L'}${num(point.x + shiftX * outside)} ${num(point.y + shiftY * outside)}`;
  }
  return `${d}Z`;
}

function signedArea(points: readonly Point[]): number {
  let sum = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return sum;
}

/** Markup of faces, farthest first. */
export function paint(faces: Face[]): string {
  return faces
    .sort((a, b) => a.depth - b.depth)
    .map((face) => face.markup)
    .join('');
}

/** The mean depth of the corners. */
export function meanDepth(corners: readonly Projected[]): number {
  return corners.reduce((sum, corner) => sum + corner.depth, 0) / corners.length;
}

/** A flat face from corners in space, or nothing if it faces away. `outward` decides which side is the front. */
export function flatFace(
  eye: Camera,
  corners: readonly Vec[],
  material: Material,
  outward?: Vec,
  shade = 1,
): Face | undefined {
  const [a, b] = corners;
  const c = corners[2];
  if (!a || !b || !c) return undefined;
  let normal = unit(cross(add(b, a, -1), add(c, a, -1)));
  if (outward !== undefined && dot(normal, outward) < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const turned = eye.turn(normal);
  if (!eye.faces(a, turned)) return undefined;
  const seen = corners.map((corner) => eye.project(corner));
  const fill = colourOf(shaded(turned, material, shade));
  return { depth: meanDepth(seen), markup: `<path d="${grown(seen)}" fill="${fill}"/>` };
}

/** A band of a solid of revolution about the z axis, between two circles. */
interface Band {
  inner: { r: number; z: number };
  outer: { r: number; z: number };
  /** Outward normal of the band in the profile plane: radial and axial component. */
  normal: { r: number; z: number };
  material: Material;
  shade: number;
}

/** A point on a circle about the z axis; angles run clockwise from the top as seen by the viewer. */
export function ring(r: number, z: number, angle: number): Vec {
  return [r * Math.sin(angle), r * Math.cos(angle), z];
}

const LONGEST_RUN = 9;

/** One band as faces; neighbours of the same colour are merged. */
export function bandFaces(eye: Camera, band: Band, steps: number): Face[] {
  const faces: Face[] = [];
  let run: { from: number; to: number; colour: string } | undefined;
  const flush = (): void => {
    if (run !== undefined) faces.push(bandPiece(eye, band, run.from, run.to, steps, run.colour));
    run = undefined;
  };
  for (let step = 0; step < steps; step += 1) {
    const angle = ((step + 0.5) / steps) * 2 * Math.PI;
    const normal = eye.turn(unit(ring(band.normal.r, band.normal.z, angle)));
    const middle = ring((band.inner.r + band.outer.r) / 2, (band.inner.z + band.outer.z) / 2, angle);
    if (!eye.faces(middle, normal)) {
      flush();
      continue;
    }
    const colour = colourOf(shaded(normal, band.material, band.shade));
    if (run?.colour === colour && run.to === step && step - run.from < LONGEST_RUN) run.to = step + 1;
    else {
      flush();
      run = { from: step, to: step + 1, colour };
    }
  }
  flush();
  return faces;
}

function bandPiece(eye: Camera, band: Band, from: number, to: number, steps: number, colour: string): Face {
  const there: Projected[] = [];
  const back: Projected[] = [];
  for (let step = from; step <= to; step += 1) {
    const angle = (step / steps) * 2 * Math.PI;
    there.push(eye.project(ring(band.outer.r, band.outer.z, angle)));
    back.unshift(eye.project(ring(band.inner.r, band.inner.z, angle)));
  }
  const corners = [...there, ...back];
  return { depth: meanDepth(corners), markup: `<path d="${grown(corners)}" fill="${colour}"/>` };
}
