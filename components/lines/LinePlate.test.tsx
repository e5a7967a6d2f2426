import type { Locale } from '../../domain/core/locale.js';
import { expect, it } from 'vitest';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { LinePlate } from './LinePlate.js';

const LINE = {
  name: { en: 'Michelin Primacy 4 205/55 R16 91V', ar: 'إطار ميشلان بريماسي 4 205/55 R16 91V' },
  made: '2026-W07',
};
const FACTS = {
  origin: { en: 'Italy', ar: 'إيطاليا' },
  scores: { quiet: 4 },
};
const draw = (facts: typeof FACTS | undefined, locale: Locale = 'en', isLoading = false) =>
  renderStatic(<LinePlate line={LINE} facts={facts} isLoading={isLoading} hasGauges />, { locale });

it.each([
  ['en', 'Michelin Primacy 4 205/55 R16 91V', 'Made in week 7 of 2026\u00a0· Italy'],
  ['ar', 'إطار ميشلان بريماسي 4 205/55 R16 91V', 'إنتاج الأسبوع\u00a07 من\u00a02026\u00a0· إيطاليا'],
] as const)('shows brand, model, size, scores, week and origin in this order (%s)', (locale, name, made) => {
  const page = draw(FACTS, locale);
  const said = page.text.trim();
  expect(said.startsWith(name)).toBe(true);
  expect(said.endsWith(made)).toBe(true);
  expect(page.querySelectorAll('li')).toHaveLength(3);
});

it('names a tyre of which the catalogue tells nothing', () => {
  const page = draw(undefined);
  expect(page.text.trim()).toBe('Michelin Primacy 4 205/55 R16 91VMade in week 7 of 2026');
  expect(page.querySelectorAll('img, li')).toHaveLength(0);
});

it('never breaks the size with its marking', () => {
  expect(draw(FACTS, 'ar').querySelector('bdi[dir=ltr]')?.text).toBe('205/55 R16 91V');
});
