/** Icons (Tabler) by keywords in a category's slug, used if the operator has chosen none. */
const ICONS: readonly [RegExp, string][] = [
  [/suv|4x4|jeep/, 'car-suv'],
  [/van|truck/, 'truck'],
  [/car-ty|car-ti|passenger/, 'car'],
  [/batter/, 'battery-automotive'],
  [/oil|fluid|lubric/, 'droplet'],
  [/rim|wheel|alloy/, 'aperture'],
  [/tyre|tire/, 'wheel'],
  [/accessor|tool/, 'tools'],
];

/** The icon for a category slug; a parcel by default. */
export function iconOf(slug: string): string {
  return ICONS.find(([pattern]) => pattern.test(slug))?.[1] ?? 'package';
}
