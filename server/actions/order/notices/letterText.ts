import { isolateLatin } from '../../../../domain/core/bidi.js';
import { directionOf } from '../../../../domain/core/locale.js';
import type { LetterContent } from './orderLetter.js';

/** A letter as plain text; its lines end in `\n`. */
export function letterText({ locale, ...content }: LetterContent): string {
  const own = directionOf(locale) === 'rtl' ? isolateLatin : (text: string) => text;
  const blocks = [
    [content.greeting],
    content.paragraphs,
    content.facts.map(({ label, value }) => `${label}: ${own(value)}`),
    content.items.map(({ name, quantity, total }) => own(`${quantity} × ${name}: ${total}`)),
    content.sums.map(({ label, amount }) => `${label}: ${own(amount)}`),
    [`${content.link.label}:`, content.link.href],
    [content.contact],
  ];
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}
