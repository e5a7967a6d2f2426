import { expect, it } from 'vitest';
import { RETURN_STATES, type ReturnRequest } from '../../../domain/returns/returns.js';
import type { Order } from '../../../domain/order/order.js';
import { returnLetter } from './returnLetter.js';
import { transferLetter } from './transferLetter.js';

const line = (id: number, name: string) => ({
  id,
  name: { en: name },
  quantity: 4,
  price: 50_000,
  image: null,
});
const ORDER = {
  ...{ id: 7, key: 'k', locale: null, items: [line(1, 'Mat'), line(2, 'Cover')], shippingTotal: 6000 },
  ...{ adjustment: 0, fee: 0, coupons: [], billing: { firstName: 'Mona' } },
} as unknown as Order;
const REQUEST: ReturnRequest = {
  ...{ id: 3, orderId: 7, text: null, photo: null, askedAt: '', answer: 'Bring it to Dokki.' },
  ...{ lines: [{ lineItemId: 2, quantity: 2 }], reason: 'fit', state: 'accepted', answeredAs: 'accepted' },
};
const SHOP = { publicUrl: 'https://shop.example', shopName: { en: 'Rasfa' } };
const letterOf = (kind: ReturnRequest['state'], order: Partial<Order> = {}) =>
  returnLetter(kind, { ...ORDER, ...order }, REQUEST, SHOP);

it('names what comes back, in the language of the order or the shop’s own', () => {
  const { text } = letterOf('accepted');
  expect(text).toContain('Hello Mona');
  expect(text).toContain('- Cover\n  2 pieces × 500 EGP: 1,000 EGP');
  expect(text).not.toContain('Mat');
  expect(text).toContain('https://shop.example/trackorder/7?key=k');
  expect(letterOf('accepted', { locale: 'ar' }).text).toContain('https://shop.example/ar/trackorder/7');
});

it('tells the operator’s words with the decision with which they came', () => {
  const told = RETURN_STATES.filter((kind) => letterOf(kind).text.includes('Bring it to Dokki.'));
  expect(told).toEqual(['accepted']);
  expect(new Set(RETURN_STATES.map((kind) => letterOf(kind).subject)).size).toBe(4);
  expect(new Set(RETURN_STATES.map((kind) => letterOf(kind).messageId)).size).toBe(4);
});

it('tells the operator of a transfer in every language, in the words of the customer', () => {
  const proof = { text: 'Ref 99', photo: 'https://photos.example/1', at: '2026-11-23T10:00:00.000Z' };
  const { subject, text, messageId } = transferLetter(ORDER, proof, SHOP);
  expect(subject.split(' · ')).toHaveLength(2);
  const parts = text.split('\n\n---\n\n');
  expect(parts).toHaveLength(2);
  for (const part of parts) expect(part).toContain('Ref 99\nhttps://photos.example/1');
  expect(messageId).toMatch(/^<transfer-7-[0-9a-f]{16}@shop\.example>$/);
  expect(transferLetter(ORDER, { ...proof, at: '2026-11-24' }, SHOP).messageId).not.toBe(messageId);
  expect(transferLetter(ORDER, { ...proof, text: null, photo: null }, SHOP).text).toContain('–');
});
