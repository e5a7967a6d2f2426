import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../../../client/intl/messages.js';
import { LATIN_RUN, UNBROKEN } from '../../../domain/core/bidi.js';
import { directionOf } from '../../../domain/core/locale.js';

type Draw = (part: string) => ReactNode;

interface BidiTextProps {
  children: string;
  /** How each part is drawn where it is more than its text. */
  draw?: Draw | undefined;
}

/**
 * A name or sentence that mixes scripts. Read from right to left, its Latin parts are kept in their own order: `205/55 R16`
 * would otherwise turn round. Sizes and grades stay on one line.
 */
export function BidiText({ children, draw = asItIs }: BidiTextProps) {
  const drawLatin = (text: string) =>
    drawParts(text, UNBROKEN, draw, (code) => <span className="el-unbroken">{draw(code)}</span>);
  if (directionOf(useLocale()) === 'ltr') return drawLatin(children);
  return drawParts(children, LATIN_RUN, draw, (run) => <bdi dir="ltr">{drawLatin(run)}</bdi>);
}

/** The pattern captures, so that every second part is a match. */
function drawParts(text: string, pattern: RegExp, drawRest: Draw, drawMatch: Draw): ReactNode {
  return text
    .split(pattern)
    .map((part, place) => <Fragment key={place}>{(place % 2 === 1 ? drawMatch : drawRest)(part)}</Fragment>);
}

function asItIs(part: string): ReactNode {
  return part;
}
