import type { Locale } from '../../../../domain/core/locale.js';
import { expect, it } from 'vitest';
import type { VariationView } from '../../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../../tests/support/renderStatic.js';
import type { Choice } from '../useChoice.js';
import { VariationTable } from './VariationTable.js';

const row = (id: number, option?: string): VariationView => ({
  ...{ id, label: '205/55 R16 91V', size: '205/55 R16', marking: '91V', specs: {}, image: null },
  ...{ price: 100_000, formerPrice: null, salePercent: null, stock: 4 },
  ...(option === undefined ? {} : { option }),
});
const CHOICE = { variation: null } as Choice;

function render(variations: VariationView[], varies: 'size' | 'option', locale: Locale = 'en'): string {
  const table = <VariationTable product={{ variations, isTyre: true, varies }} choice={CHOICE} />;
  return renderStatic(table, { locale }).text;
}

it('names the sizes of a tyre', () => {
  expect(render([row(1)], 'size')).toMatch(/^Choose your size.*205\/55 R16 91V/);
});

it('names an option beside the size, in either language', () => {
  const text = render([row(1, 'Black'), row(2, 'White letters')], 'option');
  expect(text).toMatch(/^Options.*205\/55 R16 91V ?Black.*205\/55 R16 91V ?White letters/);
  expect(render([row(1, 'أسود')], 'option', 'ar')).toMatch(/الاختيارات.*91V ?أسود/);
});
