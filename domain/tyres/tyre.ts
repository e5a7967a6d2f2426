/** Tyre sizes and markings: formatting, meaning. */

/**
 * A size as moulded on the sidewall. `width` in millimetres and `aspect` in percent for metric sizes; for flotation
 * sizes (`31x10.5 R15`) overall diameter and width in inches; of truck sizes (`7.50 R16`) the width in inches. `rim` in
 * inches.
 */
export interface TyreSize {
  width: number;
  /** null for full-profile sizes such as `195 R14C` and `7.50 R16`. */
  aspect: number | null;
  rim: number;
  /** A `C` tyre for vans and light trucks. */
  commercial: boolean;
}

/** A partial tyre marking; an absent field matches any value. */
export interface TyreMarking {
  width?: number;
  /** null for full-profile sizes. */
  aspect?: number | null;
  rim?: number;
  /** Matches only `C` tyres. */
  commercial?: boolean;
  /** As written, such as `91` or `106/104`. */
  loadIndex?: string;
  speedIndex?: string;
}

/** Of motorcycles; no flotation size is that high. */
const SMALLEST_METRIC_WIDTH_MM = 60;
const SMALLEST_METRIC_ASPECT_PERCENT = 20;

/** Whether a width or aspect is in inches (`31x10.5 R15`, `7.50 R16`), not in millimetres or percent. */
export function isFlotationFigure(place: 'width' | 'aspect', figure: number): boolean {
  return figure < (place === 'width' ? SMALLEST_METRIC_WIDTH_MM : SMALLEST_METRIC_ASPECT_PERCENT);
}

/** `205/55 R16`, `195 R14C`, `31x10.5 R15`, `7.50 R16`, `11 R22.5`. */
export function formatSize(size: TyreSize): string {
  const { width, aspect, rim, commercial } = size;
  const suffix = `R${rim}${commercial ? 'C' : ''}`;
  if (aspect === null) return `${fullProfileWidth(size)} ${suffix}`;
  return isFlotationFigure('width', width) ? `${width}x${aspect} ${suffix}` : `${width}/${aspect} ${suffix}`;
}

/** The width of a full-profile size as written: inches have two decimals, except on tubeless rims (`11 R22.5`). */
export function fullProfileWidth({ width, rim }: TyreSize): string {
  return isFlotationFigure('width', width) && Number.isInteger(rim) ? width.toFixed(2) : String(width);
}

/** Maximum load in kg for load indices 20 to 179 (ETRTO, UN R30). */
const LOAD_KG_FROM_INDEX_20 = [
  80, 82.5, 85, 87.5, 90, 92.5, 95, 97.5, 100, 103, 106, 109, 112, 115, 118, 121, 125, 128, 132, 136, 140,
  145, 150, 155, 160, 165, 170, 175, 180, 185, 190, 195, 200, 206, 212, 218, 224, 230, 236, 243, 250, 257,
  265, 272, 280, 290, 300, 307, 315, 325, 335, 345, 355, 365, 375, 387, 400, 412, 425, 437, 450, 462, 475,
  487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825, 850, 875,
  900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400, 1450,
  1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360, 2430,
  2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075, 3150, 3250, 3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125,
  4250, 4375, 4500, 4625, 4750, 4875, 5000, 5150, 5300, 5450, 5600, 5800, 6000, 6150, 6300, 6500, 6700, 6900,
  7100, 7300, 7500, 7750,
];

const LOWEST_LOAD_INDEX = 20;

/** The load in kg of a load index; of a dual index such as `107/105` the first, for single fitment. */
export function loadKg(index: string): number | null {
  const single = Number(/^\d+/.exec(index)?.[0]);
  return LOAD_KG_FROM_INDEX_20[single - LOWEST_LOAD_INDEX] ?? null;
}

/** Top speed in km/h by speed symbol; `H` is out of alphabetical order (UN R30). */
const SPEED_KMH: Record<string, number> = {
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
};

/** The top speed in km/h of a speed symbol; null if unknown. */
export function speedKmh(symbol: string): number | null {
  return SPEED_KMH[symbol.toUpperCase()] ?? null;
}
