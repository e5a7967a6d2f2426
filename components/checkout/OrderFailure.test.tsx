import { expect, test, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { OrderFailure } from './OrderFailure.js';

vi.mock('../ui/Icon.js', () => ({ Icon: () => null }));

test.each([
  [0, 'One of your items has just sold out.'],
  [2, 'Only 2 pieces of one of your items are left.'],
])('tells a sold-out product from one with %i pieces left', (available, words) => {
  const failure = new ShopError('insufficient_stock', { available });
  const page = renderStatic(<OrderFailure failure={failure} phone="01012345678" />);
  expect(page.querySelector('[role=alert]')?.text).toContain(words);
  expect(page.text.includes('sold out')).toBe(available === 0);
});

test('names the number that has to be proven without spaces, which would reverse its groups in Arabic', () => {
  const failure = new ShopError('number_unproven');
  const page = renderStatic(<OrderFailure failure={failure} phone="0101 234 5678" />);
  expect(page.querySelector('button')?.text).toContain('01012345678');
});
