import type { Locale } from '../../../../domain/core/locale.js';
import { expect, it } from 'vitest';
import type { VariationView } from '../../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import type { Choice } from '../../../../client/catalogue/useChoice.js';
import { VariationTable } from './VariationTable.js';

const row = (id: number, option?: string): VariationView => ({
  ...{ id, label: '205/55 R16 91V', size: '205/55 R16', marking: '91V', specs: {}, image: null },
  ...{ price: 100_000, formerPrice: null, salePercent: null, stock: 4 },
  ...(option === undefined ? {} : { option }),
});
const CHOICE = { variation: null, label: null, isOpen: true, mine: [2] as readonly number[] } as Choice;

function render(
  variations: VariationView[],
  varies: 'size' | 'option',
  locale: Locale = 'en',
  choice = CHOICE,
) {
  const table = <VariationTable product={{ variations, isTyre: true, varies }} choice={choice} />;
  return renderStatic(table, { locale });
}

it('names the sizes of a tyre behind their number, folded', () => {
  const page = render([row(1), row(2)], 'size');
  expect(page.querySelector('summary')?.text).toBe('2 sizesChoose size');
  expect(page.querySelector('details')?.hasAttribute('open')).toBe(false);
  expect(page.querySelector('table')?.text).toMatch(/^Choose your size.*205\/55 R16 91V/);
});

it('shows the chosen size, and no table of a single one', () => {
  const chosen = { ...CHOICE, label: '205/55 R16 91V', isOpen: false };
  expect(render([row(1), row(2)], 'size', 'en', chosen).querySelector('summary')?.text).toMatch(
    /^205\/55 R16 91V.*Other sizes$/,
  );
  const single = render([row(1)], 'size', 'ar', chosen);
  expect(single.text).toContain('205/55 R16 91V');
  expect(single.querySelector('details')).toBeNull();
});

it.each([
  ['en', 'Fits your car'],
  ['ar', 'يناسب سيارتك'],
] as const)('marks the sizes of the shopper’s car alone (%s)', (locale, words) => {
  const rows = render([row(1), row(2)], 'size', locale).querySelectorAll('tbody tr');
  expect(rows.map(({ text }) => text.includes(words))).toEqual([false, true]);
});

it('names an option beside the size, in either language', () => {
  const text = render([row(1, 'Black'), row(2, 'White letters')], 'option').querySelector('table')?.text;
  expect(text).toMatch(/^Options.*205\/55 R16 91V.*Black.*205\/55 R16 91V.*White letters/);
  const arabic = render([row(1, 'أسود'), row(2)], 'option', 'ar').querySelector('table')?.text;
  expect(arabic).toMatch(/الاختيارات.*91V ?أسود/);
});
