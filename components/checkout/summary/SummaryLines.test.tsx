import { expect, test } from 'vitest';
import type { LineItem } from '../../../domain/order/order.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { SummaryLines } from './SummaryLines.js';

function lines(count: number): LineItem[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: index + 1, productId: index + 1, variationId: null, quantity: 1, price: 100_000 },
    ...{ name: { en: `Tyre ${index + 1}`, ar: null }, image: null, stock: 8 },
  }));
}

test('shows every line of a short order', () => {
  const page = renderStatic(<SummaryLines items={lines(4)} />);
  expect(page.querySelectorAll('li')).toHaveLength(4);
  expect(page.querySelector('details')).toBeNull();
});

test('hides the further lines of a long order behind a button that counts them', () => {
  const page = renderStatic(<SummaryLines items={lines(30)} />);
  expect(page.querySelectorAll('li')).toHaveLength(30);
  expect(page.querySelectorAll('details li')).toHaveLength(27);
  expect(page.querySelector('details')?.hasAttribute('open')).toBe(false);
  expect(page.querySelector('summary')?.text).toContain('27 more products');
});
