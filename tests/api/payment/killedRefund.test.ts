import { afterEach, describe, expect, it } from 'vitest';
import { cancelOwnOrder } from '../../../server/actions/order/cancelOwnOrder.js';
import { settleAttempt } from '../../../server/actions/payment/settlement.js';
import type { OpenBackend } from '../../../server/http/routing/route.js';
import { BILLING } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { dyingBackend } from '../office/dyingBackend.js';
import { openCardShop, PIECES, portOf, press, redirectOf, STOCK } from './card.js';

/* The process ends at each call of a port while it returns money, and nobody asks again but the scheduled job. */

const card = await openCardShop();
const { shop } = card;
const MOST_CALLS = 60;
const payments = portOf(shop);
const { refund } = payments;

afterEach(() => {
  payments.refund = refund;
});

interface Case {
  /** Comes to the point at which money is due to the customer; returns the reference of its payment. */
  begin: () => Promise<string>;
  act: (backend: OpenBackend, reference: string) => Promise<unknown>;
  after: object;
  stock: number;
  told: string;
}

async function settleAs(backend: OpenBackend, reference: string): Promise<void> {
  await settleAttempt(backend, reference);
}

/** Pays while no callback comes through. */
async function paidUnheard(page: string): Promise<void> {
  card.link.isUp = false;
  await press(shop, page, 'approve');
  card.link.isUp = true;
}

const CASES: Record<string, Case> = {
  'the last pieces were sold while it was paid': {
    async begin() {
      await paidUnheard(await card.pay());
      await shop.items.setStock(1, card.goods.plenty.id);
      return card.reference();
    },
    act: settleAs,
    ...{ after: { status: 'cancelled', cancelledFor: 'sold_out' }, stock: 1, told: 'was refunded' },
  },
  'its customer cancels it': {
    async begin() {
      await press(shop, await card.pay(), 'approve');
      return card.reference();
    },
    act(backend) {
      const caller = { kind: 'customer', id: card.mona.id, sessionId: 's', isContact: false } as const;
      return cancelOwnOrder(backend, caller, card.cartId);
    },
    ...{ after: { status: 'cancelled', cancelledFor: 'customer' }, stock: STOCK, told: 'refunded at once' },
  },
  'it was paid twice': {
    async begin() {
      const first = await card.pay();
      const reference = await card.reference();
      const second = redirectOf(await card.checkout({ billing: { ...BILLING, city: 'Maadi' } }));
      await press(shop, second, 'approve');
      await paidUnheard(first);
      return reference;
    },
    act: settleAs,
    ...{ after: { status: 'processing', cancelledFor: null }, stock: STOCK - PIECES, told: 'twice' },
  },
};

describe.each(Object.entries(CASES))('money of an order when %s', (_, { begin, act, after, stock, told }) => {
  it('is returned once and told once, when the process ends after any call', async () => {
    for (let call = 1; ; call += 1) {
      expect(call, 'the work ends').toBeLessThan(MOST_CALLS);
      const reference = await begin();
      card.letters.mockClear();
      let refunds = 0;
      payments.refund = (record) => {
        refunds += 1;
        return refund(record);
      };
      const process = dyingBackend(shop.backend, { call, when: 'after' });
      await act(process, reference).catch(() => null);
      const isWhole = process.calls() < call;
      const isBegun = (await card.order()).cancelledFor !== null;
      await shop.endIdempotencyLeases();
      for (let run = 0; run < 2; run += 1) await card.reconcile();
      // What never began is done when its customer asks again.
      if (!isBegun) await act(shop.backend, reference);
      await card.reconcile();
      await afterAnswers();
      const { state } = await payments.lookUp({ reference, sessionId: null });
      expect({ refunds, state }, `after call ${call}`).toEqual({ refunds: 1, state: 'refunded' });
      expect(await card.order()).toMatchObject(after);
      expect(await card.stock()).toBe(stock);
      expect(new Set(card.letters.mock.calls.map(([{ messageId }]) => messageId)).size).toBe(1);
      expect(card.firstWords()[0]).toContain(told);
      if (isWhole) break;
      await card.restart();
    }
  }, 60_000);
});

it('returns money that is still due when the customer reads the order, before any job runs', async () => {
  await paidUnheard(await card.pay());
  await shop.items.setStock(1, card.goods.plenty.id);
  const reference = await card.reference();
  payments.refund = () => Promise.reject(new Error('killed'));
  await settleAttempt(shop.backend, reference);
  payments.refund = refund;
  await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
  expect((await payments.lookUp({ reference, sessionId: null })).state).toBe('refunded');
});
