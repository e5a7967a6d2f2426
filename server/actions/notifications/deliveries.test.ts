import { describe, expect, it, vi } from 'vitest';
import type { NoticeKind } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { deliveryOf, isChannelOpen } from './deliveries.js';

const BILLING = {
  ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', email: 'mona@example.com' },
  ...{ governorate: 'EGC', city: 'Cairo', address1: '1 Street', address2: '', notes: '' },
};
const ORDER = plainOrder({ billing: BILLING });

function open(tellsOf: ((kind: string) => boolean) | null = () => true) {
  const sendNews = vi.fn((_message: { kind: string }) => Promise.resolve());
  const settings = { publicUrl: 'https://shop.example', orders: { email: null }, contactEmail: null };
  const messages = tellsOf && { sendNews, tellsOf };
  return { backend: { messages, settings } as unknown as Backend, sendNews };
}

const byPhone = (backend: Backend, kind: NoticeKind, order: Order = ORDER) =>
  deliveryOf(backend, { kind, key: 'k', channel: 'phone' }, order);

describe('news to a number', () => {
  it('is sent to the number of the order', async () => {
    const { backend, sendNews } = open();
    await (
      await byPhone(backend, 'sent')
    )?.();
    expect(sendNews.mock.calls).toMatchObject([[{ kind: 'sent', phone: BILLING.phone }]]);
  });

  it('reaches nobody in a shop that sends no messages', async () => {
    const { backend } = open(null);
    for (const kind of ['placed', 'sent', 'confirm', 'confirm_by_code', 'remind'] as const)
      expect(await byPhone(backend, kind), kind).toBeNull();
  });

  it('reaches nobody without a number', async () => {
    const { backend } = open();
    for (const billing of [null, { ...BILLING, phone: '' }])
      for (const kind of ['sent', 'confirm', 'remind'] as const)
        expect(await byPhone(backend, kind, plainOrder({ billing }))).toBeNull();
  });

  it('is nothing that only the operator is told', async () => {
    const { backend } = open();
    for (const kind of ['not_delivered', 'came_back', 'transfer_reported'] as const)
      expect(await byPhone(backend, kind), kind).toBeNull();
  });
});

describe('letters about an order', () => {
  const mailed = (channel: 'mail' | 'operator', kind: NoticeKind, order: Order = ORDER) =>
    deliveryOf(open().backend, { kind, key: 'k', channel }, order);

  it('go to nobody without an address, and do not ask to confirm', async () => {
    expect(await mailed('mail', 'sent', plainOrder())).toBeNull();
    expect(await mailed('mail', 'sent', plainOrder({ billing: { ...BILLING, email: null } }))).toBeNull();
    expect(await mailed('mail', 'confirm')).toBeNull();
  });

  it('go to no operator who has set no address', async () => {
    expect(await mailed('operator', 'placed')).toBeNull();
    expect(await mailed('operator', 'transfer_reported')).toBeNull();
  });
});

describe('a channel', () => {
  const isOpen = (
    channel: 'mail' | 'phone' | 'operator',
    kind: NoticeKind,
    settings: object,
    tells = true,
  ) => {
    const shop = { ...open(() => tells).backend, settings } as unknown as Backend;
    return isChannelOpen(shop, { kind, channel });
  };
  const NONE = { contactEmail: null, orders: { email: null }, writesLetters: false };
  const ALL = { contactEmail: 'a@shop.example', orders: { email: 'o@shop.example' }, writesLetters: true };

  it.each([
    ['mail', 'sent', ALL, true],
    ['mail', 'sent', NONE, false],
    ['operator', 'placed', ALL, true],
    ['operator', 'not_delivered', ALL, true],
    ['operator', 'placed', NONE, false],
    ['operator', 'sent', ALL, false],
    ['operator', 'transfer_reported', ALL, true],
    ['operator', 'transfer_reported', { ...ALL, contactEmail: null }, false],
  ] as const)('of %s tells of %s where its address is set: %#', (channel, kind, settings, expected) => {
    expect(isOpen(channel, kind, settings)).toBe(expected);
  });

  it('of messages tells what the operator has templates for, and always asks to confirm', () => {
    expect(isOpen('phone', 'sent', NONE)).toBe(true);
    expect(isOpen('phone', 'sent', NONE, false)).toBe(false);
    expect(isOpen('phone', 'confirm', NONE, false)).toBe(true);
    const silent = open(null).backend;
    expect(isChannelOpen(silent, { kind: 'confirm', channel: 'phone' })).toBe(false);
  });
});
