import { expect, it } from 'vitest';
import { findGoods } from '../goods.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { openShop } from '../shop.js';

const shop = await openShop({ VERCEL_ENV: 'production' });

it('takes only cash in production without a payment provider', async () => {
  const goods = await findGoods(shop);
  const mona = await shop.customer();
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
  const byCard = await mona.post('/api/wcPost/checkout', checkoutBody(id, { payment_method: 'card' }));
  expect([byCard.status, codeOf(byCard)]).toEqual([503, 'payment_unavailable']);
  expect((await shop.call('GET', '/api/payment/methods')).body).toMatchObject({
    ...{ methods: ['cod'], mode: 'off' },
    ways: [{ key: 'cod', kind: 'cash' }],
  });
  expect((await shop.call('GET', '/api/payment/card?session=x')).status).toBe(404);
  expect((await shop.call('GET', '/api/health')).body).toMatchObject({ payments: 'off' });
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
});
