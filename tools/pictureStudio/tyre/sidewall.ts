/** The sidewall of a tyre: rubber, raised rings, serrations and lettering. */
import { letter, mapped } from '../lettering.js';
import type { LetterStyle } from '../lettering.js';
import { bandFaces, paint, ring } from '../solid.js';
import type { Camera, Face, Material } from '../solid.js';
import { path } from '../svg.js';
import type { Point } from '../svg.js';
import { choose } from '../variation.js';
import { flankAt, sectionPoint, skin } from './profile.js';
import type { Section, TyreSpec } from './profile.js';

const BANDS = 34;
const STEPS = 120;
const RIDGE_STEPS = 90;
const FIRST_Q = 1.14;

/** Rubber from the shoulder to the bead. */
export function flankFaces(eye: Camera, section: Section, material: Material): Face[] {
  const faces: Face[] = [];
  const last = 1 + (section.flank.length - 1) * 0.1;
  for (let index = 0; index < BANDS; index += 1) {
    const from = FIRST_Q + ((last - FIRST_Q) * index) / BANDS;
    const to = FIRST_Q + ((last - FIRST_Q) * (index + 1)) / BANDS;
    const { normal } = skin(section, (from + to) / 2);
    const depth = (q: number): number => (q < 1.25 ? 0.012 * (1 - (q - FIRST_Q) / 0.11) : 0);
    const outer = skin(section, from, depth(from));
    const inner = skin(section, to, depth(to));
    faces.push(...bandFaces(eye, { inner, outer, normal, material, shade: 1 }, STEPS));
  }
  return faces;
}

/** A raised ring: one slope is lit, the other is in shade. */
function ridge(eye: Camera, section: Section, radius: number, width: number, material: Material): string {
  const slopes = [
    { from: radius + width, to: radius, tilt: 0.75 },
    { from: radius, to: radius - width, tilt: -0.75 },
  ];
  const faces = slopes.flatMap(({ from, to, tilt }) => {
    const outer = sectionPoint(section, flankAt(section, from));
    const inner = sectionPoint(section, flankAt(section, to));
    const { normal } = skin(section, flankAt(section, radius));
    return bandFaces(
      eye,
      { inner, outer, normal: { r: normal.r + tilt, z: normal.z }, material, shade: 1 },
      RIDGE_STEPS,
    );
  });
  return paint(faces);
}

/** A point on the near sidewall by radius and angle, slightly raised. */
function onFlank(eye: Camera, section: Section, radius: number, angle: number, raised = 0): Point {
  const place = skin(section, flankAt(section, radius), -raised);
  return eye.project(ring(place.r, place.z, angle));
}

interface FlankText {
  text: string;
  /** Middle of the letters' height, and that height. */
  radius: number;
  height: number;
  /** Angle of the text's centre, in radians from the top. */
  angle: number;
  /** Maximum angle that it may span, in radians. */
  widest: number;
  style: LetterStyle;
  /** Rotated to be readable from outside in the lower half of the wheel. */
  upright?: boolean;
}

/** Path commands of a text around the sidewall. `shift` moves it radially, for its shadow. */
function flankText(eye: Camera, section: Section, words: FlankText, shift = 0): string {
  const lettering = letter(words.text, words.style);
  const height = Math.min(words.height, (words.widest * words.radius) / Math.max(lettering.width, 0.01));
  const side = words.upright === true ? -1 : 1;
  const place = (point: Point): Point => {
    const along = ((point.x - lettering.width / 2) * height) / words.radius;
    const radius = words.radius + side * (0.5 - point.y) * height + shift;
    return onFlank(eye, section, radius, words.angle + side * along, 0.003);
  };
  return mapped(lettering, place, 0.34);
}

