import { useLocale } from '../../client/words.js';
import { LATIN_RUN } from '../../domain/bidi.js';

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
