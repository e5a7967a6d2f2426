import { beforeEach, describe, expect, it } from 'vitest';
import { translateTo } from '../../../locales/serverIntl.js';
import { orderLinkToken } from '../../../server/actions/office/orderLink.js';
import { loadOfficeOrder } from '../../../server/actions/pages/office/officeOrder.js';
import { ORDER_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import { officePath } from '../../../domain/office/officeViews.js';
import { runCommandLine } from '../../support/runCommandLine.js';
import { ORDERS } from '../../../scripts/orders/manageOrders.js';
import { required } from '../../contract/support.js';
import { codeOf, orderOf, returnBody } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { BRANCH, openOfficeShop, PIECES } from './officeShop.js';

/* What the operator does with one order by its signed link. */

const shop = await openOfficeShop();
const { backend, step, orderNow, placed, recorded, subjects, plenty, mona, linkTo } = shop;

beforeEach(() => shop.clear());

const acts = async (id: number) => {
  const page = await loadOfficeOrder(backend, {
    ...{ locale: 'en', word: translateTo('en'), params: { token: linkTo(id) } },
    ...{ query: new URLSearchParams(), path: officePath(linkTo(id)) },
  });
  const props = required(page).pageProps;
  return props.state === 'open' ? props.work.steps.map(({ act }) => act) : [];
};
const freeTimes = async () =>
  (
    (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as { date: string; from: string }[]
  ).map(({ date, from }) => `${date}T${from}`);

it('sends, delivers and refunds an order, tells the customer each time, and records who did it', async () => {
  const id = await placed();
  expect(await acts(id)).toEqual(['send', 'deliver', 'note', 'cancel']);
  expect((await step(id, { act: 'send', carrier: ' Bosta ', number: '7400' })).status).toBe(200);
  expect(subjects()).toEqual([`Your order #${id} is on its way`]);
  expect((await step(id, { act: 'deliver' })).status).toBe(200);
  expect(await acts(id)).toEqual(['refund', 'note']);
  expect((await step(id, { act: 'refund', amount: '٥٠٫٢٥', text: 'A cap was missing' })).status).toBe(200);
  expect(await orderNow(id)).toMatchObject({ refunded: 5025, status: 'completed' });
  expect((await step(id, { act: 'refund', amount: '', text: '' })).status).toBe(200);
  expect(subjects()).toHaveLength(3);
  expect(await recorded(id)).toEqual([
    { act: 'send', by: 'link', detail: 'Bosta 7400' },
    { act: 'deliver', by: 'link', detail: null },
    { act: 'refund', by: 'link', detail: '50.25' },
    { act: 'refund', by: 'link', detail: null },
  ]);
});

it('cancels an order, whose goods come back, and changes nothing at a second press', async () => {
  const id = await placed();
  const { updatedAt: version } = await orderNow(id);
  const presses = await Promise.all([1, 2, 3].map(() => step(id, { act: 'cancel', version })));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(presses.filter(({ status }) => status === 409).map(codeOf)).toEqual([
    'order_changed',
    'order_changed',
  ]);
  expect(await shop.stockOf(plenty.id)).toBe(100);
  expect(subjects()).toEqual([`Your order #${id} was cancelled`]);
  expect(await recorded(id)).toHaveLength(1);
});

it('changes nothing of an order that has changed since the page was opened', async () => {
  const id = await placed();
  const { updatedAt: version } = await orderNow(id);
  await mona.post('/api/wcPost/cancel_order', { order_id: id });
  await afterAnswers();
  subjects();
  for (const fields of [
    { act: 'send', carrier: 'Bosta', number: '' },
    { act: 'note', text: 'It leaves today' },
    { act: 'cancel' },
  ])
    expect(codeOf(await step(id, { ...fields, version }))).toBe('order_changed');
  expect([await recorded(id), subjects(), await shop.stockOf(plenty.id)]).toEqual([[], [], 100]);
});

it('refuses a step for which the order is in no state', async () => {
  const id = await placed();
  for (const fields of [
    { act: 'refund', amount: '', text: '' },
    { act: 'approve' },
    { act: 'paid' },
    { act: 'confirm' },
  ])
    expect(codeOf(await step(id, fields))).toBe('step_not_possible');
  await step(id, { act: 'deliver' });
  expect(codeOf(await step(id, { act: 'refund', amount: '1000000', text: '' }))).toBe('step_not_possible');
  expect(await recorded(id)).toHaveLength(1);
});

it('writes a note once, and another one after it', async () => {
  const id = await placed();
  const texts = ['We call at 5 pm', 'We call at 5 pm', 'We call at 6 pm', 'We call at 5 pm'];
  const replies = [];
  for (const text of texts) replies.push((await step(id, { act: 'note', text })).status);
  expect(replies).toEqual([200, 409, 200, 200]);
  const { notes } = await backend.store.orders.readNotes(await orderNow(id));
  expect(notes.map(({ text }) => text)).toEqual(['We call at 5 pm', 'We call at 6 pm', 'We call at 5 pm']);
  expect(JSON.stringify(await recorded(id)), 'the record outlives the words').not.toContain('pm');
});

it('moves an appointment, with its place, whatever the hour, and tells the customer', async () => {
  const [first = '', later = '', third = ''] = await freeTimes();
  const id = await placed({ shipping_method: `pickup:${BRANCH}`, slot: first });
  expect(await acts(id)).toEqual(['deliver', 'visit', 'note', 'cancel']);
  expect((await step(id, { act: 'visit', slot: later })).status).toBe(200);
  expect((await orderNow(id)).delivery?.visit?.slot).toMatchObject({ from: later.slice(11) });
  expect(subjects()).toHaveLength(1);
  expect(codeOf(await step(id, { act: 'visit', slot: later }))).toBe('step_not_possible');
  expect(codeOf(await step(id, { act: 'visit', slot: '2020-01-01T10:00' }))).toBe('slot_taken');
  const taken = await backend.bookings.listTaken(BRANCH, '2020-01-01');
  expect(taken.map(({ date, from, taken: count }) => [`${date}T${from}`, count])).toEqual([[later, 1]]);
  const open = () => Promise.resolve(backend);
  const tools = { database: shop.database, print: () => undefined, log: () => undefined, open };
  expect(await runCommandLine(ORDERS, ['visit', String(id), third], tools)).toBe(0);
  expect(await recorded(id)).toEqual([
    { act: 'visit', by: 'link', detail: later },
    { act: 'visit', by: 'command', detail: third },
  ]);
});

it('answers a return once, and only one of this order', async () => {
  const id = await placed();
  await step(id, { act: 'deliver' });
  const order = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
  expect((await mona.post('/api/wcPost/return', returnBody(order))).status).toBe(201);
  await afterAnswers();
  subjects();
  const [request] = await backend.returns.listOfOrder(id);
  const answer = { act: 'accept', return_id: String(request?.id), text: 'Bring it by' };
  expect(await acts(id)).toEqual(['accept', 'refuse', 'received', 'refund', 'note']);
  expect(codeOf(await step(await placed(), answer))).toBe('step_not_possible');
  expect((await step(id, answer)).status).toBe(200);
  expect(codeOf(await step(id, answer))).toBe('order_changed');
  expect(subjects()).toHaveLength(1);
  expect(await acts(id)).toEqual(['refuse', 'received', 'refund', 'note']);
  expect((await recorded(id)).slice(1)).toEqual([{ act: 'accept', by: 'link', detail: String(request?.id) }]);
});

describe('the door', () => {
  it.each([
    [{ act: 'send', carrier: ' ', number: '' }, 'carrier'],
    [{ act: 'send', carrier: 'x'.repeat(61), number: '' }, 'carrier'],
    [{ act: 'send', carrier: '<b>', number: '' }, 'carrier'],
    [{ act: 'note', text: '\u200b' }, 'text'],
    [{ act: 'note', text: 'x'.repeat(1001) }, 'text'],
    [{ act: 'refund', amount: '0', text: '' }, 'amount'],
    [{ act: 'refund', amount: '-5', text: '' }, 'amount'],
    [{ act: 'refund', amount: 'all', text: '' }, 'amount'],
    [{ act: 'visit', slot: 'tomorrow' }, 'slot'],
    [{ act: 'accept', return_id: '', text: '' }, 'return_id'],
    [{ act: 'explode' }, 'act'],
    [{ act: 'cancel', version: 'now' }, 'version'],
  ])('names the field that is wrong, and changes nothing: %j', async (fields, field) => {
    const id = await placed();
    const reply = await step(id, fields);
    expect([reply.status, Object.keys((reply.body as { fields: object }).fields)]).toEqual([400, [field]]);
    expect(await recorded(id)).toEqual([]);
  });

  it('opens to nobody without the link of this very order', async () => {
    const [id, other] = [await placed(), await placed()];
    const { linkSecret } = backend.settings.orders;
    for (const link of [
      linkTo(id).replace(String(id), String(other)),
      orderLinkToken('another secret', id),
      orderLinkToken(linkSecret, id, Date.now() - ORDER_LINK_LIFE_MS),
      `${linkTo(id)}0`,
    ])
      expect(codeOf(await step(id, { act: 'cancel' }, link))).toBe('order_not_found');
    expect((await orderNow(id)).status).toBe('processing');
  });

  it('is closed in front of a store, whose admin has the orders', async () => {
    const id = await placed();
    const { orders } = backend.settings;
    const { storeUrl } = orders;
    orders.storeUrl = 'https://s.example';
    expect(codeOf(await step(id, { act: 'cancel' }))).toBe('order_not_found');
    orders.storeUrl = storeUrl;
  });
});

it('takes back the goods that an approval needs, or says that there are too few', async () => {
  const id = await placed();
  await shop.orders.setStatus(id, 'on-hold');
  await shop.orders.forgetStock(id);
  await shop.items.setStock(PIECES - 1, plenty.id);
  expect(codeOf(await step(id, { act: 'approve' }))).toBe('insufficient_stock');
  await shop.items.setStock(PIECES, plenty.id);
  expect((await step(id, { act: 'approve' })).status).toBe(200);
  expect(await shop.stockOf(plenty.id)).toBe(0);
});
