import { expect, test } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { IdentityProvider } from '../../client/account/useIdentity.js';
import { OrderFailure } from './OrderFailure.js';

const draw = (failure: ShopError, phone = '01012345678') =>
  renderStatic(
    <IdentityProvider>
      <OrderFailure
        placing={{ failure, phone, asksForNumber: failure.code === 'number_unproven' }}
        placeAgain={() => undefined}
      />
    </IdentityProvider>,
  );

test.each([
  [0, 'One of your items has just sold out.'],
  [2, 'Only 2 pieces of one of your items are left.'],
])('tells a sold-out product from one with %i pieces left', (available, words) => {
  const page = draw(new ShopError('insufficient_stock', { available }));
  expect(page.querySelector('[role=alert]')?.text).toContain(words);
  expect(page.text.includes('sold out')).toBe(available === 0);
});

test('asks for a proven number as a step, not as an error, with the number as it is written elsewhere', () => {
  const page = draw(new ShopError('number_unproven'), '01012345678');
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(page.querySelector('h3')?.text).toBe('Confirm your number first');
  // Spaces that do not break keep the order of the groups in Arabic.
  expect(page.querySelector('button')?.text).toContain('0101\u00a0234\u00a05678');
});
