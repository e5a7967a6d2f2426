import { beforeEach, describe, expect, it } from 'vitest';
import { inStock, required, someProduct } from '../../../contract/support.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../../bodies.js';
import { PASSWORD } from '../../shop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* Quantities in which a WooCommerce sells an item, from the fields of its extension "Min/Max Quantities". */

const { state, shop } = await openStandInStoreShop();
const { catalogue } = shop.backend.store;
const product = await someProduct(catalogue, inStock(20));
const model = await someProduct(catalogue, ({ variations }) => variations.length > 1);
const email = 'mona@example.com';
const mona = await shop.session(
  'customer',
  addUser(state, { email, username: email, role: 'customer', password: PASSWORD }).id,
);
const before = structuredClone(required(state.products.get(product.id))['meta_data']) as object[];

async function rule(fields: Record<string, string>): Promise<void> {
  const meta = Object.entries(fields).map(([key, value], id) => ({ id: 900 + id, key, value }));
  required(state.products.get(product.id))['meta_data'] = [...before, ...meta];
  await catalogue.refresh([product.id]);
}

const add = (quantity: number) =>
  mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, quantity)));
const refusal = async (quantity: number) => {
  const reply = await add(quantity);
  const { pieces } = reply.body as { pieces?: number };
  return [reply.status, codeOf(reply), pieces];
};

beforeEach(() => {
  state.orders.clear();
});

describe('an item that is sold from 4 to 12 pieces in pairs', () => {
  beforeEach(() =>
    rule({ minimum_allowed_quantity: '4', maximum_allowed_quantity: '13', group_of_quantity: '2' }),
  );

  it.each([
    [3, 'too_few_of_product', 4],
    [14, 'too_many_of_product', 12],
    [5, 'sold_in_packs', 2],
  ])('cannot be put into the cart %d at a time: %s', async (quantity, code, pieces) => {
    expect(await refusal(quantity)).toEqual([409, code, pieces]);
    expect(state.orders.size).toBe(0);
  });

  it('can be bought in a quantity that is sold, and says so to pages', async () => {
    const cart = orderOf(await add(6));
    expect((await mona.post('/api/wcPost/checkout', checkoutBody(cart.id))).status).toBe(200);
    const page = await shop.call('GET', `/api/wcFetch/product/${product.id}`);
    expect(page.body).toMatchObject({ quantity_rule: { least: 4, most: 12, step: 2 } });
  });

  it('counts what is in the cart already', async () => {
    await add(8);
    expect(await refusal(6)).toEqual([409, 'too_many_of_product', 12]);
    expect(orderOf(await add(4)).items).toMatchObject([{ quantity: 12 }]);
  });

  it('can be removed from the cart, but not reduced below 4', async () => {
    const cart = orderOf(await add(4));
    const change = (quantity: number) =>
      mona.put('/api/wcPost/update-order', {
        ...cartBody({ id: cart.items[0]?.line_item_id, quantity }),
        order_id: cart.id,
      });
    expect(codeOf(await change(2))).toBe('too_few_of_product');
    expect(orderOf(await change(0)).items).toEqual([]);
  });

  it('cannot be ordered once the rule has changed', async () => {
    const cart = orderOf(await add(4));
    await rule({ minimum_allowed_quantity: '6' });
    const reply = await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
    expect([reply.status, codeOf(reply)]).toEqual([409, 'too_few_of_product']);
    expect(state.orders.get(cart.id)?.status).toBe('pending-cart');
  });
});

it.each([
  ['none', {}],
  ['empty fields', { minimum_allowed_quantity: '', maximum_allowed_quantity: '0', group_of_quantity: '' }],
  ['text', { minimum_allowed_quantity: 'four', group_of_quantity: '-2', maximum_allowed_quantity: '1.5' }],
  ['more than anybody buys', { minimum_allowed_quantity: '100000' }],
  ['a contradiction', { minimum_allowed_quantity: '8', maximum_allowed_quantity: '4' }],
])('sells any quantity with %s', async (_, fields) => {
  await rule(fields);
  expect((await add(1)).status).toBe(201);
  expect((await catalogue.getProduct(product.id))?.quantityRule).toBeUndefined();
});

it('takes a variation’s own rule where it has one, and its product’s otherwise', async () => {
  const [first, second] = model.variations.map(({ id }) => required(state.variations.get(id)));
  const parent = required(state.products.get(model.id));
  const meta = (entry: Record<string, unknown>, fields: object[]) =>
    (entry['meta_data'] = [...((entry['meta_data'] ?? []) as object[]), ...fields]);
  meta(parent, [{ key: 'minimum_allowed_quantity', value: '2' }]);
  meta(required(first), [
    { key: 'min_max_rules', value: 'yes' },
    { key: 'variation_minimum_allowed_quantity', value: '4' },
  ]);
  await catalogue.refresh([model.id]);
  const { variations } = required(await catalogue.getProduct(model.id));
  const ruleOf = (id: number) => variations.find((each) => each.id === id)?.quantityRule;
  expect(ruleOf(required(first).id)).toEqual({ least: 4, step: 1 });
  expect(ruleOf(required(second).id)).toEqual({ least: 2, step: 1 });
});

it('says sold out of a model of which no variation has as many pieces as are sold at once', async () => {
  for (const { id } of model.variations)
    Object.assign(required(state.variations.get(id)), { manage_stock: true, stock_quantity: 1 });
  await catalogue.refresh([model.id]);
  expect((await catalogue.getProduct(model.id))?.stock).toBe(0);
});

it('has no rule for what is sold singly', async () => {
  await rule({ minimum_allowed_quantity: '2' });
  Object.assign(required(state.products.get(product.id)), { sold_individually: true });
  await catalogue.refresh([product.id]);
  expect((await catalogue.getProduct(product.id))?.quantityRule).toBeUndefined();
});
