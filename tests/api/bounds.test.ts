import { describe, expect, it } from 'vitest';
import { findGoods, UNKNOWN_ID } from './goods.js';
import { cartBody, lineOf, orderOf } from './bodies.js';
import { openShop } from './shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const mona = await shop.customer();

describe('lists in a body', () => {
  it('rejects an overlong list in a body before it checks the items', async () => {
    const body = { status: 'pending-cart', line_items: Array.from({ length: 15_000 }, () => ({})) };
    const reply = await mona.post('/api/wcPost/place-order', body);
    expect([reply.status, reply.body]).toEqual([
      400,
      expect.objectContaining({ fields: { line_items: 'too_long' } }),
    ]);
  });
});

describe('a cart', () => {
  it('rejects a line above the cart’s maximum, and still removes one', async () => {
    const placed = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
    await shop.cartLines.addMany(placed.id, 199, UNKNOWN_ID);
    const update = (line: Record<string, unknown>) =>
      mona.put('/api/wcPost/update-order', { ...cartBody(line), order_id: placed.id });

    const refused = await update(lineOf(goods.other.id));
    expect(refused.body).toMatchObject({ code: 'invalid_fields', fields: { line_items: 'too_long' } });
    const reply = await update({ id: placed.items[0]?.line_item_id, quantity: 0 });
    expect(orderOf(reply).items).toHaveLength(199);
  });
});