/** Short radial lines across a ring, over part of the circle. */
function serrations(
  eye: Camera,
  section: Section,
  from: number,
  to: number,
  start: number,
  end: number,
  count: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = start + ((end - start) * index) / count;
    const width = ((end - start) / count) * 0.42;
    const a = onFlank(eye, section, from, angle);
    const b = onFlank(eye, section, to, angle);
    const c = onFlank(eye, section, to, angle + width);
    const e = onFlank(eye, section, from, angle + width);
    d += `M${[a, b, c, e].map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`;
  }
  return d;
}

const BRAND_STYLES: readonly [LetterStyle, ...LetterStyle[]] = [
  { weight: 21, tracking: 8 },
  { weight: 17, tracking: 14, stretch: 1.15 },
  { weight: 19, tracking: 6, slant: 0.2 },
  { weight: 23, tracking: 10 },
];

interface Layout {
  brand: FlankText;
  model: FlankText;
  small: FlankText[];
}

function layoutOf(spec: TyreSpec, section: Section): Layout {
  const height = 0.97 - section.bead;
  const radius = section.bead + height * 0.55;
  const style = choose(spec.brand, BRAND_STYLES);
  const letterHeight = Math.min(0.125, height * 0.36);
  const small = (text: string, angle: number): FlankText => ({
    text,
    radius: section.bead + height * 0.235,
    height: 0.024,
    angle,
    widest: 1,
    style: { weight: 13, tracking: 24 },
  });
  return {
    brand: { text: spec.brand, radius, height: letterHeight, angle: 0, widest: 1.75, style },
    model: {
      text: spec.model,
      radius,
      height: letterHeight * 0.72,
      angle: Math.PI,
      widest: 1.9,
      style: { weight: 16, tracking: 12 },
      upright: true,
    },
    small: [
      small('TUBELESS', -1.9),
      small('RADIAL', 1.9),
      small('STEEL BELTED', -0.9),
      small('TREADWEAR', 0.9),
    ],
  };
}

/** White letters on off-road tyres, raised black letters on all others. */
export function lettering(eye: Camera, section: Section, spec: TyreSpec): string {
  const { brand, model, small } = layoutOf(spec, section);
  const isWhite = spec.tread === 'all-terrain' || spec.tread === 'mud';
  const face = isWhite ? ['#E6EAEE', '0.94'] : ['#E3EAF2', '0.62'];
  let markup = '';
  for (const words of [brand, model]) {
    markup += path(flankText(eye, section, words, -0.006), '#000000', 'fill-opacity="0.6"');
    markup += path(flankText(eye, section, words), face[0] ?? '', `fill-opacity="${face[1] ?? ''}"`);
  }
  const fine = small.map((words) => flankText(eye, section, words)).join('');
  return markup + path(fine, '#DDE6F0', 'fill-opacity="0.3"');
}

/** The rings and serrations of a sidewall, selected by the brand so that its tyres look alike. */
export function ornaments(eye: Camera, section: Section, spec: TyreSpec, material: Material): string {
  const height = 0.97 - section.bead;
  const at = (part: number): number => section.bead + height * part;
  const rings = [at(0.86), at(0.3), at(0.155)]
    .map((radius) => ridge(eye, section, radius, 0.007, material))
    .join('');
  const manner = choose(`${spec.brand} flank`, ['fan', 'double', 'edge', 'plain'] as const);
  const lines = (from: number, to: number, start: number, end: number, count: number): string =>
    path(serrations(eye, section, from, to, start, end, count), '#000000', 'fill-opacity="0.34"');
  if (manner === 'fan')
    return rings + lines(at(0.4), at(0.7), 1.1, 1.95, 46) + lines(at(0.4), at(0.7), -1.95, -1.1, 46);
  if (manner === 'double') return rings + lines(at(0.77), at(0.83), 0, 2 * Math.PI, 240);
  if (manner === 'edge')
    return (
      rings + lines(at(0.36), at(0.4), 0, 2 * Math.PI, 220) + ridge(eye, section, at(0.76), 0.006, material)
    );
  return (
    rings + ridge(eye, section, at(0.8), 0.006, material) + ridge(eye, section, at(0.36), 0.005, material)
  );
}
