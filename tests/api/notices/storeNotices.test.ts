import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { inStock, required, someProduct } from '../../contract/support.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

/* Letters of a shop whose orders are in WooCommerce. */

const WEBHOOK_SECRET = 'wc-secret wc-secret';
const CRON_SECRET = 'secret of the scheduled job';

const standIn = await openStandIn(smallState());
afterAll(() => standIn.close());
const shop = await openShop({
  ...{
    STORE_URL: standIn.url,
    STORE_CONSUMER_KEY: KEYS.consumerKey,
    STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  },
  ...{ ORDER_LETTERS: 'shop', SMTP_URL: 'smtps://mail.example', WEBHOOK_SECRET, CRON_SECRET },
});
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const { id: monaId } = addUser(standIn.state, {
  email,
  username: email,
  role: 'customer',
  password: PASSWORD,
});
const mona = await shop.session('customer', monaId);
const subjects = () => shop.orderLetters.splice(0).map(({ subject }) => subject);

let id: number;
let messages = 0;

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

/** The operator edits the order in WordPress. */
function edit(changes: { status?: string; meta?: Record<string, string> }): void {
  const order = required(standIn.state.orders.get(id));
  const meta = Object.entries(changes.meta ?? {}).map(([key, value]) => ({ id: 900_000, key, value }));
  Object.assign(order, {
    ...(changes.status === undefined ? {} : { status: changes.status }),
    meta_data: [...order.meta_data, ...meta],
    date_modified_gmt: new Date().toISOString().slice(0, 19),
  });
}

function webhook(body: string, secret = WEBHOOK_SECRET) {
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return shop.call('POST', '/api/webhook/store', {
    body,
    headers: {
      origin: undefined,
      'x-wc-webhook-topic': 'order.updated',
      'x-wc-webhook-signature': signature,
    },
  });
}

const updated = (status: string) =>
  JSON.stringify({
    id,
    status,
    date_modified: `2026-11-23T10:00:${String((messages += 1)).padStart(2, '0')}`,
  });

async function announce(status: string): Promise<void> {
  expect((await webhook(updated(status))).status).toBe(200);
  await afterAnswers();
}

const runJob = async () => {
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  expect((await shop.call('GET', '/api/payment/reconcile', { headers })).status).toBe(200);
  await afterAnswers();
};

it('tells of an order that was placed, sent and delivered, each once', async () => {
  await place();
  await afterAnswers();
  expect(shop.orderLetters[0]?.to).toBe(BILLING.email);
  expect(subjects()).toEqual([`We have your order #${id}`]);
  edit({ meta: { storefront_carrier: 'Bosta', storefront_tracking_number: '7400123456' } });
  await announce('processing');
  expect(shop.orderLetters[0]?.text).toContain('Sent with: Bosta\nTracking number: 7400123456');
  expect(subjects()).toEqual([`Your order #${id} is on its way`]);
  await announce('processing');
  await runJob();
  expect(subjects()).toEqual([]);
  edit({ status: 'completed' });
  const body = updated('completed');
  await Promise.all([webhook(body), webhook(body)]);
  await afterAnswers();
  expect(subjects()).toEqual([`Your order #${id} has been delivered`]);
});

it('shows carrier and tracking number of the store on the tracking page', async () => {
  await place();
  edit({ meta: { storefront_carrier: 'Bosta', storefront_tracking_number: '7400123456' } });
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
  edit({ status: 'cancelled' });
  await runJob();
  expect(subjects()).toEqual([`Your order #${id} was cancelled`]);
});

it('tells nothing of orders from before the shop wrote letters', async () => {
  shop.backend.later = () => undefined;
  await place();
  edit({ status: 'completed' });
  await announce('completed');
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
  edit({ status: 'completed' });
  await announce('completed');
  await runJob();
  expect(subjects()).toEqual([]);
  expect(standIn.requests.slice(before).filter((request) => request.includes('orders/'))).toEqual([]);
});

it('accepts no forged news of an order, and ignores carts', async () => {
  await place();
  await afterAnswers();
  subjects();
  edit({ status: 'completed' });
  expect((await webhook(updated('completed'), 'another secret')).status).toBe(401);
  expect((await webhook('{"id":"x"}')).status).toBe(400);
  expect((await webhook(updated('pending-cart'))).status).toBe(200);
  await afterAnswers();
  expect(subjects()).toEqual([]);
});
