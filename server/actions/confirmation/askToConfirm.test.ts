import { expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import { awaited, isAsPlaced } from './askToConfirm.js';

const LINE = { id: 1, productId: 5, variationId: null, quantity: 4, price: 50_000, name: { en: 'Mat' } };
const BILLING = {
  ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC', city: 'Maadi' },
  ...{ address1: '1 Street', address2: null, email: null, notes: null },
};
const PLACED = {
  ...{ items: [LINE], shippingTotal: 6000, coupons: [], adjustment: 0, refunded: 0, billing: BILLING },
  ...{ paymentMethod: 'cod', deposit: null },
} as unknown as Order;
const confirmation = awaited(PLACED);
const isSame = (changes: object) => isAsPlaced({ ...PLACED, confirmation, ...changes });

it('an order is as it was placed while nobody has edited what its customer is asked about', () => {
  expect(confirmation).toMatchObject({
    state: 'waiting',
    detail: expect.stringMatching(/^[\da-f]{16}$/) as string,
  });
  expect(isSame({})).toBe(true);
  expect(isSame({ items: [{ ...LINE, id: 2, name: { en: 'Another name' } }] })).toBe(true);
  expect(isSame({ billing: { ...BILLING, notes: 'Ring' } })).toBe(true);
});

it.each<[string, object]>([
  ['lines', { items: [] }],
  ...['productId', 'variationId', 'quantity', 'price'].map((fact): [string, object] => [
    fact,
    { items: [{ ...LINE, [fact]: 9 }] },
  ]),
  ...['firstName', 'lastName', 'phone', 'governorate', 'city', 'address1', 'address2'].map(
    (fact): [string, object] => [fact, { billing: { ...BILLING, [fact]: 'x' } }],
  ),
  ['address', { billing: null }],
  ['delivery', { shippingTotal: 0 }],
  ['discount', { adjustment: -100 }],
  ['refund', { refunded: 100 }],
  ['payment', { paymentMethod: 'card' }],
  ['deposit', { deposit: { due: 100, paid: 100 } }],
  ['confirmation', { confirmation: null }],
])('an order with another %s is not as it was placed', (_, changes) => {
  expect(isSame(changes)).toBe(false);
});
