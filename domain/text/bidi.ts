const TYRE_SIZE = String.raw`(?:\d{3}(?:\/\d{2})?|\d{2}x[\d.]+)\s?Z?R\s?\d{2}`;

/** The last figure of a model before a grade of oil, as in `موبيل 1 5W-30`. */
const FIGURE_OF_MODEL = String.raw`\b\d{1,2}(?=\s\d{1,2}W-?\d{2}\b)`;

/**
 * Captures a run of Latin words, numbers and codes. A tyre size starts a new run: in `4 205/55 R16 91V` the `4` belongs
 * to the preceding model name, not to the size; so does the `1` before a grade of oil.
 */
export const LATIN_RUN = new RegExp(
  // oxlint-disable-next-line regexp/no-super-linear-move -- every letter that begins a run is a run
  String.raw`(${FIGURE_OF_MODEL}|\/?[A-Za-z0-9](?:(?:(?!\s${TYRE_SIZE})[\w\s/.,+×%&'-])*[A-Za-z0-9%])?\+?)`,
);

// The look-ahead is bounded, so that matching stays linear on long texts.
const HYPHENATED_CODE = String.raw`(?=[A-Z-]{0,40}\d)[A-Z\d]{1,8}(?:-[A-Z\d]{1,8})+`;

/** Captures a tyre size or a code such as `20W-50`, which must not wrap. */
export const UNBROKEN = new RegExp(String.raw`\b(${TYRE_SIZE}C?|${HYPHENATED_CODE})\b`);

/**
 * Wraps Latin runs of an Arabic text in bidi isolates where no element can, as in a title: `205/55 R16` would otherwise
 * be reordered.
 */
export function isolateLatin(text: string): string {
  return text
    .split(LATIN_RUN)
    .map((part, place) => (place % 2 === 1 && /[ +]/.test(part) ? `\u2066${part}\u2069` : part))
    .join('');
}
