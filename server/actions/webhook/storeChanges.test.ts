import { createHmac } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import { handleWebhook } from './storeChanges.js';

const SECRET = 'a secret of webhooks';
const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('base64');

function open(webhookSecret: string | null = SECRET) {
  const counts = new Map<string, number>();
  const countEvent = vi.fn((key: string, _seconds: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return Promise.resolve({ count });
  });
  const backend = { settings: { webhookSecret }, state: { countEvent, leaveNotes: vi.fn() } };
  const send = (topic: string | null, message: unknown, signature?: string | null) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const given = signature === undefined ? sign(body) : signature;
    const contentType = 'application/json';
    return handleWebhook(backend as unknown as Backend, { body, topic, contentType, signature: given });
  };
  return { send, countEvent, backend };
}
afterEach(() => void vi.useRealTimers());

it('works once for an order that the store sends twice, and never for a cart', async () => {
  const { send } = open();
  const order = { id: 7, status: 'processing', date_modified: '2026-01-01' };
  expect(await send('order.updated', order)).toBeTypeOf('function');
  expect(await send('order.updated', order)).toBeNull();
  expect(await send('order.updated', { ...order, status: 'completed' })).toBeTypeOf('function');
  expect(await send('order.created', { id: 8, status: 'pending-cart' })).toBeNull();
});

it('remembers a dated message for a day, and a deletion for a minute', async () => {
  const { send, countEvent } = open();
  await send('order.updated', { id: 7, status: 'processing', date_modified: '2026-01-01' });
  await send('order.deleted', { id: 7 });
  expect(countEvent.mock.calls.map(([, seconds]) => seconds)).toEqual([24 * 60 * 60, 60]);
  const [first = '', second = ''] = countEvent.mock.calls.map(([key]) => key);
  expect(first).toMatch(/^webhook [0-9a-f]{64}$/);
  expect(second).not.toBe(first);
});

it('takes an id in digits as a number, and nothing else', async () => {
  const { send } = open();
  expect(await send('order.deleted', { id: '7' })).toBeTypeOf('function');
  for (const id of ['x', -1, 1.5, null]) await expectShopError(send('order.deleted', { id }), 'bad_request');
  await expectShopError(send('product.updated', { name: 'Tyre' }), 'bad_request');
  await expectShopError(send('product.updated', 'no JSON'), 'bad_request');
});

it('does nothing for what the shop does not store, and for records that are gone', async () => {
  const { send, countEvent } = open();
  expect(await send('customer.created', { id: 7 })).toBeNull();
  expect(await send(null, { id: 7 })).toBeNull();
  expect(await send('order.updated', { code: 'gone', message: 'No such order' })).toBeNull();
  expect(countEvent).not.toHaveBeenCalled();
});

it('is told apart by its signature', async () => {
  const { send } = open();
  await expectShopError(send('order.updated', { id: 7 }, 'wrong'), 'wrong_signature');
  await expectShopError(send('order.updated', { id: 7 }, null), 'wrong_signature');
  await expectShopError(open(null).send('order.updated', { id: 7 }), 'not_found');
});

it('takes a notice of the plugin for five minutes before or after its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const { send } = open();
  const notice = (ageS: number) =>
    send(null, { products: [], categories: [], content: true, sent_at: 1_800_000_000 - ageS });
  await expectShopError(notice(301), 'wrong_signature');
  await expectShopError(notice(-301), 'wrong_signature');
});
