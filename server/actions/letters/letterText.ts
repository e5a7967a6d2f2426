import { namePartsOf } from '../../../domain/catalogue/plate/nameParts.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import { directionOf } from '../../../domain/core/locale.js';
import type { LetterContent } from './letterContent.js';

/** A letter as plain text; its lines end in `\n`. */
export function letterText({ locale, ...content }: LetterContent): string {
  const isRtl = directionOf(locale) === 'rtl';
  const own = isRtl ? isolateLatin : (text: string) => text;
  const { link, more, contact, sections } = content;
  const blocks = [
    [content.greeting],
    content.paragraphs,
    link === undefined ? [] : [`${link.label}:`, link.href],
    ...(sections ?? []).map(({ title, lines }) => [
      title,
      ...lines.flatMap(({ text, href }) => [`- ${own(text)}`, ...(href === null ? [] : [`  ${href}`])]),
    ]),
    more === undefined ? [] : [`${more.label}:`, more.href],
    content.facts.flatMap(({ label, value, href }) => [
      `${label}: ${own(value)}`,
      ...(href === undefined ? [] : [href]),
    ]),
    content.items.flatMap(({ name, pieces, total }) => [
      `- ${nameText(name, isRtl)}`,
      `  ${pieces === null ? '' : `${pieces}: `}${total}`,
    ]),
    content.sums.map(({ label, amount }) => `${label}: ${own(amount)}`),
    contact === undefined ? [] : [contact.text, contact.href],
    [content.shopName],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** A name whose size stays on one line, and reads from left to right within Arabic. */
function nameText(name: string, isIsolated: boolean): string {
  const own = isIsolated ? isolateLatin : (text: string) => text;
  const parts = namePartsOf(name);
  if (parts === null) return own(name);
  const size = parts.marking.replaceAll(' ', NO_BREAK_SPACE);
  return [own(parts.model), isIsolated ? `\u2066${size}\u2069` : size, own(parts.rest)]
    .filter((part) => part !== '')
    .join(' ');
}

const NO_BREAK_SPACE = '\u00a0';
