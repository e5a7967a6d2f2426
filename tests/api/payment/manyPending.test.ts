import { expect, it, vi } from 'vitest';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { openCardShop, portOf } from './card.js';

const PENDING = 8;
const LOOKED_UP = 3;

const card = await openCardShop();

it('asks the payment provider about few orders when a customer reads all of them, and gets to each', async () => {
  const { shop, mona, goods } = card;
  await card.checkout();
  for (let index = 1; index < PENDING; index += 1) {
    const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.other.id, 1)))).id;
    await mona.post('/api/wcPost/checkout', checkoutBody(cart, { payment_method: 'card' }));
  }
  const lookUp = vi.spyOn(portOf(shop), 'lookUp');
  const pending = async () => {
    const { body } = await mona.get('/api/wcFetch/customer-orders');
    return (body as { single: { status: string }[] }).single.filter(({ status }) => status === 'pending')
      .length;
  };
  expect(await pending()).toBe(PENDING);
  expect(lookUp).toHaveBeenCalledTimes(LOOKED_UP);
  card.letPass(60);
  const left = [];
  for (let read = 0; read < 3; read += 1) left.push(await pending());
  expect(left).toEqual([PENDING - LOOKED_UP, PENDING - 2 * LOOKED_UP, 0]);
  lookUp.mockRestore();
});
