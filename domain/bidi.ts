/** Latin words, sizes and codes in a row, such as `P7 205/55 R16 91V`, captured. */
export const LATIN_RUN = /(\/?[A-Za-z0-9](?:[\w\s/.,+×%&'-]*[A-Za-z0-9%])?)/;

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
