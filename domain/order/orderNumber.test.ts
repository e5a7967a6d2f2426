import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { OrderNumber } from './orderNumber.js';

const parsed = (text: string) => {
  const result = safeParse(OrderNumber, text);
  return result.success ? result.output : result.issues[0].message;
};

it.each([
  '10001',
  ' #10001 ',
  '١٠٠٠١',
  '#۱۰۰۰۱',
  '\u2066#10001\u2069',
  'Order 10001',
  'Order no. 10001.',
  'رقم الطلب: ١٠٠٠١',
  '10,001',
  '١٠٬٠٠١',
  '10 001',
  '0010001',
  'https://shop.example/ar/trackorder/10001?key=Zk3x9',
  'https://shop.example/thanks-cod/10001?key=77',
])('reads %j as order 10001', (text) => expect(parsed(text)).toBe(10001));

it.each([
  ['', 'required'],
  [' \u200f ', 'required'],
  ['my order', 'invalid_order'],
  ['10001 10002', 'invalid_order'],
  ['10001/2', 'invalid_order'],
  ['0', 'invalid_order'],
  ['9'.repeat(17), 'invalid_order'],
  ['1'.repeat(301), 'too_long'],
])('rejects %j with %s', (text, code) => expect(parsed(text)).toBe(code));
