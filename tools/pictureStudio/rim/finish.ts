/** Materials of rims: how each part of a finish reflects light. */
import type { PictureSpec } from '../specs.js';
import type { Material } from '../solid.js';
import type { Rgb } from '../svg.js';

type FinishName = Extract<PictureSpec, { kind: 'rim' }>['finish'];

export interface Finish {
  /** Visible faces of the spokes, their walls, the outer lip, the barrel behind. */
  face: Material;
  wall: Material;
  lip: Material;
  barrel: Material;
  bolt: Material;
  cap: Material;
  capText: string;
}

function metal(colour: Rgb, mirror: number, specular = 0.22): Material {
  return { colour, ambient: 0.42, diffuse: 0.36, specular, gloss: 18, edge: 0.14, mirror };
}

const SILVER = metal([206, 211, 218], 0.42);
const BRIGHT = metal([222, 226, 232], 0.5, 0.3);
const BLACK = metal([62, 65, 71], 0.55, 0.32);
const GUNMETAL = metal([104, 110, 119], 0.46);
const BRONZE = metal([172, 126, 78], 0.46);
const DARK = metal([58, 62, 68], 0.4, 0.15);
const BOLT = metal([150, 156, 164], 0.5);
const CAP: Material = {
  colour: [26, 28, 32],
  ambient: 0.5,
  diffuse: 0.5,
  specular: 0.25,
  gloss: 12,
  edge: 0.1,
};

const PALE_TEXT = '#E3E8EE';

export const FINISHES: Record<FinishName, Finish> = {
  silver: {
    face: SILVER,
    wall: SILVER,
    lip: BRIGHT,
    barrel: metal([150, 155, 162], 0.4),
    bolt: BOLT,
    cap: CAP,
    capText: PALE_TEXT,
  },
  black: {
    face: BLACK,
    wall: BLACK,
    lip: BLACK,
    barrel: metal([50, 53, 58], 0.42, 0.12),
    bolt: DARK,
    cap: CAP,
    capText: PALE_TEXT,
  },
  machined: {
    face: BRIGHT,
    wall: metal([34, 36, 41], 0.35),
    lip: BRIGHT,
    barrel: DARK,
    bolt: BOLT,
    cap: CAP,
    capText: PALE_TEXT,
  },
  gunmetal: {
    face: GUNMETAL,
    wall: GUNMETAL,
    lip: GUNMETAL,
    barrel: metal([72, 77, 84], 0.4),
    bolt: DARK,
    cap: CAP,
    capText: PALE_TEXT,
  },
  bronze: {
    face: BRONZE,
    wall: BRONZE,
    lip: BRONZE,
    barrel: metal([104, 80, 56], 0.4),
    bolt: DARK,
    cap: CAP,
    capText: PALE_TEXT,
  },
};
