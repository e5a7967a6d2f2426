/** Latin text that is allowed on an Arabic page. Any other Latin word is a missing translation. */

/** Sizes, indices, standards, part and order numbers: with a digit, or all capitals. */
const CODE = /\d|^[A-Z][A-Z.&/+-]*$/;

/** Names that are written in Latin in Arabic too. */
const NAMES = new Set([
  // The language switch names the other language in that language.
  'English',
  // Social networks.
  'Facebook',
  'Instagram',
  'YouTube',
  'TikTok',
  'WhatsApp',
  // What a browser without scripts asks to enable.
  'JavaScript',
  // Cars and their trims.
  'C-Class',
  'A-Class',
  'E-Class',
  'R-Line',
  // A tyre model.
  'Es',
  // Connectors, cards and resolutions.
  'USB-C',
  'microSD',
  'Full',
  // Units as printed on gauges.
  'bar',
  'kPa',
  // Sidewall markings, quoted where they are explained.
  'Made',
  'in',
  'r-f',
  // Wheel alignment angles, beside their Arabic names.
  'Toe',
  'Camber',
  'Caster',
]);

const ADDRESS = /\S+@\S+|https?:\/\/\S+/g;
const LATIN_RUN = /[A-Za-z0-9][A-Za-z0-9'’&.\-+/]*/g;

/** Latin words of a text that no rule allows. */
export function foreignWords(text: string): string[] {
  const runs = text.replace(ADDRESS, '').match(LATIN_RUN) ?? [];
  return runs.map((run) => run.replace(/[.]+$/, '')).filter((run) => !CODE.test(run) && !NAMES.has(run));
}
