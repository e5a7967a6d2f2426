import { isolateLatin } from '../../../../domain/core/bidi.js';
import { directionOf } from '../../../../domain/core/locale.js';
import type { LetterContent } from './letterContent.js';
import { times } from './letterHtml.js';

/** A letter as plain text; its lines end in `\n`. */
export function letterText({ locale, ...content }: LetterContent): string {
  const own = directionOf(locale) === 'rtl' ? isolateLatin : (text: string) => text;
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
    content.facts.map(({ label, value }) => `${label}: ${own(value)}`),
    content.items.map(({ name, quantity, total }) => `${times(quantity)}${own(name)}: ${own(total)}`),
    content.sums.map(({ label, amount }) => `${label}: ${own(amount)}`),
    contact === undefined ? [] : [contact.text, contact.href],
    [content.shopName],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
