import { beforeEach, describe, expect, it } from 'vitest';
import { toWireText } from '../../../domain/core/wireText.js';
import { parsePrice, toDecimal } from '../../../domain/core/money.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import { cartBody, lineOf, orderOf } from '../bodies.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);
const [mona, nadia] = [await shop.customer(), await shop.customer()];

beforeEach(() => shop.orders.clear());

const place = (...lines: Record<string, unknown>[]) =>
  mona.post('/api/wcPost/place-order', cartBody(...lines));
const update = (orderId: number, ...lines: Record<string, unknown>[]) =>
  mona.put('/api/wcPost/update-order', { ...cartBody(...lines), order_id: orderId });

/** `[product, quantity]` of every line. */
function linesOf(reply: Reply): [number, number][] {
  return orderOf(reply).items.map((item) => [item.variation_id ?? item.product_id, item.quantity]);
}

/** Expects a rejection that leaves orders, customers and stock unchanged. */
async function expectRefused(work: () => Promise<Reply>, status: number, answer: Record<string, unknown>) {
  const state = async () => [
    await shop.ordersOf(mona.id),
    await shop.ordersOf(nadia.id),
    await shop.stockOf(goods.plenty.id),
    await shop.stockOf(goods.variable.id, goods.variation.id),
  ];
  const before = await state();
  const reply = await work();
  expect(reply.body).toMatchObject({ statusCode: status, ...answer });
  expect(reply.status).toBe(status);
  expect(await state()).toEqual(before);
}

describe('place-order', () => {
  it('creates a cart at the catalogue’s prices and returns it whole', async () => {
    const reply = await place(lineOf(goods.plenty.id, 2));
    const { id, name, image, price } = goods.plenty;
    expect(reply.status).toBe(201);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.body).toEqual({
      id: expect.any(Number) as number,
      status: 'pending-cart',
      items: [
        {
          product_id: id,
          variation_id: null,
          quantity: 2,
          line_item_id: expect.any(Number) as number,
          price: toDecimal(price),
          ...toWireText('name', name),
          image,
          made: expect.stringMatching(/^\d{4}-W\d\d$/) as string,
        },
      ],
      total: toDecimal(2 * price),
      geidea_transaction_id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      deletable: true,
      shipping_total: '0.00',
      delivery: null,
      adjustment: '0.00',
      refunded: '0.00',
      ...{ shipment: null, payment_method: null, deposit: null, coupons: [] },
      billing: null,
      key: expect.stringMatching(/^[\w-]{22,}$/) as string,
    });
  });

  it('adds a variation with its size in the name', async () => {
    const line = lineOf(goods.variable.id, 1, { variation_id: goods.variation.id });
    const [item] = orderOf(await place(line)).items;
    expect(item).toMatchObject({
      product_id: goods.variable.id,
      variation_id: goods.variation.id,
      price: toDecimal(goods.variation.price),
      name: `${goods.variable.name.en} ${goods.variation.label.en}`,
    });
  });

  it('merges an added product into the existing cart line', async () => {
    const first = orderOf(await place(lineOf(goods.plenty.id, 2)));
    const second = await place(lineOf(goods.plenty.id, 3), lineOf(goods.other.id));
    expect(orderOf(second).id).toBe(first.id);
    expect(linesOf(second)).toEqual([
      [goods.plenty.id, 5],
      [goods.other.id, 1],
    ]);
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
  });

  it('sums up a product that is named in several lines', async () => {
    expect(linesOf(await place(lineOf(goods.plenty.id, 2), lineOf(goods.plenty.id, 3)))).toEqual([
      [goods.plenty.id, 5],
    ]);
  });

  it('accepts ids and quantities as digit strings, and 0 as no variation, for older clients', async () => {
    const reply = await place({ product_id: String(goods.plenty.id), quantity: '2', variation_id: 0 });
    expect([reply.status, linesOf(reply)]).toEqual([201, [[goods.plenty.id, 2]]]);
  });

  it('reserves no stock for a cart', async () => {
    const before = await shop.stockOf(goods.plenty.id);
    await place(lineOf(goods.plenty.id, 2));
    expect(await shop.stockOf(goods.plenty.id)).toBe(before);
  });
});

