import { describe, expect, it } from 'vitest';
import type { Attributes } from './attributes.js';
import type { Product } from '../product.js';
import { toSpecs } from './specifications.js';

const words = {
  locale: 'ar' as const,
  word: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    [key, ...Object.values(values)].join(' '),
};
const productOf = (shared: Attributes, ...own: Attributes[]) =>
  ({
    ...{ attributes: shared, stock: 8 },
    variations: own.map((attributes) => ({ attributes, stock: 8 })),
  }) as unknown as Product;
const en = (text: string) => ({ en: text });

describe('the specifications', () => {
  it('name the rows of the product and of its variations, in the order of the table', () => {
    const product = productOf(
      { origin: { en: 'Spain', ar: 'إسبانيا' }, warranty: en('24') },
      { capacity: en('60') },
      { capacity: en('70'), made: en('2026-W14') },
    );
    const { specNames, specs, ownSpecs } = toSpecs(product, words);
    expect(specNames.map(([key]) => key)).toEqual(['capacity', 'made', 'warranty', 'origin']);
    expect(specs).toEqual({ warranty: { value: 'product.months 24' }, origin: { value: 'إسبانيا' } });
    expect(ownSpecs[1]).toEqual({
      capacity: { value: '70' },
      made: { value: 'product.week 14 2026' },
    });
  });

  it('tell the production week of what is in stock alone', () => {
    const gone = toSpecs({ ...productOf({ made: en('2026-W14'), warranty: en('24') }), stock: 0 }, words);
    expect(gone.specNames.map(([key]) => key)).toEqual(['warranty']);
    const product = productOf({ made: en('2026-W14') }, { capacity: en('60') }, { capacity: en('70') });
    const [first, second] = product.variations;
    const some = { ...product, variations: [{ ...first, stock: 0 }, second] } as Product;
    const { specs, ownSpecs } = toSpecs(some, words);
    expect([specs, ...ownSpecs].map(({ made }) => made?.value)).toEqual([
      undefined,
      undefined,
      'product.week 14 2026',
    ]);
  });

  it('explain load and speed index', () => {
    const { specs } = toSpecs(productOf({ load_index: en('91'), speed_index: en('V') }), words);
    expect(specs.load_index?.words).toBe('product.load_words 615');
    expect(specs.speed_index?.words).toBe('product.speed_words 240');
  });

  it('leave the EU label and the gauges to their drawing, but not a text that cannot be drawn', () => {
    const drawn = toSpecs(productOf({ fuel_class: en('B'), noise_db: en('70'), quiet: en('3') }), words);
    expect(drawn.specNames).toEqual([]);
    expect(drawn.specs).toMatchObject({ fuel_class: { value: 'B' }, quiet: { value: '3' } });
    const text = toSpecs(productOf({ fuel_class: en('G'), noise_db: en('low') }), words);
    expect(text.specNames.map(([key]) => key)).toEqual(['fuel_class', 'noise_db']);
  });

  it('are empty for a product of which nothing is known', () => {
    expect(toSpecs(productOf({}), words)).toEqual({ specNames: [], specs: {}, ownSpecs: [] });
  });
});
