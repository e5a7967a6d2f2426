const TYRE_SIZE = String.raw`(?:\d{3}(?:\/\d{2})?|\d{2}x[\d.]+)\s?Z?R\s?\d{2}`;

/**
 * A run of Latin words, figures and codes, captured. A tyre size begins a run of its own: in `4 205/55 R16 91V` the
 * `4` belongs to the model's name before it, not to the size.
 */
export const LATIN_RUN = new RegExp(
  String.raw`(\/?[A-Za-z0-9](?:(?:(?!\s${TYRE_SIZE})[\w\s/.,+×%&'-])*[A-Za-z0-9%])?)`,
);

// The digit is looked for nearby, so that a long text is not read to its end from each of its words.
const HYPHENATED_CODE = String.raw`(?=[A-Z-]{0,40}\d)[A-Z\d]{1,8}(?:-[A-Z\d]{1,8})+`;

/** A tyre size or a code such as `20W-50`, captured: it stays on one line. */
export const UNBROKEN = new RegExp(String.raw`\b(${TYRE_SIZE}C?|${HYPHENATED_CODE})\b`);

/**
 * An Arabic text whose Latin runs keep their own order where no element can see to it, as in a title: `205/55 R16`
 * would otherwise turn round.
 */
export function isolateLatin(text: string): string {
  return text
    .split(LATIN_RUN)
    .map((part, place) => (place % 2 === 1 && part.includes(' ') ? `\u2066${part}\u2069` : part))
    .join('');
}
