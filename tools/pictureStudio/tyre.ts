/** Draws a tyre: from three quarters, from the side, or with its tread to the viewer. */
import { bandFaces, camera, paint } from './solid.js';
import type { Camera, Face, Material, View } from './solid.js';
import { groundShadow, page } from './svg.js';
import { patternOf } from './tyre/patterns.js';
import { sectionOf } from './tyre/profile.js';
import type { Section, TyreSpec } from './tyre/profile.js';
import { flankFaces, lettering, ornaments } from './tyre/sidewall.js';
import { grooveFaces, treadFaces } from './tyre/tread.js';

export type TyreView = 'three-quarter' | 'front' | 'tread';

/** The three materials of rubber. */
export interface Rubber {
  tread: Material;
  groove: Material;
  flank: Material;
  liner: Material;
}

const DAYLIGHT: Rubber = {
  tread: {
    colour: [78, 82, 89],
    ambient: 0.5,
    diffuse: 0.8,
    specular: 0.16,
    gloss: 9,
    edge: 0.08,
    mirror: 0.22,
  },
  groove: { colour: [22, 24, 27], ambient: 0.5, diffuse: 0.4, specular: 0.01, gloss: 8, edge: 0 },
  flank: {
    colour: [56, 59, 65],
    ambient: 0.35,
    diffuse: 0.62,
    specular: 0.34,
    gloss: 12,
    edge: 0.16,
    mirror: 0.62,
  },
  liner: { colour: [46, 48, 53], ambient: 0.5, diffuse: 0.8, specular: 0.03, gloss: 6, edge: 0 },
};

const VIEWS: Record<TyreView, View> = {
  'three-quarter': { yaw: 0.68, pitch: 0.1, distance: 6, scale: 448, cx: 592, cy: 588 },
  front: { yaw: 0, pitch: 0.02, distance: 6, scale: 455, cx: 600, cy: 588 },
  tread: { yaw: 1.5, pitch: 0.12, distance: 6, scale: 448, cx: 600, cy: 588 },
};

const SHADOWS: Record<TyreView, string> = {
  'three-quarter': groundShadow(600, 1040, 360, 62, 0.62),
  front: groundShadow(600, 1042, 330, 42, 0.5),
  tread: groundShadow(600, 1040, 300, 42, 0.5),
};

const LINER_STEPS = 100;

/** The inside, seen through the hole. */
function linerFaces(eye: Camera, section: Section, material: Material): Face[] {
  const { bead, widest } = section;
  const inside = [
    { r: bead, z: widest - 0.112 },
    { r: bead + 0.02, z: widest - 0.09 },
    { r: bead + (0.93 - bead) * 0.5, z: widest - 0.05 },
    { r: 0.915, z: widest - 0.1 },
    { r: 0.945, z: widest * 0.45 },
  ];
  const section2 = [...inside, ...inside.map(({ r, z }) => ({ r, z: -z })).reverse()];
  return section2.slice(1).flatMap((outer, index) => {
    const inner = section2[index] ?? outer;
    const [dr, dz] = [outer.r - inner.r, outer.z - inner.z];
    return bandFaces(eye, { inner, outer, normal: { r: dz, z: -dr }, material, shade: 0.85 }, LINER_STEPS);
  });
}

/** The tyre alone, for any camera and light; also used for the hero. */
export function tyreMarkup(spec: TyreSpec, eye: Camera, rubber: Rubber): string {
  const section = sectionOf(spec);
  const work = { eye, section, pattern: patternOf(spec), rubber: rubber.tread, groove: rubber.groove };
  const blocks = treadFaces(work);
  return (
    paint(linerFaces(eye, section, rubber.liner)) +
    paint(grooveFaces(work)) +
    paint(blocks.filter((block) => block.top === '')) +
    paint(flankFaces(eye, section, rubber.flank)) +
    ornaments(eye, section, spec, rubber.flank) +
    lettering(eye, section, spec) +
    paint(blocks.filter((block) => block.top !== '')) +
    blocks.map((block) => block.top).join('')
  );
}

/** Strokes shared by all treads: sipes and highlighted edges. */
export const TREAD_STYLE =
  '<style>.s{fill:none;stroke:#0a0b0d;stroke-width:2.2;stroke-opacity:.75}' +
  '.l{fill:none;stroke:#c9d3de;stroke-width:1.3;stroke-opacity:.5;stroke-linecap:round}</style>';

export function drawTyre(spec: TyreSpec, view: TyreView): string {
  const seen = VIEWS[view];
  return page(SHADOWS[view] + tyreMarkup(spec, camera(seen), DAYLIGHT), TREAD_STYLE);
}
