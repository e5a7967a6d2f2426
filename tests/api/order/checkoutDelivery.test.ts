import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../contract/support.js';
import { findGoods } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const mona = await shop.customer();
const methods = await shop.backend.store.shipping.listMethods('EGC', null);
let cartId: number;

beforeEach(async () => {
  await shop.orders.clear();
  cartId = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id)))).id;
});

const checkout = (changes: Record<string, unknown> = {}) =>
  mona.post('/api/wcPost/checkout', checkoutBody(cartId, changes));

describe('free pickup', () => {
  const [standard] = methods;
  const pickup = { ...required(standard), id: 'pickup', cost: 0, isPickup: true };
  const listMethods = vi.spyOn(shop.backend.store.shipping, 'listMethods');
  afterEach(() => listMethods.mockReset());
  const offer = (...ways: typeof methods) => listMethods.mockResolvedValue(ways);

  it('uses delivery by courier unless free pickup was selected', async () => {
    offer(pickup, required(standard));
    await checkout();
    expect(orderOf(await mona.get(`/api/wcFetch/order/${cartId}`)).delivery?.pickup).toBe(false);
  });

  it('requires the choice of a delivery method where only pickup exists', async () => {
    offer(pickup);
    const fields = { shipping_method: 'unknown' };
    const reply = await checkout();
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_fields', fields }),
    ]);
    expect((await checkout({ shipping_method: 'pickup' })).status).toBe(200);
    expect(orderOf(await mona.get(`/api/wcFetch/order/${cartId}`)).delivery?.pickup).toBe(true);
  });

  it('needs no street, which delivery to the door does, and names what is missing', async () => {
    offer(pickup, required(standard));
    const billing = { ...BILLING, city: '', address_1: '  ', address_2: null };
    const refused = await checkout({ billing });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_fields',
        fields: { 'billing.city': 'required_city', 'billing.address_1': 'required_street' },
      }),
    ]);
    const placeless = await checkout({ billing: { ...billing, governorate: undefined } });
    expect(placeless.body).toMatchObject({ fields: { 'billing.governorate': 'invalid_governorate' } });
    expect((await checkout({ billing, shipping_method: 'pickup' })).status).toBe(200);
    const collected = await mona.get(`/api/wcFetch/order/${cartId}`);
    expect(collected.body).toMatchObject({ billing: { city: '', address_1: '' } });
  });

  it('distinguishes delivery methods of the same price', async () => {
    const free = { ...required(standard), cost: 0 };
    offer(pickup, free);
    await checkout({ shipping_method: 'pickup' });
    const other = await checkout({ shipping_method: free.id });
    expect([other.status, codeOf(other)]).toEqual([409, 'order_not_open']);
  });
});