describe('client prices', () => {
  it.each([
    { subtotal: '0.01', total: '0.01', price: '0.01' },
    { subtotal: 0, total: -500, price: -1 },
    { subtotal: 'free', total: '1e-9', price: '0' },
    { total: '99999999' },
  ])('ignores a client’s prices: %j', async (money) => {
    const placed = orderOf(await place(lineOf(goods.plenty.id, 2, money)));
    expect(placed.total).toBe(toDecimal(2 * goods.plenty.price));
    const id = placed.items[0]?.line_item_id;
    const updated = orderOf(
      await update(placed.id, { id, quantity: 3, ...money }, lineOf(goods.other.id, 1, money)),
    );
    expect(updated.total).toBe(toDecimal(3 * goods.plenty.price + goods.other.price));
    const [stored] = await shop.ordersOf(mona.id);
    expect(stored?.items.map(({ price }) => price)).toEqual([goods.plenty.price, goods.other.price]);
  });

  it('rejects a client’s price that is not an amount', async () => {
    for (const money of [{ total: {} }, { subtotal: 'x'.repeat(21) }, { price: [1] }, { total: true }]) {
      await expectRefused(() => place(lineOf(goods.plenty.id, 1, money)), 400, { code: 'invalid_fields' });
    }
  });

  it('applies a catalogue price that has changed since', async () => {
    await place(lineOf(goods.plenty.id));
    await shop.cartLines.lowerPrices(goods.plenty.id, 100);
    const again = orderOf(await place(lineOf(goods.plenty.id)));
    expect(parsePrice(again.total)).toBe(2 * goods.plenty.price);
  });
});

describe('invalid lines', () => {
  it.each([0, -1, 1.5, 1e9, 10_000, '1.5', '-1', '2 ', '0x2', '1e1', '', null, true, [1], {}])(
    'rejects the quantity %j in a new and in an existing cart',
    async (quantity) => {
      const line = () => lineOf(goods.plenty.id, 1, { quantity });
      await expectRefused(() => place(line()), 400, { code: 'invalid_fields' });
      const { id } = orderOf(await place(lineOf(goods.plenty.id)));
      await expectRefused(() => update(id, line()), 400, { code: 'invalid_fields' });
      await expectRefused(() => place(lineOf(goods.other.id), line()), 400, { code: 'invalid_fields' });
    },
  );

  it.each([0, -1, 1.5, '٥', '5; DROP TABLE orders', 2 ** 53, null, {}, [5]])(
    'rejects the product id %j',
    async (productId) => {
      await expectRefused(() => place({ product_id: productId, quantity: 1 }), 400, {
        code: 'invalid_fields',
      });
    },
  );

  it('rejects a line without quantity or product, and a cart without lines', async () => {
    const invalid = { code: 'invalid_fields' };
    await expectRefused(() => place({ product_id: goods.plenty.id }), 400, invalid);
    await expectRefused(() => place({ quantity: 1 }), 400, { fields: { product_id: 'required' } });
    await expectRefused(() => place(), 400, { fields: { line_items: 'required' } });
    await expectRefused(
      () => place(...Array.from({ length: 201 }, () => lineOf(goods.plenty.id))),
      400,
      invalid,
    );
  });

  it('rejects an unknown product', async () => {
    await expectRefused(() => place(lineOf(UNKNOWN_ID)), 404, { code: 'product_not_found' });
  });

  it('rejects a variable product without a variation', async () => {
    await expectRefused(() => place(lineOf(goods.variable.id)), 422, { code: 'variation_required' });
    await expectRefused(() => place(lineOf(goods.variable.id, 1, { variation_id: 0 })), 422, {
      code: 'variation_required',
    });
  });

  it('rejects a variation of another product, of a simple product, or in place of its product', async () => {
    const missing = { code: 'product_not_found' };
    const foreign = { variation_id: goods.foreignVariation.id };
    await expectRefused(() => place(lineOf(goods.variable.id, 1, foreign)), 404, missing);
    await expectRefused(() => place(lineOf(goods.plenty.id, 1, foreign)), 404, missing);
    await expectRefused(() => place(lineOf(goods.variation.id)), 404, missing);
    await expectRefused(
      () => place(lineOf(goods.variable.id, 1, { variation_id: goods.plenty.id })),
      404,
      missing,
    );
  });

  it('rejects all lines of a write when one is invalid', async () => {
    await expectRefused(() => place(lineOf(goods.plenty.id), lineOf(UNKNOWN_ID)), 404, {
      code: 'product_not_found',
    });
    const { id } = orderOf(await place(lineOf(goods.plenty.id)));
    await expectRefused(() => update(id, lineOf(goods.other.id), lineOf(goods.soldOut.id)), 409, {
      code: 'insufficient_stock',
    });
  });
});

describe('stock', () => {
  it('rejects a quantity above the stock instead of reducing it', async () => {
    const stock = await shop.stockOf(goods.plenty.id);
    const short = { code: 'insufficient_stock', available: stock };
    await expectRefused(() => place(lineOf(goods.plenty.id, stock + 1)), 409, short);
    await expectRefused(() => place(lineOf(goods.plenty.id, stock), lineOf(goods.plenty.id)), 409, short);
    const full = await place(lineOf(goods.plenty.id, stock));
    expect(linesOf(full)).toEqual([[goods.plenty.id, stock]]);
    await expectRefused(() => place(lineOf(goods.plenty.id)), 409, short);
  });

  it('rejects a product that is out of stock', async () => {
    await expectRefused(() => place(lineOf(goods.soldOut.id)), 409, {
      code: 'insufficient_stock',
      available: 0,
    });
  });

  it('checks the stock of each variation on its own', async () => {
    const stock = await shop.stockOf(goods.variable.id, goods.variation.id);
    const line = lineOf(goods.variable.id, stock + 1, { variation_id: goods.variation.id });
    await expectRefused(() => place(line), 409, { code: 'insufficient_stock', available: stock });
  });
});

