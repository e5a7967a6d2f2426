import { afterAll, expect, it, vi } from 'vitest';
import { inStock, required, someProduct } from '../../contract/support.js';
import { startSeededHosted } from '../../support/hostedDatabase/seededHosted.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, type Reply } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

/* How often what people send asks a far database, one time after the other. The cart is in `order/writeCost`. */

/** Longer than what a request does between two round trips. */
const LATENCY_MS = 60;

const hosted = await startSeededHosted();
afterAll(() => hosted.close());
const shop = await openShop({ DATABASE_URL: hosted.url, CONTACT_EMAIL: 'desk@shop.example' });
const { catalogue } = shop.backend.store;
const product = await someProduct(catalogue, inStock(40));
const soldOut = await someProduct(catalogue, ({ stock }) => stock === 0);
// It runs after the response, so that it would be counted or not by chance.
vi.spyOn(catalogue, 'refresh').mockResolvedValue();
vi.spyOn(shop.backend, 'later').mockReturnValue();
const mona = await shop.customer();
const ORDERS = 6;

async function order(): Promise<number> {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  return id;
}

const orders: number[] = [];
for (let count = 0; count < ORDERS; count += 1) orders.push(await order());
const { id: cart } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id))));
await afterAnswers();
hosted.setLatency(LATENCY_MS);

const stranger = new Browser();
const register = {
  first_name: 'Nadia',
  last_name: 'Adel',
  username: 'nadia@example.com',
  password: PASSWORD,
};
const contact = { name: 'Mona', email: 'mona@example.com', message: 'Do you fit tyres on Fridays?' };
const visit = (url: string) => () => mona.get(url);
const send = (url: string, body: object) => () => mona.post(url, body);

const BUDGETS: [work: string, ask: () => Promise<Reply>, most: number][] = [
  ['a cart', visit('/api/wcFetch/customer-orders?status=pending-cart'), 1],
  [`${ORDERS} orders and a cart`, visit('/api/wcFetch/customer-orders'), 1],
  ['one order', visit(`/api/wcFetch/order/${orders[0]}`), 1],
  ['the profile', visit(`/api/wcFetch/customers/${mona.id}`), 1],
  ['everything of an account', visit('/api/wcFetch/account-export'), 3],
  ['delivery to a place', visit('/api/wcFetch/shipping?governorate=EGC'), 3],
  ['delivery to another place', visit('/api/wcFetch/shipping?governorate=EGALX'), 2],
  ['ways to pay', visit('/api/payment/methods'), 0],
  ['a new name', () => mona.put('/api/wcPost/update-customer', { first_name: 'Nadia' }), 3],
  ['wishes', send('/api/post/wishes', { add: [product.id], remove: [] }), 2],
  [
    'a request for sold-out goods',
    send('/api/wcPost/stock-request', { item_id: soldOut.id, contact: 'a@b.example' }),
    6,
  ],
  ['a message', send('/api/post/contact', contact), 4],
  ['a subscription', send('/api/post/add_to_sendgrid', { email: 'reader@example.com' }), 8],
  ['cancelling an order', send('/api/wcPost/cancel_order', { order_id: orders[1] }), 4],
  ['emptying a cart', () => mona.delete(`/api/wcPost/delete_order?order_id=${cart}`), 4],
  ['registering', () => stranger.post('/api/post/register', register), 5],
  ['logging in', () => stranger.post('/api/post/login', { username: mona.username, password: PASSWORD }), 6],
  ['a code by mail', () => stranger.post('/api/post/send_code', { username: mona.username }), 1],
  ['logging out', send('/api/post/logout', {}), 2],
];

it.each(BUDGETS)('asks for %s no more often than it may', async (work, ask, most) => {
  const before = hosted.roundTrips();
  const { status, text } = await ask();
  const spent = hosted.roundTrips() - before;
  await afterAnswers();
  expect([work, status < 300 ? 'done' : required(text)]).toEqual([work, 'done']);
  expect(spent).toBeLessThanOrEqual(most);
});
