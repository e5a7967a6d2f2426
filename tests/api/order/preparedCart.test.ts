import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { CART_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import { runCommandLine } from '../../support/runCommandLine.js';
import { CREATE_ORDER, SUGGESTED_MAX } from '../../../scripts/orders/createOrder.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const PHONE = '01012345678';
const PUBLIC_URL = 'https://shop.example';
const shop = await openShop({ PUBLIC_URL });
const { backend } = shop;
const { plenty } = await findGoods(shop);
const sku = required(plenty.sku);
await shop.items.setStock(1000, plenty.id);

let printed: string[] = [];

function create(...args: string[]): Promise<number> {
  printed = [];
  const print = (line: string) => printed.push(line);
  const program = { name: 'npm run orders', about: '', commands: { create: CREATE_ORDER } };
  const open = () => Promise.resolve(backend);
  return runCommandLine(program, ['create', ...args], { print, log: print, open });
}

async function tokenFor(...goods: string[]): Promise<string> {
  expect(await create('--name', 'Mona Hassan', '--phone', PHONE, ...goods), printed.join('\n')).toBe(0);
  return required(/[?]link=([\w-]+)$/m.exec(printed.join('\n'))?.[1]);
}

const open = (link: string, who: Browser) => who.post('/api/post/open_cart', { link });
const cartOf = async (who: Browser) => {
  const { body } = await who.get('/api/wcFetch/customer-orders?status=pending-cart');
  return (body as { single: { id: number; items: { quantity: number }[] }[] }).single;
};

beforeEach(() => shop.limits.clear());

it('leads a caller to the cart of what they asked for, which they order with their own address', async () => {
  const token = await tokenFor(`${sku}=4`);
  expect(printed.join('\n')).toContain(`${PUBLIC_URL}/ar/forms/open-cart?link=${token}`);
  expect(printed.join('\n')).toMatch(/https:\/\/wa\.me\/201012345678\?text=%D8/);
  const caller = new Browser();
  expect((await open(token, caller)).status).toBe(200);
  const [cart] = await cartOf(caller);
  expect(cart?.items.map(({ quantity }) => quantity)).toEqual([4]);
  expect((await caller.post('/api/wcPost/checkout', checkoutBody(required(cart).id))).status).toBe(200);
  const late = await open(token, new Browser());
  expect([late.status, codeOf(late)]).toEqual([404, 'order_not_found']);
});

it('adds the goods to the cart of a customer who is logged in, once', async () => {
  const mona = await shop.customer();
  orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1))));
  const token = await tokenFor(`${sku}=2`);
  expect((await open(token, mona)).status).toBe(200);
  expect((await open(token, mona)).status).toBe(404);
  const carts = await cartOf(mona);
  expect(carts.flatMap(({ items }) => items.map(({ quantity }) => quantity))).toEqual([3]);
});

it('tells that the cart was opened although the first answer was lost', async () => {
  const mona = await shop.customer();
  const headers = { 'idempotency-key': randomUUID() };
  const link = await tokenFor(`${sku}=2`);
  await mona.post('/api/post/open_cart', { link }, { headers });
  expect((await mona.post('/api/post/open_cart', { link }, { headers })).status).toBe(200);
});

it('keeps what a visitor waits for', async () => {
  const guest = await shop.guest();
  await shop.items.setStock(0, plenty.id);
  await guest.post('/api/wcPost/stock-request', { item_id: plenty.id, contact: 'mona@example.com' });
  await shop.items.setStock(1000, plenty.id);
  expect((await open(await tokenFor(sku), guest)).status).toBe(200);
  const { body } = await guest.post('/api/wcPost/stock-requests', { remove: [] });
  expect(body).toMatchObject({ requests: [{ item_id: plenty.id }] });
});

