import { expect, it } from 'vitest';
import { signCallback, signRefund, signSession, timestampOf } from './signature.js';

const KEYS = { publicKey: '11111111-2222-3333-4444-555555555555', password: 'test-api-password' };
const PAYMENT = {
  amount: 185_000,
  currency: 'EGP',
  reference: 'WC-1042',
  timestamp: '2/21/2024 5:16:48 AM',
  orderId: '6ea00782-957a-459b-9ff7-08db103ef12c',
  status: 'Success',
};

it('signs a session as Geidea’s own plugins do', () => {
  expect(signSession(KEYS, PAYMENT)).toBe('2G3zFFdJ1C5GyDtB6fYpTBfil2HpaqYEd8u7sCw4xuU=');
});

it('signs a callback as Geidea’s own plugins do', () => {
  expect(signCallback(KEYS, PAYMENT)).toBe('GSZb8e1t/oAk5Y/moA/HLKDSC2zR+yPtVAlgm2ZqD8Q=');
});

it('signs a refund as Geidea’s own plugins do', () => {
  expect(signRefund(KEYS, PAYMENT)).toBe('fiJtAK81fB8elet95RNTH6coUyoeMzyVtn1I9SCm5uI=');
});

it.each(['amount', 'currency', 'orderId', 'status', 'reference', 'timestamp'] as const)(
  'creates another signature for another %s',
  (part) => {
    const changed = { ...PAYMENT, [part]: part === 'amount' ? 1 : 'another' };
    expect(signCallback(KEYS, changed)).not.toBe(signCallback(KEYS, PAYMENT));
  },
);

it.each([
  ['2024-02-21T05:16:48Z', '2/21/2024 5:16:48 AM'],
  ['2024-12-01T00:00:09Z', '12/1/2024 12:00:09 AM'],
  ['2024-12-01T12:30:00Z', '12/1/2024 12:30:00 PM'],
  ['2024-12-01T23:05:07Z', '12/1/2024 11:05:07 PM'],
])('formats the amount %s as %s', (moment, text) => {
  expect(timestampOf(new Date(moment))).toBe(text);
});
