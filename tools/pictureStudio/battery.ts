/** Draws a car battery: case, coloured lid with handle and terminals, label with brand and capacity. */
import type { PictureSpec } from './specs.js';
import { letter, mapped } from './lettering.js';
import type { LetterStyle } from './lettering.js';
import { camera, flatFace, paint } from './solid.js';
import type { Camera, Face, Material, Vec, View } from './solid.js';
import { groundShadow, linear, page, path, polygon, rgb, stroke, polyline, mix } from './svg.js';
import type { Point } from './svg.js';

type BatterySpec = Extract<PictureSpec, { kind: 'battery' }>;
export type BatteryView = 'three-quarter' | 'front';

const COLOURS: Record<BatterySpec['colour'], { lid: string; label: string; accent: string }> = {
  blue: { lid: '#1D5FBF', label: '#123E7C', accent: '#F2B632' },
  green: { lid: '#0F8A57', label: '#075E3A', accent: '#E9F27A' },
  red: { lid: '#C62A22', label: '#A51C17', accent: '#FFD34D' },
  black: { lid: '#3A4048', label: '#1B2027', accent: '#F0B429' },
  yellow: { lid: '#EDB41C', label: '#20262E', accent: '#F2C02B' },
};

const VIEWS: Record<BatteryView, View> = {
  'three-quarter': { yaw: -0.5, pitch: 0.33, distance: 8, scale: 330, cx: 600, cy: 570 },
  front: { yaw: 0, pitch: 0.16, distance: 8, scale: 372, cx: 600, cy: 560 },
};

/** Half dimensions of the case, relative to its height. */
interface Case {
  x: number;
  z: number;
  bottom: number;
  shelf: number;
  top: number;
}

const SMALL = 35;
const LARGE = 110;
/** The case of a battery that is sold in several capacities. */
const USUAL = 65;

function caseOf(spec: BatterySpec): Case {
  const size = Math.max(0, Math.min(1, ((spec.ampereHours ?? USUAL) - SMALL) / (LARGE - SMALL)));
  return { x: 0.92 + 0.36 * size, z: 0.66, bottom: -0.78, shelf: 0.5, top: 0.72 };
}

function plastic(colour: string, specular = 0.12): Material {
  return { colour: rgb(colour), ambient: 0.6, diffuse: 0.5, specular, gloss: 14, edge: 0.05 };
}

/** The visible faces of a box. */
function block(eye: Camera, from: Vec, to: Vec, material: Material): Face[] {
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  const sides: (readonly [Vec[], Vec])[] = [
    [
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      [0, 0, 1],
    ],
    [
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      [0, 1, 0],
    ],
    [
      [
        [x0, y0, z0],
        [x0, y1, z0],
        [x0, y1, z1],
        [x0, y0, z1],
      ],
      [-1, 0, 0],
    ],
    [
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      [1, 0, 0],
    ],
  ];
  return sides.flatMap(([corners, outward]) => flatFace(eye, corners, material, outward) ?? []);
}

/** A terminal post: its side in strips, then its top. */
function post(
  eye: Camera,
  x: number,
  z: number,
  y0: number,
  y1: number,
  r0: number,
  r1: number,
  material: Material,
): string {
  const faces: Face[] = [];
  const steps = 30;
  const at = (index: number, r: number, y: number): Vec => {
    const angle = (index / steps) * 2 * Math.PI;
    return [x + r * Math.sin(angle), y, z + r * Math.cos(angle)];
  };
  const top: Vec[] = [];
  for (let index = 0; index < steps; index += 1) {
    const outward: Vec = [
      Math.sin(((index + 0.5) / steps) * 2 * Math.PI),
      0,
      Math.cos(((index + 0.5) / steps) * 2 * Math.PI),
    ];
    const face = flatFace(
      eye,
      [at(index, r0, y0), at(index + 1, r0, y0), at(index + 1, r1, y1), at(index, r1, y1)],
      material,
      outward,
    );
    if (face !== undefined) faces.push(face);
    top.push(at(index, r1, y1));
  }
  const lid = flatFace(eye, top, material, [0, 1, 0]);
  return paint(faces) + (lid?.markup ?? '');
}

type Place = (x: number, y: number) => Point;

function area(place: Place, x0: number, y0: number, x1: number, y1: number): string {
  return polygon([place(x0, y0), place(x1, y0), place(x1, y1), place(x0, y1)]);
}

/** A text on a flat face; `size` is the height of its capitals. */
function words(
  place: Place,
  text: string,
  x: number,
  y: number,
  size: number,
  style: LetterStyle,
  widest: number,
  align = 0.5,
): string {
  const lettering = letter(text, style);
  const height = Math.min(size, widest / Math.max(lettering.width, 0.01));
  return mapped(lettering, (point) =>
    place(x + (point.x - lettering.width * align) * height, y + (1 - point.y) * height),
  );
}

