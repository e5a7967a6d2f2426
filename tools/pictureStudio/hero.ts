/** The large pictures: the home page's hero, and the default social image. */
import { straight } from './lettering.js';
import { rimMarkup } from './rim.js';
import { camera } from './solid.js';
import type { Camera, Material, View } from './solid.js';
import { bareDocument, box, linear, oval, path, radial } from './svg.js';
import { TREAD_STYLE, tyreMarkup } from './tyre.js';
import type { Rubber } from './tyre.js';
import type { TyreSpec } from './tyre/profile.js';

const NIGHT = '#0B2447';
const GREEN = '#5FD0A0';

const HERO_WIDTH = 1600;
const HERO_HEIGHT = 1200;
const OG_WIDTH = 1200;
const OG_HEIGHT = 630;

/** An unbranded tyre, so that the hero favours no brand. */
const HERO_TYRE: TyreSpec = {
  kind: 'tyre',
  brand: 'GRAND TOURER',
  model: '205/55 R16',
  tread: 'sport',
  profile: 'low',
};
const RIM_SHARE = 0.715;

function rubber(colour: readonly [number, number, number], specular: number, edge: number): Material {
  return { colour, ambient: 0.42, diffuse: 0.8, specular, gloss: 14, edge };
}

/** Night lighting: darker rubber with a cold edge, so that it stands out against dark blue. */
const NIGHTLIGHT: Rubber = {
  tread: rubber([74, 84, 102], 0.22, 0.3),
  groove: { colour: [10, 14, 22], ambient: 0.4, diffuse: 0.3, specular: 0, gloss: 8, edge: 0 },
  flank: rubber([46, 54, 68], 0.34, 0.34),
  liner: rubber([24, 28, 38], 0.02, 0),
};

/** A wheel: the rim inside the tyre, both in the same perspective. */
function wheel(view: View): string {
  const eye = camera(view);
  const inner: Camera = {
    ...eye,
    project: ([x, y, z]) => eye.project([x * RIM_SHARE, y * RIM_SHARE, z * RIM_SHARE + 0.04]),
    faces: ([x, y, z], normal) => eye.faces([x * RIM_SHARE, y * RIM_SHARE, z * RIM_SHARE + 0.04], normal),
  };
  const rim = rimMarkup({ kind: 'rim', brand: '', style: 'split', finish: 'machined' }, inner, true);
  return tyreMarkup(HERO_TYRE, eye, NIGHTLIGHT) + rim;
}

function glow(): string {
  return (
    radial('halo', [
      [0, '#2F74D0', 0.5],
      [0.55, '#1D5FBF', 0.2],
      [1, '#1D5FBF', 0],
    ]) +
    radial('floor', [
      [0, '#02060E', 0.85],
      [0.6, '#02060E', 0.45],
      [1, '#02060E', 0],
    ]) +
    linear(
      'night',
      [
        [0, '#0B2447'],
        [1, '#081A35'],
      ],
      0,
      1,
    )
  );
}

/** Wide, with a transparent background for the blue of header and hero. */
export function drawHero(): string {
  const view: View = { yaw: 0.72, pitch: 0.13, roll: 0.0, distance: 3.6, scale: 500, cx: 800, cy: 590 };
  const behind = oval(820, 560, 760, 600, 'url(#halo)') + oval(830, 1102, 560, 70, 'url(#floor)');
  return bareDocument(HERO_WIDTH, HERO_HEIGHT, behind + wheel(view), glow() + TREAD_STYLE);
}

/** The social image of pages without one of their own. */
export function drawOpenGraph(): string {
  const view: View = { yaw: 0.72, pitch: 0.12, distance: 3.6, scale: 292, cx: 860, cy: 318 };
  const text =
    path(straight('TYRES', 80, 262, 76, { weight: 22, tracking: 6 }, 'start'), '#FFFFFF') +
    path(straight('BATTERIES OILS RIMS', 82, 326, 25, { weight: 15, tracking: 16 }, 'start'), '#C9D8EE') +
    path(straight('DELIVERED ACROSS EGYPT', 82, 380, 21, { weight: 15, tracking: 16 }, 'start'), GREEN);
  const ground =
    box(0, 0, OG_WIDTH, OG_HEIGHT, 0, 'url(#night)') +
    oval(880, 300, 520, 400, 'url(#halo)') +
    oval(880, 614, 330, 34, 'url(#floor)');
  return bareDocument(
    OG_WIDTH,
    OG_HEIGHT,
    box(0, 0, OG_WIDTH, OG_HEIGHT, 0, NIGHT) + ground + wheel(view) + text,
    glow() + TREAD_STYLE,
  );
}
