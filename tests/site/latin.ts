/**
 * Latin letters that an Arabic page may hold: what has no other spelling. Everything else in Latin is a word that
 * somebody forgot to translate.
 */

/** Sizes, indices, norms, part and order numbers: a digit in them, or capitals alone. */
const CODE = /\d|^[A-Z][A-Z.&/+-]*$/;

/** Names that are written in Latin in Arabic too. */
const NAMES = new Set([
  // The language switch names the other language in that language.
  'English',
  // Networks.
  'Facebook',
  'Instagram',
  'YouTube',
  'TikTok',
  'WhatsApp',
  // What a browser without scripts is asked to turn on.
  'JavaScript',
  // Cars and their trims.
  'C-Class',
  'A-Class',
  'E-Class',
  'R-Line',
  // A tyre's family name.
  'Es',
  // Connectors, cards and resolutions.
  'USB-C',
  'microSD',
  'Full',
  // Units as they stand on gauges.
  'bar',
  'kPa',
  // What is lettered on a sidewall, quoted where it is explained.
  'Made',
  'in',
  'r-f',
  // Angles of a wheel, beside their Arabic names.
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
