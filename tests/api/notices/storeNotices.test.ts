import { beforeEach, expect, it, vi } from 'vitest';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { openLetterStore } from './letterStore.js';

/* Letters of a shop whose orders are in WooCommerce. */

const { standIn, shop, product, mona, edit, webhook, updated, announce, runJob } = await openLetterStore();
const subjects = () => shop.orderLetters.splice(0).map(({ subject }) => subject);

let id: number;

const { later } = shop.backend;

beforeEach(async () => {
  shop.backend.later = later;
  shop.backend.settings.writesLetters = true;
  standIn.state.orders.clear();
  await shop.outbox.clear();
  subjects();
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id))));
  ({ id } = cart);
});

const place = async () => {
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(id));
  expect(reply.status).toBe(200);
};

it('tells of an order that was placed, sent and delivered, each once', async () => {
  await place();
  await afterAnswers();
  expect(shop.orderLetters[0]?.to).toBe(BILLING.email);
  expect(subjects()).toEqual([`We have your order #${id}`]);
  edit(id, { meta: { storefront_carrier: 'Bosta', storefront_tracking_number: '7400123456' } });
  await announce(id, 'processing');
  expect(shop.orderLetters[0]?.text).toContain('Sent with: Bosta\nTracking number: 7400123456');
  expect(subjects()).toEqual([`Your order #${id} is on its way`]);
  await announce(id, 'processing');
  await runJob();
  expect(subjects()).toEqual([]);
  edit(id, { status: 'completed' });
  const body = updated(id, 'completed');
  await Promise.all([webhook(body), webhook(body)]);
  await afterAnswers();
  expect(subjects()).toEqual([`Your order #${id} has been delivered`]);
});

it('shows carrier and tracking number of the store on the tracking page', async () => {
  await place();
  edit(id, { meta: { storefront_carrier: 'Bosta', storefront_tracking_number: '7400123456' } });
  const { body } = await mona.get(`/api/wcFetch/order/${id}`);
  expect(body).toMatchObject({ shipment: { carrier: 'Bosta', number: '7400123456' } });
});

it('tells by the scheduled job what was missed: a process that ended, and a webhook that was lost', async () => {
  shop.backend.later = () => undefined;
  await place();
  await afterAnswers();
  expect(subjects()).toEqual([]);
  await runJob();
  expect(subjects()).toEqual([`We have your order #${id}`]);
  edit(id, { status: 'cancelled' });
  await runJob();
  expect(subjects()).toEqual([`Your order #${id} was cancelled`]);
});

it('tells nothing of orders from before the shop wrote letters', async () => {
  shop.backend.later = () => undefined;
  await place();
  edit(id, { status: 'completed' });
  await announce(id, 'completed');
  await runJob();
  expect(subjects()).toEqual([]);
});

it('tells nothing and reads nothing while the store writes its own letters', async () => {
  shop.backend.settings.writesLetters = false;
  // Where branches take appointments, a change may free one.
  vi.spyOn(shop.backend.content, 'listBranches').mockResolvedValue([]);
  await place();
  await afterAnswers();
  const before = standIn.requests.length;
  edit(id, { status: 'completed' });
  await announce(id, 'completed');
  await runJob();
  expect(subjects()).toEqual([]);
  expect(standIn.requests.slice(before).filter((request) => request.includes('orders/'))).toEqual([]);
});

it('accepts no forged news of an order, and ignores carts', async () => {
  await place();
  await afterAnswers();
  subjects();
  edit(id, { status: 'completed' });
  expect((await webhook(updated(id, 'completed'), 'another secret')).status).toBe(401);
  expect((await webhook('{"id":"x"}')).status).toBe(400);
  expect((await webhook(updated(id, 'pending-cart'))).status).toBe(200);
  await afterAnswers();
  expect(subjects()).toEqual([]);
});

it('tells the operator of a placed order, with a link to it in the admin of the store', async () => {
  shop.backend.settings.orders.email = 'orders@shop.example';
  await place();
  await afterAnswers();
  await runJob();
  shop.backend.settings.orders.email = null;
  expect(shop.operatorLetters.map(({ to }) => to)).toEqual(['orders@shop.example']);
  expect(shop.operatorLetters[0]?.text).toContain(`${standIn.url}/wp-admin/post.php?post=${id}&action=edit`);
});
