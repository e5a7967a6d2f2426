import { describe, expect, it } from 'vitest';
import type { DeliveryCalendar } from '../../../domain/delivery/deliveryPromise.js';
import type { Order } from '../../../domain/order/order.js';
import { plainLine, plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';
import type { PaymentRecord } from '../../ports/payments.js';
import { agreedTerms, withTerms } from './lateMoney.js';

const GOODS = 10_000;
const method = (id: string, cost: number, isPickup = false): ShippingMethod => ({
  ...{ id, cost, isPickup, title: { en: id }, days: { from: 1, to: 2 }, dependsOnCart: false },
});
const branch = (id: string) => ({ id, name: { en: id }, governorate: 'EGC', fittingPrice: null });
const CALENDAR: DeliveryCalendar = {
  ...{ cutOffMinute: 900, daysOff: [], holidays: [], days: {}, pickupDays: { from: 0, to: 1 } },
};
const CART: Partial<Order> = {
  ...{ status: 'pending-cart', paymentReference: null, paymentMethod: null, items: [plainLine()] },
  billing: {
    ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', email: null, notes: '' },
    ...{ governorate: 'EGC', city: 'Cairo', address1: '1 Street', address2: '' },
  },
};

interface Given {
  methods?: ShippingMethod[];
  branches?: string[];
  cart?: Partial<Order>;
  deposit?: { above: number; percent: number } | null;
  fee?: number;
}

/** What a cart is given again for this money. */
async function agreed(amount: number | null, given: Given = {}, changes: Partial<PaymentRecord> = {}) {
  const { methods = [], branches = [], cart = {}, deposit = null, fee } = given;
  const backend = {
    settings: {
      codRules: deposit && { deposit },
      deliveryCalendar: CALENDAR,
    },
    store: { shipping: { listMethods: () => Promise.resolve(methods) } },
    content: { listBranches: () => Promise.resolve(branches.map(branch)) },
  } as unknown as Backend;
  const record = { state: 'paid', reference: '1-late', amount, ...changes } as unknown as PaymentRecord;
  const terms = fee === undefined ? null : { way: 'card', fee };
  return agreedTerms(backend, plainOrder({ ...CART, ...cart }), record, terms);
}

describe('late money for a cart', () => {
  const methods = [method('standard', 6000), method('express', 12_000)];

  it('gives it the delivery that the amount tells, with its fee', async () => {
    expect(await agreed(GOODS + 12_000, { methods })).toMatchObject({
      delivery: { id: 'express', cost: 12_000 },
    });
    expect(await agreed(GOODS + 6000 + 500, { methods, fee: 500 })).toMatchObject({
      ...{ fee: 500, delivery: { id: 'standard' } },
    });
  });

  it('gives it the delivery whose deposit the amount is', async () => {
    const deposit = { above: 1000, percent: 50 };
    expect(await agreed((GOODS + 6000) / 2, { methods, deposit })).toMatchObject({
      delivery: { id: 'standard' },
    });
    expect(await agreed((GOODS + 6000) / 2, { methods })).toEqual({});
  });

  it('gives it no delivery that the amount does not tell', async () => {
    expect(await agreed(GOODS + 1, { methods })).toEqual({});
    expect(await agreed(null, { methods })).toEqual({});
    expect(await agreed(GOODS + 6000, { methods, cart: { billing: null } })).toEqual({});
  });

  it('has it brought rather than collected for the same amount', async () => {
    const both = [method('counter', 0, true), method('free', 0)];
    expect(await agreed(GOODS, { methods: both, branches: ['dokki'] })).toMatchObject({
      delivery: { id: 'free' },
    });
  });

  it('has it collected where no appointment is needed, if nothing is brought for the amount', async () => {
    const { delivery } = await agreed(GOODS, {
      ...{ methods: [method('counter', 0, true)], branches: ['dokki', 'maadi'] },
    });
    expect(delivery).toMatchObject({ id: 'counter', arrives: { to: expect.any(String) as string } });
    expect(delivery).not.toHaveProperty('visit');
  });

  it('has it collected at the only branch, at another time, and at none of several', async () => {
    expect(await agreed(GOODS, { branches: ['dokki'] })).toMatchObject({
      delivery: { id: 'pickup:dokki', arrives: null, visit: { branch: 'dokki', slot: null } },
    });
    expect(await agreed(GOODS, { branches: ['dokki', 'maadi'] })).toEqual({});
  });
});

describe('other money', () => {
  it('changes nothing in time, or while it has not come', async () => {
    const methods = [method('standard', 6000)];
    const inTime = { status: 'pending', paymentReference: '1-late' } as const;
    expect(await agreed(GOODS + 6000, { methods, cart: inTime, fee: 500 })).toEqual({});
    expect(await agreed(GOODS + 6000, { methods, fee: 500 }, { state: 'open' })).toEqual({});
  });

  it('gives a placed order the fee of the way that was paid, and leaves its delivery', async () => {
    const methods = [method('standard', 6000)];
    expect(await agreed(GOODS + 6000, { methods, cart: { status: 'processing' }, fee: 500 })).toEqual({
      fee: 500,
    });
    expect(await agreed(GOODS, { cart: { status: 'processing', fee: 500 }, fee: 500 })).toEqual({});
  });
});

it('counts the fee once among what an order has beside its goods', () => {
  const order = plainOrder({ shippingTotal: 100, fee: 30, adjustment: 50 });
  expect(withTerms(order, { fee: 200 })).toMatchObject({ fee: 200, adjustment: 220, shippingTotal: 100 });
  const delivery = { cost: 700 } as NonNullable<Parameters<typeof withTerms>[1]['delivery']>;
  expect(withTerms(order, { delivery })).toMatchObject({ fee: 30, adjustment: 50, shippingTotal: 700 });
});
