import type { Locale } from '../../../domain/core/locale.js';
import { expect, it } from 'vitest';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { Receipt } from './Receipt.js';

const ORDER: ClientOrder = {
  ...{ id: 10_001, status: 'processing', total: 1_456_025, shippingTotal: 6_000, adjustment: -25 },
  ...{ refunded: 0, createdAt: '2026-11-23T10:00:00Z', deletable: false, paymentMethod: 'cod' },
  ...{
    deposit: null,
    way: null,
    awaited: null,
    transactionId: null,
    coupons: null,
    paymentPage: null,
    confirm: null,
    key: null,
    delivery: null,
    shipment: null,
  },
  items: [
    {
      ...{ id: 1, productId: 2, variationId: null, quantity: 2, price: 725_025, image: null },
      name: { en: 'Tyre', ar: 'إطار' },
    },
  ],
  billing: {
    ...{ first_name: 'Mona', last_name: 'Hassan', phone: '+201012345678', governorate: 'EGC' },
    ...{ city: 'Nasr City', address_1: '14 El Yasmin Street', address_2: null },
  },
};
/** Of the store's own checkout: without a deadline. */
const CHEQUE = { paymentMethod: 'later', way: { kind: 'cheque', name: null } } as const;
const SELLER = { name: 'Example Tyres Ltd.', address: '12 Street', register: '123456', taxNumber: '123-456' };

const textOf = (changes: Partial<ClientOrder> = {}, seller = SELLER, locale: Locale = 'en') =>
  renderStatic(<Receipt order={{ ...ORDER, ...changes }} seller={seller} />, { locale }).text;

it('states seller, buyer and amounts to the piastre on a receipt', () => {
  const text = textOf();
  for (const words of ['Example Tyres Ltd.', 'Commercial register: 123456', 'Tax number: 123-456', 'Mona'])
    expect(text).toContain(words);
  for (const amount of ['7,250.25', '14,500.50', '14,560.25']) expect(text).toContain(amount);
  expect(text).toContain('not a tax invoice');
});

it('says nothing on a receipt of what the operator has not set', () => {
  const text = textOf({}, { ...SELLER, register: null, taxNumber: null } as unknown as typeof SELLER);
  expect(text).not.toMatch(/register|Tax number/);
});

it.each([
  [{ paymentMethod: 'card' }, 'Paid by card'],
  [{}, 'To be paid in cash on delivery'],
  [{ status: 'completed' }, 'Paid in cash'],
  [{ ...CHEQUE, status: 'on-hold' }, 'Not paid yet: Cheque'],
  [{ ...CHEQUE, status: 'processing' }, 'Paid: Cheque'],
  [
    { delivery: { title: { en: 'Branch', ar: 'الفرع' }, isPickup: true, arrives: null } },
    'To be paid when you collect it',
  ],
] as [Partial<ClientOrder>, string][])('says on a receipt how an order of %j is paid', (changes, words) => {
  expect(textOf(changes)).toContain(words);
});

it('is an Arabic receipt on an Arabic page', () => {
  expect(textOf({}, SELLER, 'ar')).toMatch(/السجل التجاري: .?123456/);
});
