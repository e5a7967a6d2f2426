import { beforeEach, expect, it, vi } from 'vitest';
import { NOTICE_LEASE_MS, NOTICE_RETRY_MS } from '../../../domain/core/limits.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { UnansweredMessage } from '../../../server/ports/messages.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const shop = await openShop({
  ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_CODE_TEMPLATE: 'code' },
  WHATSAPP_ORDER_TEMPLATES: 'placed=order_placed,sent=order_sent',
});
const { backend, orderMessages } = shop;
const messages = required(backend.messages ?? undefined);
const { plenty } = await findGoods(shop);
const mona = await shop.customer();
let id: number;

beforeEach(async () => {
  vi.useRealTimers();
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  orderMessages.length = 0;
  ({ id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)))));
});

const place = async () => {
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
  await afterAnswers();
};
const outcome = async () =>
  (await shop.outbox.all()).find(({ key }) => key === `order:${id}:placed:phone`)?.outcome;

function wait(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

it('sends news of an order to the number with which it was placed, with a link to it', async () => {
  await place();
  const { key = '' } = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
  expect(orderMessages).toMatchObject([
    {
      ...{ phone: '+201012345678', locale: 'en', kind: 'placed', path: `trackorder/${id}?key=${key}` },
      values: ['Mona', String(id), expect.stringMatching(/^[\d,.]+ EGP$/)],
    },
  ]);
});

it('sends nothing for which there is no template', async () => {
  await place();
  orderMessages.length = 0;
  expect((await mona.post('/api/wcPost/cancel_order', { order_id: id })).status).toBe(200);
  await afterAnswers();
  expect(orderMessages).toEqual([]);
});

it('sends a message that was refused again later, and once', async () => {
  vi.mocked(messages.sendNews).mockRejectedValueOnce(new Error('refused'));
  await place();
  expect(orderMessages).toEqual([]);
  wait(required(NOTICE_RETRY_MS[0]));
  await sendNotices(backend);
  await sendNotices(backend);
  expect(orderMessages).toHaveLength(1);
});

it('does not repeat a message that may have been sent', async () => {
  vi.mocked(messages.sendNews).mockRejectedValueOnce(new UnansweredMessage('no answer'));
  await place();
  wait(required(NOTICE_RETRY_MS[0]));
  await sendNotices(backend);
  expect(orderMessages).toEqual([]);
  expect(await outcome()).toBe('unknown');
  expect(shop.log.join()).toContain('notice-unknown');
});

it('does not repeat a message whose process was killed while sending', async () => {
  const { end } = backend.notices;
  const killed = vi
    .spyOn(backend.notices, 'end')
    .mockImplementation((notice, outcome) =>
      notice.channel === 'phone' ? Promise.reject(new Error('killed')) : end(notice, outcome),
    );
  await place();
  killed.mockRestore();
  expect(orderMessages).toHaveLength(1);
  wait(NOTICE_LEASE_MS + 1000);
  await sendNotices(backend);
  expect(orderMessages).toHaveLength(1);
  expect(await outcome()).toBe('unknown');
});
