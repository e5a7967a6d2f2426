import { afterEach, expect, it } from 'vitest';
import { reconcile } from '../../../server/actions/payment/reconciliation.js';
import { dyingBackend } from '../office/dyingBackend.js';
import { openCardShop, portOf, press } from './card.js';

/* The process ends at each call of a port while it returns the money for goods that others got first. */

const card = await openCardShop();
const { shop } = card;
const MOST_CALLS = 60;
const payments = portOf(shop);
const { refund } = payments;

afterEach(() => {
  payments.refund = refund;
});

/** A payment that the shop has not heard of, for an order whose pieces are gone; returns its reference. */
async function paidTooLate(): Promise<string> {
  const page = await card.pay();
  card.link.isUp = false;
  await press(shop, page, 'approve');
  card.link.isUp = true;
  await shop.items.setStock(1, card.goods.plenty.id);
  return card.reference();
}

it.each(['before', 'after'] as const)(
  'loses no money and refunds it once at most, when the process ends %s any call',
  async (when) => {
    const ends = new Set<string>();
    for (let call = 1; ; call += 1) {
      expect(call, 'the work ends').toBeLessThan(MOST_CALLS);
      const reference = await paidTooLate();
      let refunds = 0;
      payments.refund = (record) => {
        refunds += 1;
        return refund(record);
      };
      const process = dyingBackend(shop.backend, { call, when });
      await reconcile(process).catch(() => null);
      const isWhole = process.calls() < call;
      await shop.endIdempotencyLeases();
      for (let run = 0; run < 3; run += 1) await reconcile(shop.backend);
      const { state } = await payments.lookUp({ reference, sessionId: null });
      const { status, cancelledFor } = await card.order();
      expect(await card.stock()).toBe(1);
      const end = { refunds, state, status, cancelledFor };
      ends.add(status);
      // Killed between both writes, the order is one of those on hold that the operator decides about.
      const isHeld = status === 'on-hold';
      expect(end, `after call ${call}`).toEqual(
        isHeld
          ? { refunds: 0, state: 'paid', status, cancelledFor: null }
          : { refunds: 1, state: 'refunded', status: 'cancelled', cancelledFor: 'sold_out' },
      );
      if (isHeld) expect(card.firstWords().join('\n')).toContain('on hold');
      if (isWhole) break;
      await card.restart();
    }
    expect(ends).toContain('cancelled');
  },
  60_000,
);
