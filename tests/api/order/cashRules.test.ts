import { beforeEach, describe, expect, it } from 'vitest';
import { findGoods } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { openShop } from '../shop.js';

const FIRST_MAX_EGP = 9000;
const MAX_EGP = 20_000;

const shop = await openShop({
  COD_RULES: JSON.stringify({
    max: MAX_EGP,
    first_order_max: FIRST_MAX_EGP,
    not_in: ['EGMT'],
    refusals_max: 1,
  }),
});
const { plenty } = await findGoods(shop);
let mona: Browser;

const PIECE_EGP = 3000;

beforeEach(async () => {
  mona = await shop.customer();
  await shop.items.setStock(1000, plenty.id);
  await shop.items.setPrice(plenty.id, PIECE_EGP * 100);
});

/** Orders so many pieces of 3,000 EGP, delivery not included. */
async function order(pieces: number, changes: Record<string, unknown> = {}, on = mona) {
  const cart = orderOf(await on.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, pieces))));
  const reply = await on.post('/api/wcPost/checkout', checkoutBody(cart.id, changes));
  return { id: cart.id, code: reply.status === 200 ? null : codeOf(reply) };
}

/** Places an order and gives it the status that the operator would. */
async function placed(pieces: number, status: 'completed' | 'failed') {
  const { id, code } = await order(pieces);
  expect(code).toBeNull();
  await shop.orders.setStatus(id, status);
}

describe('rules for cash on delivery', () => {
  it('refuse a first order above its limit, and take it after one has arrived', async () => {
    expect((await order(4)).code).toBe('cash_not_possible');
    expect(await shop.stockOf(plenty.id)).toBe(1000);
  });

  it('take higher orders of customers who have received one', async () => {
    await placed(1, 'completed');
    expect((await order(4)).code).toBeNull();
    expect((await order(8)).code).toBe('cash_not_possible');
  });

  it('refuse governorates where no cash is collected', async () => {
    expect((await order(1, { billing: { ...BILLING, governorate: 'EGMT' } })).code).toBe('cash_not_possible');
  });

  it('refuse customers who have refused more deliveries than allowed', async () => {
    await placed(1, 'failed');
    await placed(1, 'failed');
    expect((await order(1)).code).toBe('cash_not_possible');
  });

  it('treat an order with a name and a number as a first order', async () => {
    const stranger = new Browser();
    await stranger.post('/api/post/continue', { name: 'Salma Hassan', phone: '01155443322' });
    expect((await order(4, {}, stranger)).code).toBe('cash_not_possible');
  });

  it('leave cards alone', async () => {
    expect((await order(8, { payment_method: 'card' })).code).toBeNull();
  });
});

describe('the checkout beforehand', () => {
  const hint = async (total: string, governorate = 'EGC', who: Browser = mona) =>
    (await who.get(`/api/payment/cash?governorate=${governorate}&total=${total}`)).body;

  it('knows whether some orders cannot be paid in cash', async () => {
    expect((await mona.get('/api/payment/methods')).body).toMatchObject({ cash_rules: true });
  });

  it.each([
    ['9000.00', 'EGC', { reason: null, max: null, deposit: null }],
    ['9000.01', 'EGC', { reason: 'first_order', max: '9000.00', deposit: null }],
    ['20000.01', 'EGC', { reason: 'max', max: '20000.00', deposit: null }],
    ['10.00', 'EGMT', { reason: 'governorate', max: null, deposit: null }],
  ])('says whether %s EGP to %s can be paid in cash, and why not', async (total, governorate, answer) => {
    expect(await hint(total, governorate)).toEqual(answer);
  });

  it('says it of the caller’s own past only', async () => {
    await placed(1, 'failed');
    await placed(1, 'failed');
    expect(await hint('10.00')).toEqual({ reason: 'refusals', max: null, deposit: null });
    expect(await hint('10.00', 'EGC', await shop.customer())).toEqual({
      reason: null,
      max: null,
      deposit: null,
    });
    expect((await new Browser().get('/api/payment/cash?governorate=EGC&total=10.00')).status).toBe(401);
  });
});
