import { describe, expect, it } from 'vitest';
import type { Billing } from '../../../domain/order/order.js';
import { buttonPayload, confirmationCode, orderOfPayload } from './proofs.js';

const SETTINGS = { codeSecret: 'a secret of the tests' };
const BILLING: Billing = {
  ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC', city: 'Cairo' },
  ...{ address1: '1 Street', address2: null, email: null, notes: null },
};
const ORDER = { id: 10_001, key: 'k'.repeat(32), billing: BILLING };
const OTHERS = [
  { ...ORDER, id: 10_002 },
  { ...ORDER, key: 'l'.repeat(32) },
  { ...ORDER, billing: { ...BILLING, phone: '+201012345679' } },
  { ...ORDER, billing: null },
];

describe('the code of an order', () => {
  it('has six digits, with leading zeros', () => {
    const codes = Array.from({ length: 300 }, (_, id) => confirmationCode(SETTINGS, { ...ORDER, id }));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(290);
  });

  it('is the same again, and another one for another order, number, key or shop', () => {
    const code = confirmationCode(SETTINGS, ORDER);
    expect(confirmationCode(SETTINGS, { ...ORDER, billing: { ...BILLING, city: 'Giza' } })).toBe(code);
    for (const other of OTHERS) expect(confirmationCode(SETTINGS, other)).not.toBe(code);
    expect(confirmationCode({ codeSecret: 'another' }, ORDER)).not.toBe(code);
  });
});

it('a proof that was sent stays valid when the shop is updated', () => {
  expect(confirmationCode(SETTINGS, ORDER)).toBe('720405');
  expect(buttonPayload(SETTINGS, ORDER)).toBe('confirm.10001.b3plQUn1S-af68f3aIrM0A');
});

describe('the payload of a button', () => {
  it('names its order, by a proof of its own', () => {
    const payload = buttonPayload(SETTINGS, ORDER);
    expect(payload).toMatch(/^confirm\.10001\.[\w-]{22}$/);
    expect(orderOfPayload(payload)).toBe(10_001);
    for (const other of OTHERS) {
      expect(buttonPayload(SETTINGS, other).split('.')[2]).not.toBe(payload.split('.')[2]);
    }
    expect(buttonPayload({ codeSecret: 'another' }, ORDER)).not.toBe(payload);
  });

  it.each([
    '',
    'confirm',
    'confirm.x.y',
    `x${buttonPayload(SETTINGS, ORDER)}`,
    `${buttonPayload(SETTINGS, ORDER)}x`,
  ])('is none: %s', (text) => {
    expect(orderOfPayload(text)).toBeNull();
  });
});