it('opens nothing by a link that is forged, of another kind or three days old', async () => {
  const token = await tokenFor(sku);
  const [id = '', expires = '', signature = ''] = token.split('-');
  const forged = [
    `${Number(id) + 1}-${expires}-${signature}`,
    `${id}-${Number(expires) + 1}-${signature}`,
    `${id}-${expires}-${'0'.repeat(64)}`,
    'unknown',
  ];
  for (const link of forged) expect(codeOf(await open(link, new Browser())), link).toBe('order_not_found');
  vi.useFakeTimers({ now: Date.now() + CART_LINK_LIFE_MS + 1000, toFake: ['Date'] });
  try {
    expect(codeOf(await open(token, new Browser()))).toBe('order_not_found');
  } finally {
    vi.useRealTimers();
  }
});

it('gives nobody who is opened a cart the orders that others made with the same number', async () => {
  const other = new Browser();
  await other.post('/api/post/continue', { name: 'Mona Hassan', phone: PHONE });
  const cart = orderOf(await other.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  const caller = new Browser();
  await open(await tokenFor(sku), caller);
  expect((await caller.get(`/api/wcFetch/order/${cart.id}`)).status).toBe(404);
});

it('names the goods that a size means, and makes no cart', async () => {
  expect(await create('--name', 'Mona Hassan', '--phone', PHONE, '205/55R16=4')).toBe(1);
  const [head, ...goods] = printed.join('\n').split('\n');
  expect(head).toBe('205/55R16 means several goods; name one by its SKU:');
  expect(goods.length).toBeGreaterThan(1);
  expect(goods.every((line) => line.includes('205/55 R16'))).toBe(true);
});

it('knows every tyre of a size, also those of models with several sizes', async () => {
  const catalogue = backend.store.catalogue;
  const query = { search: '195/65R15', sort: 'relevance', page: 1, perPage: 50 } as const;
  const { items } = await catalogue.listProducts(query);
  const ofModels = items.filter(({ parent }) => parent !== null);
  expect(ofModels.length).toBeGreaterThan(0);
  for (const tyre of ofModels.slice(0, 3)) {
    const text = `${tyre.brand?.name.en} ${required(tyre.sku)}`;
    await tokenFor(`${required(tyre.sku)}=1`);
    expect(printed.join('\n'), text).toContain('195/65 R15');
  }
  await create('--name', 'Mona Hassan', '--phone', PHONE, '195/65R15=4');
  expect(printed.join('\n').split('\n')).toHaveLength(1 + Math.min(items.length, SUGGESTED_MAX));
});

it.each([
  [['--name', 'Mona Hassan', '--phone', '123', sku], '123 is no Egyptian mobile number'],
  [['--name', '', '--phone', PHONE, sku], 'An empty name is no full name'],
  [['--name', 'Mona Hassan', '--phone', PHONE, 'zzqqzz'], 'Nothing is found for zzqqzz'],
])('refuses %j', async (args, reason) => {
  expect(await create(...args)).toBe(1);
  expect(printed).toEqual([reason]);
});

it('leaves no account behind when the goods are not in stock', async () => {
  await shop.items.setStock(1, plenty.id);
  const accounts = vi.spyOn(backend.store.customers, 'createContact');
  try {
    expect(await create('--name', 'Mona Hassan', '--phone', PHONE, `${sku}=4`)).toBe(1);
    expect(printed.at(-1)).toBe('The cart was not made: There is not enough stock.');
    const { id } = required(await (accounts.mock.results[0]?.value as Promise<{ id: number }>));
    expect(await backend.store.customers.getCustomer(id)).toBeNull();
  } finally {
    accounts.mockRestore();
    await shop.items.setStock(1000, plenty.id);
  }
});

const CALLER = ['--name', 'Mona Hassan', '--phone', PHONE];
it.each([
  [CALLER],
  [[...CALLER, `${sku}=0`]],
  [[...CALLER, '--locale', 'xx', sku]],
  [['--name', 'Mona Hassan', sku]],
  [[...CALLER.slice(0, 3), sku]],
])('says how it is used on %j', async (args) => {
  expect(await create(...args)).toBe(1);
  expect(printed.join('\n')).toContain('Usage: npm run orders -- create <goods=pieces>…');
});
