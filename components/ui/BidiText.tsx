import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../../client/words.js';
import { LATIN_RUN } from '../../domain/bidi.js';

interface BidiTextProps {
  children: string;
  /** How each part is drawn where it is more than its text. */
  draw?: ((part: string) => ReactNode) | undefined;
}

/**
 * A name or sentence that mixes scripts. In Arabic its Latin parts are kept in their own order: `205/55 R16`
 * would otherwise turn round.
 */
export function BidiText({ children, draw = asItIs }: BidiTextProps) {
  if (useLocale() !== 'ar') return draw(children);
  return children.split(LATIN_RUN).map((part, place) =>
    // The pattern captures, so that every second part is a Latin run.
    place % 2 === 1 ? (
      <bdi key={place} dir="ltr">
        {draw(part)}
      </bdi>
    ) : (
      <Fragment key={place}>{draw(part)}</Fragment>
    ),
  );
}

function asItIs(part: string): ReactNode {
  return part;
}
