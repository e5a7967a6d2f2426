/** Tread patterns, by use and variant. */
import { choose } from '../variation.js';
import type { TyreSpec } from './profile.js';

/** Sipes in a block, as lines across its width. */
export interface Sipes {
  count: number;
  /** Start and end between the rib's left (0) and right (1) edge. */
  from: number;
  to: number;
  /** Offset of the end relative to the start, in pitches. */
  lean: number;
}

/** A row of blocks, or an uncut rib, around the tyre. */
export interface Rib {
  /** Left and right edge: -1 to 1 across the tread, beyond that over the shoulder. */
  from: number;
  to: number;
  /** Share of a pitch that is open between two blocks; 0 is an uncut rib. */
  gap: number;
  /** Shift around the tyre, in pitches. */
  phase?: number;
  /** Offset of each position across the rib, in pitches. */
  lean?: (q: number) => number;
  /** Half the amplitude of the zigzag of the edges. */
  zigzag?: number;
  /** Edges shared with a neighbouring rib have no wall and no highlight. */
  openLeft?: boolean;
  openRight?: boolean;
  /** Every second block is shorter by this much at its outer edge. */
  stagger?: number;
  sipes?: Sipes;
}

export interface Pattern {
  pitches: number;
  depth: number;
  ribs: Rib[];
}

/** The same rib on the other half; directional treads are mirrored, others rotated. */
function mirrored(rib: Rib, phase = 0): Rib {
  const { from, to, openLeft, openRight, lean, sipes, ...rest } = rib;
  return {
    ...rest,
    from: -to,
    to: -from,
    phase: (rib.phase ?? 0) + phase,
    ...(openLeft === undefined ? {} : { openRight: openLeft }),
    ...(openRight === undefined ? {} : { openLeft: openRight }),
    ...(lean === undefined ? {} : { lean: (q: number) => lean(-q) }),
    ...(sipes === undefined
      ? {}
      : { sipes: { ...sipes, from: 1 - sipes.to, to: 1 - sipes.from, lean: -sipes.lean } }),
  };
}

function both(rib: Rib, phase = 0): Rib[] {
  return [rib, mirrored(rib, phase)];
}

/** A rib with short slots in its right part only. */
function notched(from: number, cut: number, to: number, gap: number, lean: number, sipes?: Sipes): Rib[] {
  const slope = (q: number): number => lean * (q - cut);
  return [
    { from, to: cut, gap: 0, openRight: true, ...(sipes === undefined ? {} : { sipes }) },
    { from: cut, to, gap, lean: slope, openLeft: true },
  ];
}

const ecoTreads: readonly [() => Pattern, ...(() => Pattern)[]] = [
  () => ({
    pitches: 62,
    depth: 0.026,
    ribs: [
      ...both({
        from: 0.64,
        to: 1.24,
        gap: 0.13,
        lean: (q) => 0.5 * q * q,
        sipes: { count: 1, from: 0.1, to: 0.75, lean: 0.25 },
      }),
      ...notched(0.26, 0.42, 0.55, 0.2, 1.6, { count: 2, from: 0.1, to: 0.9, lean: 0.22 }),
      ...notched(-0.55, -0.42, -0.26, 0, 1.6, { count: 2, from: 0.1, to: 0.9, lean: 0.22 }),
      { from: -0.17, to: 0.17, gap: 0, sipes: { count: 2, from: 0.12, to: 0.88, lean: 0.35 } },
    ],
  }),
  () => ({
    pitches: 58,
    depth: 0.026,
    ribs: [
      ...both({
        from: 0.58,
        to: 1.24,
        gap: 0.11,
        lean: (q) => 0.35 * q,
        sipes: { count: 1, from: 0.05, to: 0.8, lean: 0.1 },
      }),
      ...both({
        from: 0.08,
        to: 0.49,
        gap: 0.09,
        lean: (q) => 1.5 * q,
        sipes: { count: 2, from: 0.15, to: 0.85, lean: 0.5 },
      }),
    ].concat([{ from: -0.02, to: 0.02, gap: 0 }]),
  }),
  () => ({
    pitches: 60,
    depth: 0.026,
    ribs: [
      ...both(
        {
          from: 0.62,
          to: 1.24,
          gap: 0.12,
          lean: (q) => 0.6 * q,
          sipes: { count: 2, from: 0.08, to: 0.7, lean: 0.2 },
        },
        0.4,
      ),
      ...both(
        {
          from: 0.22,
          to: 0.53,
          gap: 0.1,
          lean: (q) => 1.1 * q,
          sipes: { count: 1, from: 0.1, to: 0.9, lean: 0.3 },
        },
        0.5,
      ),
      { from: -0.13, to: 0.13, gap: 0, sipes: { count: 2, from: 0.0, to: 0.6, lean: 0.15 } },
    ],
  }),
];

