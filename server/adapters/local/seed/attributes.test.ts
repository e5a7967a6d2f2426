import { describe, expect, it } from 'vitest';
import type { ItemAttributeKey } from '../../../../domain/catalogue/attributes/attributes.js';
import { isDrawn } from '../../../../domain/catalogue/attributes/judgement.js';
import type { DemoItem, DemoProduct } from './demo.js';
import { readDemo } from './readDemo.js';

const PRODUCTS = readDemo().products;

const TYRE: ItemAttributeKey[] = [
  ...(['season', 'fuel_class', 'wet_grip', 'noise_db', 'noise_class', 'wear', 'warranty', 'made'] as const),
];
const STATED: Record<string, ItemAttributeKey[]> = {
  'car-tyres': TYRE,
  'suv-tyres': TYRE,
  'van-tyres': TYRE,
  batteries: ['battery_type', 'capacity', 'cold_cranking', 'battery_case', 'terminal', 'warranty', 'made'],
  oils: ['volume'],
  rims: ['diameter', 'rim_width', 'pcd', 'bore', 'warranty'],
};

/** Every item with its product, as `SKU: problem` where the check finds one. */
function problems(check: (item: DemoItem, product: DemoProduct) => string | false): string[] {
  return PRODUCTS.flatMap((product) =>
    product.items.flatMap((item) => {
      const problem = check(item, product);
      return problem === false ? [] : [`${item.sku}: ${problem}`];
    }),
  );
}

describe('the attributes of the demonstration', () => {
  it('are stated for every product of a kind', () => {
    const missing = problems(({ attributes }, { category }) => {
      const keys = (STATED[category] ?? []).filter((key) => attributes[key] === undefined);
      return keys.length > 0 && keys.join();
    });
    expect(missing).toEqual([]);
  });

  it('are what the EU label and the gauges can draw', () => {
    const drawn = ['fuel_class', 'wet_grip', 'noise_db', 'noise_class', 'wear'] as const;
    const wrong = problems(({ attributes }) => {
      const keys = drawn.filter((key) => attributes[key] !== undefined && !isDrawn(key, attributes[key].en));
      return keys.length > 0 && keys.join();
    });
    expect(wrong).toEqual([]);
  });

  it('agree with labels, names and descriptions', () => {
    const wrong = problems(({ attributes, label }, { name, description }) => {
      const { capacity, volume, viscosity, pcd, run_flat: runFlat } = attributes;
      const text = `${name.en} ${label.en} ${description.en}`;
      const figures: string[] = text.match(/\d+(?:\.\d+)?/g) ?? [];
      if (label.en !== '' && capacity !== undefined && !label.en.startsWith(capacity.en)) return 'capacity';
      if (label.en !== '' && volume !== undefined && !label.en.startsWith(volume.en)) return 'volume';
      if (capacity !== undefined && !figures.includes(capacity.en)) return 'capacity';
      if (viscosity !== undefined && !text.includes(viscosity.en)) return 'viscosity';
      if (pcd !== undefined && !text.includes(pcd.en)) return 'bolt pattern';
      return runFlat !== undefined && !text.includes('run-flat') && 'run-flat';
    });
    expect(wrong).toEqual([]);
  });
});
