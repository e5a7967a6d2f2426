import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDemo } from './readDemo.js';

const INTERFACE: unknown = JSON.parse(readFileSync('locales/ar.json', 'utf8'));

/** Every Arabic text of the interface and of the demonstration shop, without tags. */
const TEXTS = arabicIn([INTERFACE, readDemo()]);

function arabicIn(value: unknown): string[] {
  if (typeof value === 'string') return /[\u0621-\u064a]/.test(value) ? [withoutTags(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(arabicIn) : [];
}

function withoutTags(html: string): string {
  return html.replace(/<\/?(?:a|bdi|em|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
}

it('uses Arabic punctuation and Latin digits in an Arabic text', () => {
  const found = TEXTS.filter((text) =>
    /[\u0621-\u064a]\s?[,;?]|[\u0660-\u0669\u06f0-\u06f9]|\s[،؛؟]/.test(text),
  );
  expect(found).toEqual([]);
});
