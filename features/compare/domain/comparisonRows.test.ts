import { expect, it } from 'vitest';
import type { Attributes } from '../../../domain/catalogue/attributes/attributes.js';
import { compareProducts } from './comparisonRows.js';
import type { Product } from '../../../domain/catalogue/product.js';

const words = {
  locale: 'en' as const,
  word: (key: string, { from, to, kg, kmh, week, year }: Record<string, unknown> = {}) => {
    if (key === 'product.week') return `week ${String(week)} of ${String(year)}`;
    if (key === 'range') return `${String(from)} to ${String(to)}`;
    const figures = kg ?? kmh;
    return typeof figures === 'string' ? `${key}: ${figures}` : key;
  },
};
const en = (text: string) => ({ en: text });

function model(shared: Attributes, ...own: Attributes[]) {
  const variations = own.map((attributes) => ({ attributes, stock: 8, size: null, label: en('60 Ah') }));
  return {
    name: en('Battery'),
    brand: null,
    size: null,
    attributes: shared,
    variations,
  } as unknown as Product;
}

function row(key: string, ...products: Product[]) {
  return compareProducts(products, words).find((each) => each.key === key);
}

it('states what all variations of a model have in common, and the range of the rest', () => {
  const battery = model(
    {},
    { capacity: en('70'), warranty: en('24') },
    { capacity: en('100'), warranty: en('24') },
  );
  expect(row('warranty', battery)).toMatchObject({
    name: 'product.warranty',
    cells: [{ value: 'product.months' }],
  });
  expect(row('capacity', battery)?.cells).toEqual([
    { value: '70 to 100', words: 'compare.depends', isRange: true },
  ]);
});

it('says what the ends of a range of loads or speeds mean', () => {
  const tyre = model(
    {},
    { load_index: en('91'), speed_index: en('T') },
    { load_index: en('82'), speed_index: en('H') },
  );
  expect(row('load_index', tyre)?.cells).toEqual([
    { value: '82 to 91', words: 'compare.kg: 475 to 615', isRange: true },
  ]);
  expect(row('speed_index', tyre)?.cells).toMatchObject([{ words: 'compare.kmh: 190 to 210' }]);
});

it('states a range of speeds from the slowest to the fastest', () => {
  const tyre = model({}, { speed_index: en('H') }, { speed_index: en('T') }, { speed_index: en('V') });
  expect(row('speed_index', tyre)?.cells).toMatchObject([{ value: 'T to V' }]);
});

it('says where only some of the variations state a value', () => {
  expect(row('warranty', model({}, { warranty: en('24') }, {}))?.cells).toEqual([
    { value: 'product.months', words: 'compare.depends' },
  ]);
});

it('states the year of a model whose sizes are of different weeks of it, as of a single tyre', () => {
  const [some, single] = [
    model({}, { made: en('2024-W10') }, { made: en('2024-W20') }),
    model({ made: en('2024') }),
  ];
  const same = row('made', some, single);
  expect(same?.cells).toEqual([{ value: '2024' }, { value: '2024' }]);
  expect(same?.isSame).toBe(true);
  expect(row('made', model({}, { made: en('2024-W10') }, { made: en('2025-W20') }))?.cells).toMatchObject([
    { value: '2024 to 2025', words: 'compare.depends', isRange: true },
  ]);
  expect(row('made', model({}, { made: en('2024-W10') }, { made: en('2024-W20') }, {}))?.cells).toEqual([
    { value: '2024', words: 'compare.depends' },
  ]);
});

it('does not call values the same that have the same range in both models', () => {
  const some = model({}, { capacity: en('60') }, { capacity: en('70') });
  expect(row('capacity', some, some)).toMatchObject({ isSame: false });
});

it('marks the best classes and gauges, except where all are the same or ranges', () => {
  const isBest = (key: string, ...products: Product[]) =>
    row(key, ...products)?.cells.map((cell) => cell?.isBest);
  const [a, b] = [
    model({ fuel_class: en('A'), wear: en('3') }),
    model({ fuel_class: en('B'), wear: en('5') }),
  ];
  expect(isBest('fuel_class', a, b)).toEqual([true, undefined]);
  expect(isBest('wear', a, b)).toEqual([undefined, true]);
  expect(isBest('fuel_class', a, a, b)).toEqual([undefined, undefined, undefined]);
  expect(isBest('fuel_class', a, a)).toEqual([undefined, undefined]);
  expect(isBest('fuel_class', b, model({}, { fuel_class: en('A') }, { fuel_class: en('B') }))).toEqual([
    undefined,
    undefined,
  ]);
});

it('marks the youngest and what has the longest warranty', () => {
  const [old, young] = [
    model({ made: en('2025-W51'), warranty: en('60') }),
    model({ made: en('2026-W06'), warranty: en('6') }),
  ];
  const best = (key: string) => row(key, old, young)?.cells.map((cell) => cell?.isBest);
  expect(best('made')).toEqual([undefined, true]);
  expect(best('warranty')).toEqual([true, undefined]);
});

it('writes gauges as scores', () => {
  const { cells, isSame } = row('quiet', model({ quiet: en('3') }), model({ quiet: en('4') })) ?? {};
  expect(cells).toEqual([{ value: '3/5' }, { value: '4/5', isBest: true }]);
  expect(isSame).toBe(false);
});

it('repeats no fact of the EU label as a score, except beside a product with a score of its own', () => {
  const labelled = model({ wet_grip: en('C') });
  expect(row('wet', labelled)).toBeUndefined();
  expect(row('wet', labelled, model({ wet: en('4') }))?.cells).toMatchObject([
    { value: '3/5' },
    { value: '4/5' },
  ]);
});
