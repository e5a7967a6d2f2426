import { expect, it, vi } from 'vitest';
import { nextStepOf } from '../../../domain/office/nextStep.js';
import { openCardShop, press, report, portOf } from './card.js';

const card = await openCardShop();
const { shop, pay, order, stock, firstWords } = card;
const payNow = async () => {
  await press(shop, await pay(), 'approve');
  expect((await order()).status).toBe('processing');
};
const cancel = () => card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });

it('refunds the card payment of a cancelled order and returns the stock once, and tells the operator', async () => {
  const before = await stock();
  await payNow();
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect((await order()).status).toBe('cancelled');
  expect(await stock()).toBe(before);
  const payments = portOf(shop);
  const record = await payments.lookUp({ reference: await card.reference(), sessionId: null });
  expect(record.state).toBe('refunded');
  expect(firstWords()).toEqual([expect.stringContaining('refunded at once')]);
  expect(nextStepOf(await order()), 'nobody returns it again').toBe('money_returns');
});

it('keeps a paid order cancelled when the provider repeats its callback', async () => {
  await payNow();
  const [callback] = card.link.sent;
  await cancel();
  if (callback !== undefined) await report(shop, callback);
  expect((await order()).status).toBe('cancelled');
});

it('keeps a paid order cancelled and asks the operator for the refund while the provider is down', async () => {
  await payNow();
  const payments = portOf(shop);
  const { lookUp } = payments;
  payments.lookUp = () => Promise.reject(new Error('down'));
  expect((await cancel()).status).toBe(200);
  payments.lookUp = lookUp;
  expect((await order()).status).toBe('cancelled');
  expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
});

it('claims no refund of a payment of which the operator has returned a part, and asks for the rest', async () => {
  await payNow();
  const payments = portOf(shop);
  const { lookUp } = payments;
  payments.lookUp = async (attempt) => ({
    ...(await lookUp(attempt)),
    state: 'refunded',
    isReturnedInPart: true,
  });
  const refund = vi.spyOn(payments, 'refund');
  expect((await cancel()).status).toBe(200);
  payments.lookUp = lookUp;
  expect(refund).not.toHaveBeenCalled();
  expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
});

it('refunds on a repeated request what an earlier one has left', async () => {
  await payNow();
  const payments = portOf(shop);
  const { lookUp } = payments;
  payments.lookUp = () => Promise.reject(new Error('down'));
  await cancel();
  payments.lookUp = lookUp;
  expect((await cancel()).status).toBe(200);
  const record = await payments.lookUp({ reference: await card.reference(), sessionId: null });
  expect(record.state).toBe('refunded');
});

it('refunds no other payment under the reference of a cancelled order, and claims no refund', async () => {
  await payNow();
  const reference = await card.reference();
  await shop.orders.setTransaction(card.cartId, 'a payment at another provider');
  expect((await cancel()).status).toBe(200);
  expect((await portOf(shop).lookUp({ reference, sessionId: null })).state).toBe('paid');
  expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
});
