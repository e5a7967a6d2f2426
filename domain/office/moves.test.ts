import { describe, expect, it } from 'vitest';
import { plainOrder } from '../../tests/support/records/plainOrder.js';
import { ORDER_STATUSES, type Order } from '../order/order.js';
import { allowedActs, isAllowed, isBookable, owesMoney, refundable } from './moves.js';
import { nextStepOf } from './nextStep.js';

const VISIT = { service: 'fitting', branch: 'nasr-city', slot: null } as const;
const delivery = { id: 'standard', title: { en: 'Standard' }, isPickup: false, days: null, arrives: null };
const pickup = { ...delivery, isPickup: true };
const shipment = { carrier: 'Bosta', number: '74' };
const confirmation = { state: 'waiting', at: null, detail: null } as const;
const payment = {
  way: 'transfer',
  provider: 'manual',
  code: null,
  proof: null,
  until: '2026-11-25T10:00:00.000Z',
};
const awaited = { status: 'on-hold', paymentMethod: 'later', payment } as const;
const byCard = { paymentMethod: 'card', transactionId: 't-1', paymentReference: '1-x' } as const;

describe('the moves of an order', () => {
  it('are those of its status', () => {
    expect(
      Object.fromEntries(ORDER_STATUSES.map((status) => [status, allowedActs(plainOrder({ status }))])),
    ).toEqual({
      'pending-cart': [],
      pending: [],
      failed: [],
      'on-hold': ['approve', 'cancel'],
      processing: ['send', 'deliver', 'cancel'],
      completed: ['refund'],
      cancelled: [],
      refunded: [],
    });
  });

  it.each<[string, Partial<Order>, string[]]>([
    ['waits for its money', awaited, ['paid', 'cancel']],
    ['is to be confirmed', { confirmation }, ['confirm', 'send', 'deliver', 'cancel']],
    ['is to be confirmed on hold', { confirmation, status: 'on-hold' }, ['confirm', 'approve', 'cancel']],
    [
      'is confirmed',
      { confirmation: { ...confirmation, state: 'confirmed' } },
      ['send', 'deliver', 'cancel'],
    ],
    ['is collected', { delivery: pickup }, ['deliver', 'cancel']],
    ['was paid by card and cancelled', { ...byCard, status: 'cancelled' }, ['refund']],
    ['was never paid by card and cancelled', { ...byCard, transactionId: null, status: 'cancelled' }, []],
    ['was noted as paid and cancelled', { paymentMethod: 'later', status: 'cancelled' }, ['refund']],
  ])('of one that %s: %j', (_, changes, acts) => {
    expect(allowedActs(plainOrder(changes))).toEqual(acts);
  });

  it('return at most what is left of its money', () => {
    const order = plainOrder({ status: 'completed', refunded: 4000 });
    expect(refundable(order)).toBe(6000);
    expect(refundable({ ...order, refunded: 12_000 })).toBe(0);
    const amounts = [-1, 0, 1, 6000, 6001, null];
    expect(amounts.filter((amount) => isAllowed(order, { act: 'refund', amount, reason: null }))).toEqual([
      1,
      6000,
      null,
    ]);
  });

  it('owe the money of a cancelled order if it came, or if its owner says so', () => {
    expect(owesMoney(plainOrder({ ...byCard, status: 'cancelled' }))).toBe(true);
    expect(owesMoney(plainOrder(byCard))).toBe(false);
    const transfer = plainOrder({ ...awaited, status: 'cancelled' });
    expect(owesMoney(transfer)).toBe(false);
    const proof = { at: '2026-11-24T10:00:00.000Z', text: 'Paid', photo: null };
    expect(owesMoney({ ...transfer, payment: { ...payment, proof } })).toBe(true);
  });

  it('book a carrier once, for an address', () => {
    const billing = { firstName: 'Mona' } as unknown as Order['billing'];
    expect(isBookable(plainOrder({ billing }))).toBe(true);
    expect(isBookable(plainOrder())).toBe(false);
    expect(isBookable(plainOrder({ billing, shipment }))).toBe(false);
  });
});

describe('the next step of an order', () => {
  it.each<[Partial<Order>, string]>([
    [awaited, 'wait_for_money'],
    [{ status: 'on-hold' }, 'check'],
    [{ ...byCard, status: 'cancelled' }, 'return_money'],
    [{ ...byCard, status: 'cancelled', cancelledFor: 'customer' }, 'money_returns'],
    [{ status: 'cancelled' }, 'nothing'],
    [{ status: 'completed' }, 'nothing'],
    [{ shipment, confirmation }, 'deliver'],
    [{ confirmation }, 'wait_for_answer'],
    [{ confirmation: { ...confirmation, state: 'unreachable' } }, 'call'],
    [{ confirmation: { ...confirmation, state: 'confirmed' } }, 'send'],
    [{ delivery }, 'send'],
    [{ delivery: pickup }, 'collect'],
    [{ delivery: { ...pickup, visit: VISIT } }, 'visit'],
  ])('of %j is %s', (changes, step) => {
    expect(nextStepOf(plainOrder(changes))).toBe(step);
  });
});
