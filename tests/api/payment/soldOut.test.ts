import { expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { comeBack, openCardShop, PIECES, portOf, press, redirectOf, STOCK } from './card.js';

const card = await openCardShop();
const { shop } = card;
const stateOf = async (reference: string) =>
  (await portOf(shop).lookUp({ reference, sessionId: null })).state;

it('returns the money at once, once, when the last pieces were sold meanwhile, and tells it', async () => {
  const page = await card.pay();
  const reference = await card.reference();
  await shop.items.setStock(1, card.goods.plenty.id);
  const { key } = await card.order();
  expect(await comeBack(card.mona, await press(shop, page, 'approve'))).toBe(
    `303 /trackorder/${card.cartId}?key=${key}`,
  );
  expect(await card.order()).toMatchObject({ status: 'cancelled', cancelledFor: 'sold_out' });
  expect(await card.stock()).toBe(1);
  expect(await stateOf(reference)).toBe('refunded');
  expect(card.firstWords()).toEqual([expect.stringContaining('the payment was refunded')]);
  const refund = portOf(shop).refund;
  let refunds = 0;
  portOf(shop).refund = (record) => {
    refunds += 1;
    return refund(record);
  };
  for (const sent of [...card.link.sent]) {
    await shop.call('POST', '/api/payment/callback', {
      body: sent.body,
      headers: { ...sent.headers, origin: undefined },
    });
  }
  await card.reconcile();
  portOf(shop).refund = refund;
  expect(refunds).toBe(0);
  expect(card.told()).toBe(1);
});

it('keeps the money of an earlier attempt that is approved after the sold-out one went back', async () => {
  const [first, earlier] = [await card.pay(), await card.reference()];
  await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
  const [second, later] = [await card.pay(), await card.reference()];
  await shop.items.setStock(1, card.goods.plenty.id);
  await press(shop, second, 'approve');
  await shop.items.setStock(STOCK, card.goods.plenty.id);
  await press(shop, first, 'approve');
  await card.reconcile();
  expect(await card.order()).toMatchObject({
    status: 'on-hold',
    cancelledFor: null,
    paymentReference: earlier,
  });
  expect(await card.stock()).toBe(STOCK - PIECES);
  expect([await stateOf(later), await stateOf(earlier)]).toEqual(['refunded', 'paid']);
});

it('tries a refund again that failed, and tells the operator of both', async () => {
  const page = await card.pay();
  const reference = await card.reference();
  await shop.items.setStock(1, card.goods.plenty.id);
  const { refund } = portOf(shop);
  portOf(shop).refund = () => Promise.reject(new Error('down'));
  await press(shop, page, 'approve');
  expect((await card.order()).status).toBe('cancelled');
  expect(await stateOf(reference)).toBe('paid');
  await card.reconcile();
  portOf(shop).refund = refund;
  await card.reconcile();
  expect(await stateOf(reference)).toBe('refunded');
  expect(card.firstWords()).toEqual([
    expect.stringContaining('could not be refunded'),
    expect.stringContaining('the payment was refunded'),
  ]);
});

it('keeps no money of those who paid for what others got first', async () => {
  const LAST_PIECES = 5;
  await shop.items.setStock(LAST_PIECES, card.goods.other.id);
  const payers = await Promise.all(
    Array.from({ length: 3 * LAST_PIECES }, async (_, index) => {
      const customer = await shop.customer();
      const cart = cartBody(lineOf(card.goods.other.id, 1));
      const { id } = orderOf(await customer.post('/api/wcPost/place-order', cart));
      const billing = { ...BILLING, phone: `01012340${String(index).padStart(3, '0')}` };
      const body = checkoutBody(id, { payment_method: 'card', billing });
      return { customer, page: redirectOf(await customer.post('/api/wcPost/checkout', body)) };
    }),
  );
  await Promise.all(payers.map(({ page }) => press(shop, page, 'approve')));
  const orders = await Promise.all(
    payers.map(async ({ customer }) => required((await shop.ordersOf(customer.id))[0])),
  );
  const withGoods = orders.filter(({ status }) => status === 'processing');
  const without = orders.filter(({ status }) => status === 'cancelled');
  expect([withGoods.length, without.length]).toEqual([LAST_PIECES, 2 * LAST_PIECES]);
  expect(await shop.stockOf(card.goods.other.id)).toBe(0);
  const states = await Promise.all(orders.map((order) => stateOf(required(order.paymentReference))));
  expect(states.filter((state) => state === 'refunded')).toHaveLength(2 * LAST_PIECES);
});
