import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../../../client/intl/messages.js';
import { LATIN_RUN, UNBROKEN } from '../../../domain/text/bidi.js';
import { directionOf } from '../../../domain/core/locale.js';

/** Needs no isolation: an element of its own would jump between lines when the web font replaces its fallback. */
const NUMBER = /^\d+$/;

type Draw = (part: string) => ReactNode;

interface BidiTextProps {
  children: string;
  /** Renders a left-to-right part; the default is its text. */
  draw?: Draw | undefined;
}

/**
 * A name or sentence in mixed scripts. Latin parts are isolated, because `205/55 R16` would be reordered in
 * right-to-left text. Sizes and grades do not wrap.
 */
export function BidiText({ children, draw = asItIs }: BidiTextProps) {
  const drawLatin = (text: string) =>
    drawParts(text, UNBROKEN, draw, (code) => <span className="el-unbroken">{draw(code)}</span>);
  if (directionOf(useLocale()) === 'ltr') return drawLatin(children);
  return drawParts(children, LATIN_RUN, draw, (run) =>
    NUMBER.test(run) ? draw(run) : <bdi dir="ltr">{drawLatin(run)}</bdi>,
  );
}

/** The pattern has a capture group, so every second part is a match. */
function drawParts(text: string, pattern: RegExp, drawRest: Draw, drawMatch: Draw): ReactNode {
  const parts = text.split(pattern);
  if (parts.length === 1) return drawRest(text);
  return parts.map((part, place) => (
    <Fragment key={place}>{(place % 2 === 1 ? drawMatch : drawRest)(part)}</Fragment>
  ));
}

function asItIs(part: string): ReactNode {
  return part;
}
