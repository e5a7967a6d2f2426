import { useLocale } from '../../client/words.js';

/** Latin words, sizes and codes in a row, such as `P7 205/55 R16 91V`. */
const LATIN_RUN = /(\/?[A-Za-z0-9](?:[\w\s/.,+×%&'-]*[A-Za-z0-9%])?)/;

/**
 * A name or sentence that mixes scripts. In Arabic its Latin parts are kept in their own order: `205/55 R16`
 * would otherwise turn round.
 */
export function BidiText({ children }: { children: string }) {
  if (useLocale() !== 'ar') return children;
  return children.split(LATIN_RUN).map((part, place) =>
    // The pattern captures, so that every second part is a Latin run.
    place % 2 === 1 ? (
      <bdi key={place} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
