import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import { officeOrder } from './officeOrder.js';

const ORDER = {
  ...{ id: 10_231, status: 'processing', shippingTotal: 6000, adjustment: 0, fee: 0, refunded: 0 },
  ...{ coupons: [], refunds: [], payment: null, deposit: null, confirmation: null, cancelledFor: null },
  items: [
    {
      ...{ id: 1, productId: 5, variationId: null, quantity: 4, price: 485_000 },
      ...{ name: { en: 'Tyre', ar: 'إطار' }, image: null },
    },
  ],
  billing: {
    ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC' },
    ...{ city: 'Nasr City', address1: '14 El Yasmin Street', address2: 'Flat 2' },
    ...{ email: 'mona@example.com', notes: 'Ring twice' },
  },
  delivery: { id: 'standard', title: { en: 'Standard', ar: 'عادي' }, isPickup: false, arrives: null },
  shipment: { carrier: 'Bosta', number: '7400123456' },
  paymentMethod: 'cod',
} as unknown as Order;

const viewOf = (changes: object = {}) => officeOrder({ ...ORDER, ...changes }, [], 'en');
const factsOf = (changes: object = {}) =>
  viewOf(changes).facts.map(({ label, value, link }) => [label, value, link]);

describe('an order as the operator sees it', () => {
  it('says what, to whom, how paid and how sent, with a link to follow the parcel', () => {
    expect(factsOf()).toEqual([
      ['Order number', '10231', null],
      ['Customer', 'Mona Hassan', null],
      ['Phone', expect.stringContaining('010'), null],
      ['Email', 'mona@example.com', null],
      ['Delivery', 'Standard', null],
      ['Address', '14 El Yasmin Street, Flat 2, Nasr City, Cairo', null],
      ['Payment', 'In cash on delivery', null],
      ['Sent with', 'Bosta', null],
      ['Tracking number', '7400123456', expect.stringContaining('7400123456')],
      ['Customer’s note', 'Ring twice', null],
    ]);
  });

  it('calls the customer, and marks the total among the sums', () => {
    const { call, items, sums } = viewOf();
    expect(call).toBe('tel:+201012345678');
    expect(items).toMatchObject([{ name: 'Tyre', total: '19,400 EGP' }]);
    expect(sums.map(({ isTotal }) => isTotal)).toEqual([...sums.slice(1).map(() => false), true]);
  });

  it('lacks what nobody knows, as after the account was deleted', () => {
    const gone = { billing: null, delivery: null, shipment: null, paymentMethod: null };
    expect(factsOf(gone)).toEqual([['Order number', '10231', null]]);
    expect(viewOf(gone)).toMatchObject({ call: null, summary: expect.stringContaining('–') as string });
    const unnamed = { ...ORDER.billing, phone: '', email: null, notes: '', address2: '', governorate: 'XX' };
    expect(viewOf({ billing: unnamed }).call).toBeNull();
    expect(factsOf({ billing: unnamed }).map(([, value]) => value)).toContain(
      '14 El Yasmin Street, Nasr City, XX',
    );
  });

  it('names no address of an order that is collected', () => {
    const labels = factsOf({ delivery: { ...ORDER.delivery, isPickup: true } }).map(([label]) => label);
    expect(labels).not.toContain('Address');
  });
});