/** The label: coloured field, large brand, larger capacity and a bright stripe. */
function label(spec: BatterySpec, measures: Case, place: Place): string {
  const { label: ground, accent } = COLOURS[spec.colour];
  const width = measures.x * 0.88;
  const [bottom, top] = [measures.bottom + 0.2, measures.shelf - 0.1];
  const split = bottom + (top - bottom) * 0.44;
  const slant = 0.16;
  const stripe = (x: number, thick: number): string =>
    polygon([
      place(x, bottom),
      place(x + thick, bottom),
      place(x + thick + slant, split),
      place(x + slant, split),
    ]);
  return (
    path(area(place, -width, bottom, width, top), ground) +
    path(area(place, -width, bottom, width, split), mix(ground, '#05080D', 0.38)) +
    path(area(place, -width, split - 0.012, width, split + 0.012), accent) +
    path(stripe(width - 0.44, 0.05), accent) +
    path(stripe(width - 0.36, 0.03), accent, 'fill-opacity="0.6"') +
    path(stripe(width - 0.3, 0.018), accent, 'fill-opacity="0.35"') +
    path(
      words(place, spec.brand, 0, split + 0.16, 0.27, { weight: 22, tracking: 6 }, width * 1.75),
      '#FFFFFF',
    ) +
    path(
      words(
        place,
        spec.ampereHours === null ? 'BATTERY' : `${spec.ampereHours}Ah`,
        -width + 0.09,
        bottom + 0.14,
        0.23,
        { weight: 19, tracking: 2 },
        0.8,
        0,
      ),
      '#FFFFFF',
    ) +
    path(words(place, 'MF', -width + 0.98, bottom + 0.14, 0.1, { weight: 17, tracking: 6 }, 0.4, 0), accent)
  );
}

/** Grooves along the base, and highlighted edges. */
function relief(eye: Camera, measures: Case): string {
  const { x, z, bottom, shelf } = measures;
  const line = (points: Vec[], colour: string, width: number, opacity: number): string =>
    stroke(
      polyline(points.map((point) => eye.project(point))),
      colour,
      width,
      `stroke-opacity="${opacity}" stroke-linecap="round"`,
    );
  return (
    line(
      [
        [-x, bottom + 0.1, z],
        [x, bottom + 0.1, z],
      ],
      '#000000',
      5,
      0.5,
    ) +
    line(
      [
        [-x, bottom + 0.115, z],
        [x, bottom + 0.115, z],
      ],
      '#FFFFFF',
      2,
      0.14,
    ) +
    line(
      [
        [-x, shelf - 0.004, z],
        [x, shelf - 0.004, z],
      ],
      '#000000',
      6,
      0.55,
    )
  );
}

function lidMarkup(eye: Camera, measures: Case, lid: Material): string {
  const { x, z, shelf, top } = measures;
  const lift = 0.1;
  const skirt = paint(block(eye, [-x - 0.03, shelf, -z - 0.03], [x + 0.03, shelf + lift, z + 0.03], lid));
  const raised = paint(block(eye, [-x * 0.97, shelf + lift, -z * 0.9], [x * 0.97, top, z * 0.28], lid));
  return skirt + raised;
}

/** The folded strap on the lid, with the cell caps in front of it. */
function fittings(eye: Camera, measures: Case): string {
  const { x, z, shelf, top } = measures;
  const dark = plastic('#20242A', 0.2);
  const lead: Material = {
    colour: [168, 172, 178],
    ambient: 0.5,
    diffuse: 0.5,
    specular: 0.4,
    gloss: 14,
    edge: 0.1,
    mirror: 0.2,
  };
  const strap = paint(block(eye, [-x * 0.62, top, -z * 0.42], [x * 0.62, top + 0.045, -z * 0.22], dark));
  const feet = [-1, 1]
    .map((side) =>
      paint(
        block(
          eye,
          [side * x * 0.62 - 0.06, top, -z * 0.46],
          [side * x * 0.62 + 0.06, top + 0.075, -z * 0.18],
          dark,
        ),
      ),
    )
    .join('');
  const step = shelf + 0.1;
  const poles = [-1, 1]
    .map((side) => {
      const ring = post(
        eye,
        side * x * 0.78,
        z * 0.62,
        step,
        step + 0.05,
        0.15,
        0.14,
        plastic(side < 0 ? '#2A2F36' : '#B8241C'),
      );
      return ring + post(eye, side * x * 0.78, z * 0.62, step + 0.05, step + 0.24, 0.088, 0.076, lead);
    })
    .join('');
  return strap + feet + poles;
}

function signs(eye: Camera, measures: Case): string {
  const y = measures.shelf + 0.102;
  const z = measures.z;
  const flat = (x: number, sign: string): string =>
    mapped(letter(sign, { weight: 24 }), (point) =>
      eye.project([x + (point.x - 0.3) * 0.16, y, z * 0.62 + (point.y - 0.5) * 0.16]),
    );
  return path(flat(-measures.x * 0.5, '-') + flat(measures.x * 0.53, '+'), '#FFFFFF', 'fill-opacity="0.85"');
}

export function drawBattery(spec: BatterySpec, view: BatteryView): string {
  const measures = caseOf(spec);
  const eye = camera(VIEWS[view]);
  const { x, z, bottom, shelf } = measures;
  const place: Place = (u, v) => eye.project([u, v, z + 0.002]);
  const body = paint(block(eye, [-x, bottom, -z], [x, shelf, z], plastic('#2B3038', 0.1)));
  const gloss = path(area(place, -x * 0.88, bottom + 0.2, x * 0.88, shelf - 0.1), 'url(#gloss)');
  const ground = eye.project([0, bottom, 0]);
  const reach = Math.abs(eye.project([x, bottom, z]).x - eye.project([-x, bottom, -z]).x) * 0.56;
  const shadow = groundShadow(
    ground.x + 10,
    ground.y + 14,
    view === 'front' ? x * 400 : Math.max(reach, 470),
    view === 'front' ? 62 : 170,
    0.86,
  );
  const definitions = linear(
    'gloss',
    [
      [0, '#FFFFFF', 0.2],
      [0.45, '#FFFFFF', 0.02],
      [1, '#000000', 0.16],
    ],
    0.7,
    1,
  );
  const lid = lidMarkup(eye, measures, plastic(COLOURS[spec.colour].lid, 0.16));
  return page(
    shadow +
      body +
      relief(eye, measures) +
      label(spec, measures, place) +
      gloss +
      lid +
      signs(eye, measures) +
      fittings(eye, measures),
    definitions,
  );
}