const touringTreads: typeof ecoTreads = [
  () => ({
    pitches: 56,
    depth: 0.03,
    ribs: [
      ...both(
        {
          from: 0.63,
          to: 1.24,
          gap: 0.16,
          lean: (q) => 0.9 * (q - 0.6) ** 2,
          sipes: { count: 2, from: 0.1, to: 0.7, lean: 0.12 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.23,
          to: 0.53,
          gap: 0.15,
          lean: (q) => -1.4 * q,
          sipes: { count: 1, from: 0.05, to: 0.95, lean: -0.35 },
        },
        0.5,
      ),
      { from: -0.14, to: 0.14, gap: 0, zigzag: 0.012, sipes: { count: 2, from: 0, to: 0.55, lean: 0.2 } },
    ],
  }),
  () => ({
    pitches: 52,
    depth: 0.03,
    ribs: [
      ...both({
        from: 0.6,
        to: 1.24,
        gap: 0.14,
        lean: (q) => 0.8 * q,
        sipes: { count: 2, from: 0.1, to: 0.72, lean: 0.2 },
      }),
      ...notched(0.13, 0.3, 0.5, 0.2, 1.5, { count: 2, from: 0.0, to: 0.8, lean: 0.25 }),
      {
        from: -0.5,
        to: -0.26,
        gap: 0.13,
        lean: (q) => 1.5 * q,
        sipes: { count: 1, from: 0.1, to: 0.9, lean: 0.3 },
      },
      { from: -0.17, to: 0.04, gap: 0, sipes: { count: 2, from: 0.2, to: 1, lean: 0.25 } },
    ],
  }),
];

const sportTreads: typeof ecoTreads = [
  () => ({
    pitches: 42,
    depth: 0.03,
    ribs: [
      { from: 0.52, to: 1.22, gap: 0.1, lean: (q) => 1.3 * (q - 0.5) ** 2 },
      { from: 0.06, to: 0.4, gap: 0, sipes: { count: 1, from: 0.3, to: 1, lean: 0.75 } },
      { from: -0.4, to: -0.05, gap: 0.08, lean: (q) => -2.1 * q },
      {
        from: -1.22,
        to: -0.51,
        gap: 0.11,
        lean: (q) => 1.2 * (q + 0.5) ** 2,
        phase: 0.4,
        sipes: { count: 1, from: 0.35, to: 0.92, lean: 0.1 },
      },
    ],
  }),
  () => ({
    pitches: 34,
    depth: 0.032,
    ribs: [
      ...both({ from: 0.5, to: 1.22, gap: 0.12, lean: (q) => 1.9 * Math.abs(q) ** 0.8, phase: 0.1 }),
      ...both({ from: 0.13, to: 0.4, gap: 0.12, lean: (q) => 2.4 * Math.abs(q), phase: 0 }),
      { from: -0.05, to: 0.05, gap: 0 },
    ],
  }),
  () => ({
    pitches: 40,
    depth: 0.03,
    ribs: [
      {
        from: 0.6,
        to: 1.22,
        gap: 0.09,
        lean: (q) => 0.9 * (q - 0.6),
        sipes: { count: 1, from: 0, to: 0.5, lean: 0.1 },
      },
      { from: 0.24, to: 0.49, gap: 0.09, lean: (q) => 1.9 * q },
      { from: -0.1, to: 0.13, gap: 0 },
      { from: -0.48, to: -0.21, gap: 0, sipes: { count: 1, from: 0, to: 0.75, lean: 0.6 } },
      { from: -1.22, to: -0.59, gap: 0.1, lean: (q) => 0.9 * (q + 0.6), phase: 0.3 },
    ],
  }),
];

const highwayTreads: typeof ecoTreads = [
  () => ({
    pitches: 50,
    depth: 0.033,
    ribs: [
      ...both(
        {
          from: 0.65,
          to: 1.25,
          gap: 0.17,
          lean: (q) => 0.4 * q,
          zigzag: 0.02,
          sipes: { count: 2, from: 0.08, to: 0.72, lean: 0.1 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.24,
          to: 0.56,
          gap: 0.14,
          lean: (q) => 1.1 * q,
          zigzag: 0.022,
          sipes: { count: 2, from: 0.1, to: 0.9, lean: 0.25 },
        },
        0.5,
      ),
      {
        from: -0.15,
        to: 0.15,
        gap: 0.1,
        lean: (q) => -1.1 * q,
        zigzag: 0.022,
        sipes: { count: 2, from: 0.1, to: 0.9, lean: -0.25 },
      },
    ],
  }),
  () => ({
    pitches: 48,
    depth: 0.033,
    ribs: [
      ...both(
        {
          from: 0.61,
          to: 1.25,
          gap: 0.16,
          lean: (q) => 0.7 * (q - 0.6),
          sipes: { count: 3, from: 0.06, to: 0.66, lean: 0.08 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.07,
          to: 0.51,
          gap: 0.13,
          lean: (q) => 1.3 * q,
          zigzag: 0.025,
          sipes: { count: 2, from: 0.06, to: 0.94, lean: 0.45 },
        },
        0.5,
      ),
    ],
  }),
];

const vanTreads: typeof ecoTreads = [
  () => ({
    pitches: 54,
    depth: 0.034,
    ribs: [
      ...both(
        {
          from: 0.68,
          to: 1.24,
          gap: 0.09,
          lean: (q) => 0.2 * q,
          zigzag: 0.02,
          sipes: { count: 1, from: 0, to: 0.35, lean: 0.05 },
        },
        0.5,
      ),
      ...both(
        { from: 0.27, to: 0.57, gap: 0, zigzag: 0.03, sipes: { count: 2, from: 0, to: 0.3, lean: 0.1 } },
        0.5,
      ),
      { from: -0.16, to: 0.16, gap: 0, zigzag: 0.03, sipes: { count: 1, from: 0.2, to: 0.8, lean: 0.2 } },
    ],
  }),
  () => ({
    pitches: 50,
    depth: 0.034,
    ribs: [
      ...both(
        {
          from: 0.6,
          to: 1.24,
          gap: 0.1,
          lean: (q) => 0.3 * q,
          sipes: { count: 2, from: 0, to: 0.4, lean: 0.08 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.07,
          to: 0.47,
          gap: 0.08,
          lean: (q) => 0.9 * q,
          zigzag: 0.02,
          sipes: { count: 2, from: 0.1, to: 0.9, lean: 0.2 },
        },
        0.5,
      ),
    ],
  }),
];

const allTerrainTreads: typeof ecoTreads = [
  () => ({
    pitches: 36,
    depth: 0.044,
    ribs: [
      ...both(
        {
          from: 0.6,
          to: 1.3,
          gap: 0.26,
          lean: (q) => 0.35 * (q - 0.6),
          stagger: 0.09,
          zigzag: 0.025,
          sipes: { count: 2, from: 0.08, to: 0.6, lean: 0.1 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.05,
          to: 0.5,
          gap: 0.24,
          lean: (q) => 0.9 * q,
          zigzag: 0.045,
          sipes: { count: 2, from: 0.15, to: 0.85, lean: 0.35 },
        },
        0.5,
      ),
    ],
  }),
  () => ({
    pitches: 34,
    depth: 0.044,
    ribs: [
      ...both(
        {
          from: 0.66,
          to: 1.3,
          gap: 0.28,
          lean: (q) => -0.4 * (q - 0.6),
          stagger: 0.1,
          sipes: { count: 2, from: 0.1, to: 0.6, lean: -0.1 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.24,
          to: 0.57,
          gap: 0.26,
          lean: (q) => 1.3 * q,
          zigzag: 0.04,
          sipes: { count: 2, from: 0.1, to: 0.9, lean: 0.35 },
        },
        0.5,
      ),
      {
        from: -0.15,
        to: 0.15,
        gap: 0.2,
        lean: (q) => -1.2 * q,
        zigzag: 0.04,
        phase: 0.25,
        sipes: { count: 2, from: 0.1, to: 0.9, lean: -0.25 },
      },
    ],
  }),
];

const mudTreads: typeof ecoTreads = [
  () => ({
    pitches: 23,
    depth: 0.06,
    ribs: [
      ...both(
        {
          from: 0.58,
          to: 1.34,
          gap: 0.42,
          lean: (q) => 0.25 * (q - 0.6),
          stagger: 0.12,
          zigzag: 0.03,
          sipes: { count: 1, from: 0.15, to: 0.6, lean: 0.05 },
        },
        0.5,
      ),
      ...both(
        {
          from: 0.03,
          to: 0.46,
          gap: 0.4,
          lean: (q) => 0.95 * q,
          zigzag: 0.03,
          sipes: { count: 1, from: 0.2, to: 0.8, lean: 0.3 },
        },
        0.5,
      ),
    ],
  }),
  () => ({
    pitches: 21,
    depth: 0.06,
    ribs: [
      ...both(
        {
          from: 0.52,
          to: 1.34,
          gap: 0.4,
          lean: (q) => 0.55 * (q - 0.5),
          stagger: 0.14,
          sipes: { count: 1, from: 0.1, to: 0.6, lean: 0.15 },
        },
        0.5,
      ),
      ...both(
        {
          from: -0.08,
          to: 0.4,
          gap: 0.46,
          lean: (q) => 1.3 * q,
          sipes: { count: 1, from: 0.2, to: 0.85, lean: 0.4 },
        },
        0.5,
      ),
    ],
  }),
];

const TREADS: Record<TyreSpec['tread'], typeof ecoTreads> = {
  eco: ecoTreads,
  touring: touringTreads,
  sport: sportTreads,
  highway: highwayTreads,
  van: vanTreads,
  'all-terrain': allTerrainTreads,
  mud: mudTreads,
};

/** The tread of a product: its kind selects the family, its name the variant. */
export function patternOf(spec: TyreSpec): Pattern {
  return choose(`${spec.brand} ${spec.model}`, TREADS[spec.tread])();
}
