import { expect, it } from 'vitest';
import type { Attributes } from '../../../domain/catalogue/attributes/attributes.js';
import { compareProducts } from './comparisonRows.js';
import type { Product } from '../../../domain/catalogue/product.js';

const words = { locale: 'en' as const, word: (key: string) => key };
const en = (text: string) => ({ en: text });

function model(shared: Attributes, ...own: Attributes[]) {
  const variations = own.map((attributes) => ({ attributes, size: null, label: en('60 Ah') }));
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

it('states what all variations of a model have in common, and what the rest depends on', () => {
  const battery = model(
    {},
    { capacity: en('60'), warranty: en('24') },
    { capacity: en('70'), warranty: en('24') },
  );
  expect(row('warranty', battery)).toMatchObject({
    name: 'product.warranty',
    cells: [{ value: 'product.months' }],
  });
  expect(row('capacity', battery)?.cells).toMatchObject([{ variesBy: 'capacity' }]);
});

it('depends on the variation also where only some of them state a value', () => {
  expect(row('warranty', model({}, { warranty: en('24') }, {}))?.cells).toEqual([{ variesBy: 'capacity' }]);
});

it('does not call values the same that depend on the variation in both models', () => {
  const some = model({}, { capacity: en('60') }, { capacity: en('70') });
  const others = model({}, { capacity: en('80') }, { capacity: en('90') });
  expect(row('capacity', some, others)).toMatchObject({ isSame: false });
});

it('writes gauges as scores', () => {
  const { cells, isSame } = row('quiet', model({ quiet: en('3') }), model({ quiet: en('4') })) ?? {};
  expect(cells).toEqual([{ value: '3/5' }, { value: '4/5' }]);
  expect(isSame).toBe(false);
});

it('repeats no fact of the EU label as a score, except beside a product with a score of its own', () => {
  const labelled = model({ wet_grip: en('C') });
  expect(row('wet', labelled)).toBeUndefined();
  expect(row('wet', labelled, model({ wet: en('4') }))?.cells).toEqual([{ value: '3/5' }, { value: '4/5' }]);
});
