import { expect, it, vi } from 'vitest';
import type { LetterKind } from '../../../domain/order/notices.js';
import type { Order } from '../../../domain/order/order.js';
import type { MessagesPort, NewsMessage } from '../../ports/messages.js';
import { orderMessageOf } from './orderMessage.js';

const VISIT = {
  service: 'pickup',
  branch: 'dokki',
  slot: { date: '2026-11-25', from: '10:00', to: '11:00' },
};
const ORDER = {
  ...{ id: 7, key: 'k', status: 'processing', locale: 'en', shippingTotal: 6000, adjustment: 0, fee: 0 },
  ...{ coupons: [], refunds: [], refunded: 0, confirmation: null, deposit: null, payment: null },
  ...{ items: [{ id: 1, quantity: 1, price: 94_000 }], shipment: { carrier: 'Bosta', number: '74' } },
  billing: { firstName: 'Mona', phone: '+201012345678' },
  delivery: { id: 'pickup:dokki', title: { en: 'Dokki' }, isPickup: true, arrives: null, visit: VISIT },
} as unknown as Order;

async function sent(kind: LetterKind, changes: object = {}, refundId?: number) {
  const sendNews = vi.fn((_message: NewsMessage) => Promise.resolve());
  const news = refundId === undefined ? { kind } : { kind, refundId };
  const order = { ...ORDER, ...changes };
  const shop = { publicUrl: 'https://shop.example' };
  await orderMessageOf({ sendNews } as unknown as MessagesPort, news, order, shop)?.();
  return sendNews.mock.calls[0]?.[0];
}
const linesOf = async (...news: Parameters<typeof sent>) => (await sent(...news))?.text.split('\n') ?? [];
const lastOf = async (...news: Parameters<typeof sent>) => (await sent(...news))?.values.at(-1);

const TIME = expect.stringMatching(/Nov\s25/) as string;
const LINK = 'https://shop.example/trackorder/7?key=k';

it('says what happened, where or with whom, and where to read more', async () => {
  for (const kind of ['placed', 'confirmed', 'moved', 'visit_soon'] as const)
    expect([kind, ...(await linesOf(kind))]).toEqual([kind, expect.stringContaining('7'), TIME, LINK]);
  expect(await linesOf('sent')).toEqual([expect.stringContaining('7'), 'Bosta 74', LINK]);
  expect(await linesOf('sent', { shipment: null })).toHaveLength(2);
  expect(await linesOf('delivered')).toHaveLength(2);
  expect(await linesOf('placed', { delivery: null })).toHaveLength(2);
});

it('ends its fixed text with carrier, time or amount', async () => {
  expect(await sent('placed')).toMatchObject({
    ...{ phone: '+201012345678', locale: 'en', kind: 'placed', path: 'trackorder/7?key=k' },
    values: ['Mona', '7', '1,000 EGP'],
  });
  expect(await lastOf('sent')).toBe('Bosta 74');
  expect(await lastOf('sent', { shipment: { carrier: 'Bosta', number: null } })).toBe('Bosta');
  expect(await lastOf('moved')).toEqual(TIME);
  expect(await lastOf('visit_soon')).toEqual(TIME);
  expect(await lastOf('moved', { delivery: null })).toBe('');
  const refunds = [{ id: 3, amount: 25_000 }];
  expect(await lastOf('refunded_part', { refunds }, 3)).toBe('250 EGP');
});

it('goes to nobody without a number, and not beside the request to confirm the order', async () => {
  expect(await sent('sent', { billing: null })).toBeUndefined();
  expect(await sent('sent', { billing: { ...ORDER.billing, phone: '' } })).toBeUndefined();
  const confirmation = { state: 'waiting', at: null, detail: null };
  expect(await sent('placed', { confirmation })).toBeUndefined();
  expect(await sent('confirmed', { confirmation })).toBeDefined();
});
