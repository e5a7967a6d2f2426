import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { inStock, required, someProduct } from '../../contract/support.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, lineOf, orderOf, returnBody } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { PASSWORD } from '../shop.js';
import { openStandInStoreShop } from '../standInStoreShop.js';

/* Returns in a shop whose orders are in WooCommerce: its operator sees and answers them there. */

const WEBHOOK_SECRET = 'wc-secret wc-secret';
const CRON_SECRET = 'secret of the scheduled job';

const { standIn, shop } = await openStandInStoreShop({
  ORDER_LETTERS: 'shop',
  SMTP_URL: 'smtps://mail.example',
  WEBHOOK_SECRET,
  CRON_SECRET,
});
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const { id: monaId } = addUser(standIn.state, {
  ...{ email, username: email, role: 'customer', password: PASSWORD },
});
const mona = await shop.session('customer', monaId);
const subjects = () =>
  shop.orderLetters
    .splice(0)
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('return'));

let bought: ReturnType<typeof orderOf>;
let number: number;

const record = () => required(standIn.state.orders.get(bought.id));
const meta = (key: string) => record().meta_data.find((entry) => entry.key === key)?.value;
const notes = () => standIn.state.notes.filter(({ order }) => order === bought.id).map(({ note }) => note);
const requests = async () =>
  (await mona.get(`/api/wcFetch/order-returns/${bought.id}`)).body as {
    requests: { state: string; answer: string | null }[];
  };

/** The operator changes the custom field in WordPress. */
function write(value: string): void {
  const key = `storefront_return_${number}`;
  record().meta_data = record().meta_data.map((entry) => (entry.key === key ? { ...entry, value } : entry));
}

function webhook(message: number) {
  const body = JSON.stringify({
    id: bought.id,
    status: 'completed',
    date_modified: `m-${number}-${message}`,
  });
  return shop.call('POST', '/api/webhook/store', {
    body,
    headers: {
      origin: undefined,
      'x-wc-webhook-topic': 'order.updated',
      'x-wc-webhook-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'),
    },
  });
}

beforeEach(async () => {
  // Open requests of orders that the operator has deleted must not stop the scheduled job.
  standIn.state.orders.clear();
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 2))));
  await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  await shop.backend.store.orders.getOrder(cart.id);
  bought = cart;
  Object.assign(record(), { status: 'completed', date_completed_gmt: new Date().toISOString().slice(0, 19) });
  const body = { ...returnBody(cart), text: 'Too wide', photo: 'https://photos.example/7' };
  expect((await mona.post('/api/wcPost/return', body)).status).toBe(201);
  await afterAnswers();
  number = required((await shop.backend.returns.listOfOrder(cart.id))[0]).id;
  subjects();
});

it('shows the operator the request as a custom field and a note, once', async () => {
  expect(meta(`storefront_return_${number}`)).toBe('asked');
  expect(meta('storefront_return_words')).toBe(`${number}: Too wide\nhttps://photos.example/7`);
  expect(notes().filter((note) => note.startsWith(`Return ${number}: `))).toEqual([
    expect.stringContaining(`storefront_return_${number} to “accepted”, “refused” or “done”`),
  ]);
  expect(notes().join()).not.toContain('Too wide');
  const [request] = await shop.backend.returns.listOfOrder(bought.id);
  const order = required(await shop.backend.store.orders.getOrder(bought.id));
  const before = standIn.requests.length;
  await required(shop.backend.store.returnMarks).noteReturn(order, required(request));
  expect(standIn.requests.slice(before).filter((line) => /^(PUT|POST)/.test(line))).toEqual([]);
});

it('takes over what the operator decides, with the text after the colon, and tells the customer once', async () => {
  write('Accepted: We collect it on Monday.');
  expect((await webhook(1)).status).toBe(200);
  await afterAnswers();
  expect(subjects()).toEqual([`Your return ${number} is accepted`]);
  expect((await requests()).requests).toMatchObject([
    { state: 'accepted', answer: 'We collect it on Monday.' },
  ]);
  await webhook(2);
  await afterAnswers();
  expect(subjects()).toEqual([]);
  write('done');
  await webhook(3);
  await afterAnswers();
  expect(subjects()).toEqual([`Your return ${number} has arrived`]);
});

it('shows a decision on the order’s page whose webhook was lost, and tells it by the scheduled job', async () => {
  write('refused');
  expect((await requests()).requests).toMatchObject([{ state: 'refused', answer: null }]);
  await shop.call('GET', '/api/payment/reconcile', { headers: { authorization: `Bearer ${CRON_SECRET}` } });
  await afterAnswers();
  expect(subjects()).toEqual([`About your return request for order #${bought.id}`]);
});

it('finds a decision by the scheduled job alone', async () => {
  write('accepted');
  await shop.call('GET', '/api/payment/reconcile', { headers: { authorization: `Bearer ${CRON_SECRET}` } });
  await afterAnswers();
  expect(subjects()).toEqual([`Your return ${number} is accepted`]);
});

it('changes nothing on a value that it does not understand, and reports it', async () => {
  shop.log.length = 0;
  write('acepted');
  await webhook(1);
  await afterAnswers();
  expect((await requests()).requests).toMatchObject([{ state: 'asked' }]);
  expect(subjects()).toEqual([]);
  expect(shop.log.join('\n')).toContain('return-not-understood');
});

it('forgets the customer’s words with the buyer', async () => {
  const order = required(await shop.backend.store.orders.getOrder(bought.id));
  await shop.backend.store.orders.forgetBuyer(order);
  expect(JSON.stringify(record())).not.toMatch(/Too wide|photos\.example/);
  expect(meta(`storefront_return_${number}`)).toBe('asked');
});
