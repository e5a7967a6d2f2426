import { expect, it } from 'vitest';
import { readQuantityPrices } from '../../../../domain/catalogue/pricing/quantityTerms.js';
import { readDemo } from './readDemo.js';

const POUND = 100;

it('states every price of the demonstration in whole pounds, in quantity too', () => {
  const odd = readDemo().products.flatMap(({ items }) =>
    items.filter(({ price, sale, quantityPrices }) => {
      const regular = sale?.formerPrice ?? price;
      const steps = quantityPrices === null ? [] : readQuantityPrices(quantityPrices, regular, price).prices;
      return [price, regular, ...steps.map((step) => step.price)].some((amount) => amount % POUND !== 0);
    }),
  );
  expect(odd.map(({ sku }) => sku)).toEqual([]);
});
