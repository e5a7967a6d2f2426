/** Icons (Tabler) by what a category's slug speaks of, where the operator has chosen none. */
const ICONS: readonly [RegExp, string][] = [
  [/suv|4x4|jeep/, 'car-suv'],
  [/van|truck/, 'truck'],
  [/car-ty|car-ti|passenger/, 'car'],
  [/batter/, 'battery-automotive'],
  [/oil|fluid|lubric/, 'droplet'],
  [/rim|wheel|alloy/, 'steering-wheel'],
  [/tyre|tire/, 'wheel'],
  [/accessor|tool/, 'tools'],
];

/** The icon for a category of this slug; a parcel where it speaks of nothing known. */
export function iconOf(slug: string): string {
  return ICONS.find(([pattern]) => pattern.test(slug))?.[1] ?? 'package';
}