describe('protected order fields', () => {
  it.each([
    { set_paid: true },
    { status: 'completed' },
    { status: 'processing' },
    { status: 'pending' },
    { status: '' },
    { status: null },
    { coupon_lines: [{ code: 'free' }] },
    { fee_lines: [{ name: 'x', total: '-500' }] },
    { shipping_lines: [] },
    { meta_data: [{ key: 'group', value: 'g-7' }] },
    { payment_method: 'cod' },
    { transaction_id: 'paid' },
    { key: 'x' },
    { customer_id: 'me' },
    { customer_id: -1 },
    { customer_id: null },
  ])('rejects order fields that a shopper must not set: %j', async (fields) => {
    const { id } = orderOf(await place(lineOf(goods.plenty.id)));
    const body = { ...cartBody(lineOf(goods.plenty.id)), ...fields };
    await expectRefused(() => mona.post('/api/wcPost/place-order', body), 400, { code: 'invalid_fields' });
    const change = { ...body, order_id: id };
    await expectRefused(() => mona.put('/api/wcPost/update-order', change), 400, { code: 'invalid_fields' });
  });

  it.each([{ name: 'Free tyre' }, { meta_data: [] }, { tax_class: 'zero' }, { sku: 'x' }])(
    'rejects line fields that a shopper must not set: %j',
    async (fields) => {
      await expectRefused(() => place(lineOf(goods.plenty.id, 1, fields)), 400, { code: 'invalid_fields' });
    },
  );
});

describe('update-order', () => {
  it('sets the quantity of a line by its id, adds others, and leaves the rest', async () => {
    const placed = orderOf(await place(lineOf(goods.plenty.id, 2), lineOf(goods.other.id, 1)));
    const [first] = placed.items;
    const variation = lineOf(goods.variable.id, 1, { variation_id: goods.variation.id });
    const reply = await update(placed.id, { id: first?.line_item_id, quantity: 1 }, variation);
    expect(reply.status).toBe(200);
    expect(linesOf(reply)).toEqual([
      [goods.plenty.id, 1],
      [goods.other.id, 1],
      [goods.variation.id, 1],
    ]);
  });

  it('removes a line at quantity 0, even the last one', async () => {
    const placed = orderOf(await place(lineOf(goods.plenty.id)));
    const reply = await update(placed.id, { id: placed.items[0]?.line_item_id, quantity: 0 });
    expect([reply.status, linesOf(reply), orderOf(reply).total]).toEqual([200, [], '0.00']);
  });

  it('allows removing and reducing a line that is sold out meanwhile', async () => {
    const placed = orderOf(await place(lineOf(goods.other.id, 3)));
    const id = placed.items[0]?.line_item_id;
    await shop.items.setStock(1, goods.other.id);
    await expectRefused(() => update(placed.id, { id, quantity: 2 }), 409, {
      code: 'insufficient_stock',
      available: 1,
    });
    expect(linesOf(await update(placed.id, { id, quantity: 1 }))).toEqual([[goods.other.id, 1]]);
    await shop.items.setStock(0, goods.other.id);
    expect(linesOf(await update(placed.id, { id, quantity: 0 }))).toEqual([]);
    await shop.items.setStock(20, goods.other.id);
  });

  it('keeps a line’s product, whatever else the line claims', async () => {
    const placed = orderOf(await place(lineOf(goods.plenty.id, 2)));
    const claim = lineOf(goods.other.id, 3, { id: placed.items[0]?.line_item_id, variation_id: null });
    expect(linesOf(await update(placed.id, claim))).toEqual([[goods.plenty.id, 3]]);
  });

  it('rejects lines of other carts and invalid line ids', async () => {
    const { id } = orderOf(await place(lineOf(goods.plenty.id)));
    const theirs = orderOf(await nadia.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id, 4))));
    for (const lineId of [theirs.items[0]?.line_item_id, UNKNOWN_ID]) {
      await expectRefused(() => update(id, { id: lineId, quantity: 1 }), 400, {
        fields: { 'line_items.id': 'unknown' },
      });
      await expectRefused(() => update(id, { id: lineId, quantity: 0 }), 400, { code: 'invalid_fields' });
    }
  });

  it('rejects other customers’ carts, unknown orders and placed orders', async () => {
    const theirs = orderOf(await nadia.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
    const missing = { code: 'order_not_found' };
    await expectRefused(() => update(theirs.id, lineOf(goods.plenty.id)), 404, missing);
    await expectRefused(() => update(UNKNOWN_ID, lineOf(goods.plenty.id)), 404, missing);
    const own = orderOf(await place(lineOf(goods.plenty.id)));
    await shop.orders.setStatus(own.id, 'pending');
    await expectRefused(() => update(own.id, lineOf(goods.plenty.id)), 409, { code: 'order_not_open' });
  });
});
