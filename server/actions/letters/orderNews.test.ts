import { describe, expect, it } from 'vitest';
import { LETTER_KINDS } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import { orderLetter, sumsOf } from './orderLetter.js';

const ORDER = {
  ...{ id: 10_231, status: 'processing', shippingTotal: 6000, adjustment: 0, fee: 0, refunded: 0 },
  ...{
    coupons: [],
    refunds: [],
    payment: null,
    deposit: null,
    confirmation: null,
    cancelledFor: null,
    completedAt: null,
  },
  ...{ delivery: null, shipment: null, paymentMethod: 'cod', transactionId: null, key: 'k', locale: 'en' },
  items: [
    {
      id: 1,
      productId: 5,
      variationId: null,
      quantity: 4,
      price: 485_000,
      name: { en: 'Tyre' },
      image: null,
    },
  ],
  billing: { firstName: 'Mona', lastName: '', phone: '', governorate: 'EGC', city: 'Maadi', email: null },
} as unknown as Order;

const WALLET: PaymentWay = {
  ...{ key: 'wallet', kind: 'wallet', name: null, text: null, provider: 'p', integrations: [] },
  ...{ min: null, max: null, fee: { fixed: 0, basisPoints: 0 }, payTo: null, hours: 48 },
};

const letterOf = (kind: (typeof LETTER_KINDS)[number], changes: Partial<Order> = {}) =>
  orderLetter(
    kind,
    { ...ORDER, ...changes },
    {
      ...{ publicUrl: 'https://shop.example', shopName: { en: 'Rasfa' }, ways: [WALLET] },
      ...{ branch: null, notice: '', apiBase: '' },
    },
  );

describe('what a letter says first', () => {
  const CARD = { paymentMethod: 'card', transactionId: 'x' } as const;
  const LATER = { paymentMethod: 'later' } as const;
  const UNTIL = '2026-11-26T15:00:00.000Z';
  const AWAITED = { way: 'fawry', provider: 'p', until: UNTIL, code: '123', proof: null };
  const BY_WALLET = { ...CARD, payment: { ...AWAITED, way: 'wallet', until: null, code: null } };
  const DEPOSIT = { transactionId: 'x', deposit: { due: 500_000, paid: 500_000 } };
  const ASKED = { state: 'waiting', at: null, detail: null } as const;
  const FREE = { items: [], shippingTotal: 0 };
  const PICKUP = { id: 'pickup', title: { en: 'Collect' }, isPickup: true, arrives: null };

  it.each<[string, Partial<Order>, string]>([
    ['placed', CARD, 'Your payment has arrived'],
    ['placed', LATER, 'Your payment has arrived'],
    ['placed', { status: 'on-hold' }, 'Our team is checking it'],
    ['placed', { ...LATER, status: 'on-hold', payment: AWAITED }, 'at a kiosk'],
    ['placed', { delivery: PICKUP }, 'as soon as it’s ready to collect'],
    ['placed', { confirmation: { state: 'reminded', at: null, detail: null } }, 'sent you a message'],
    ['sent', CARD, 'already paid for'],
    ['sent', LATER, 'already paid for'],
    ['cancelled', { cancelledFor: 'unpaid', ...LATER }, 'did not reach us in time'],
    ['cancelled', { cancelledFor: 'sold_out', ...CARD }, 'the last pieces were sold'],
    ['cancelled', BY_WALLET, 'We’ll return 19,460 EGP to you;'],
    ['refunded', BY_WALLET, 'We have returned 19,460 EGP to you.\n'],
    ['cancelled', DEPOSIT, 'return 5,000 EGP to your card'],
    ['refunded', DEPOSIT, 'Your bank may need'],
    ['confirmed', {}, 'leaves our warehouse next'],
    ['confirmed', { delivery: PICKUP }, 'getting everything ready for you'],
    ['placed', { delivery: PICKUP, confirmation: ASKED }, 'Please answer it'],
    ['sent', FREE, 'There is nothing to pay.'],
    ['cancelled', LATER, 'If you have already paid'],
    ['cancelled', { cancelledFor: 'customer' }, 'as you asked'],
    ['cancelled', {}, 'Your order was cancelled. Nothing'],
    ['refunded', CARD, 'Your bank may need'],
    ['refunded', {}, 'We have returned 19,460 EGP to you.\n'],
  ])('%s, %j: %s', (kind, changes, words) => {
    const known = LETTER_KINDS.find((each) => each === kind) ?? 'placed';
    expect(letterOf(known, changes).text).toContain(words);
  });

  it('names no way to pay of an order that costs nothing', () => {
    expect(letterOf('placed').text).toContain('Payment: ');
    expect(letterOf('placed', FREE).text).not.toContain('Payment: ');
  });

  it('tells of the rest of an order that was refunded bit by bit', () => {
    const refunds = [
      { id: 1, amount: 50_000 },
      { id: 2, amount: 30_000 },
    ];
    expect(letterOf('refunded', { refunds }).text).toContain('returned the rest to you: 300 EGP.');
    expect(letterOf('refunded_part', { refunds }).text).toContain('We have returned');
    expect(letterOf('refunded', { ...CARD, refunds: refunds.slice(0, 1) }).text).not.toContain('the rest');
  });
});

it('adds up what an order consists of, and says nothing of what it does not have', () => {
  const sums = (changes: Partial<Order>) =>
    sumsOf({ ...ORDER, ...changes }).map(({ label, value }) => [label, value]);
  expect(sums({})).toEqual([
    ['order.delivery', 6000],
    ['order.total', 1_946_000],
  ]);
  const deposit = { due: 500_000, paid: 500_000 };
  const delivery = { id: 'pickup', title: { en: 'Collect' }, isPickup: true, arrives: null };
  expect(sums({ adjustment: 2000, tax: 1500, refunded: 1000, deposit, delivery })).toEqual([
    [expect.any(String), 6000],
    ['order.fees', 2000],
    ['order.total', 1_948_000],
    ['order.tax', 1500],
    ['order.refunded', -1000],
    ['order.deposit', 500_000],
    ['order.rest_collect', 1_447_000],
  ]);
  expect(sums({ adjustment: -2000 })[1]).toEqual(['order.discount', -2000]);
});
