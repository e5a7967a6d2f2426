import { afterEach, describe, expect, it, vi } from 'vitest';
import { PAY_HOURS } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { awaitedUntil, withPayment } from './paidPayment.js';

const settings = {
  paymentWays: [
    { key: 'cod', kind: 'cash', provider: null },
    { key: 'visa', kind: 'card', provider: 'geidea' },
    { key: 'wallet', kind: 'wallet', provider: 'geidea' },
    { key: 'kiosk', kind: 'kiosk', provider: 'paymob', hours: 48 },
  ],
} as unknown as Backend['settings'];

const PROOF = { text: '123', photo: null, at: '2026-11-24T10:00:00.000Z' };

afterEach(() => void vi.useRealTimers());

it('awaits money for the hours of its way, or of the shop', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00.000Z'), toFake: ['Date'] });
  expect(awaitedUntil({ settings }, 'kiosk')).toBe('2026-11-25T10:00:00.000Z');
  const usual = Date.now() + PAY_HOURS * 60 * 60 * 1000;
  expect(awaitedUntil({ settings }, 'visa')).toBe(new Date(usual).toISOString());
  expect(awaitedUntil({ settings }, 'unknown')).toBe(new Date(usual).toISOString());
});

describe('the payment of paid money', () => {
  const paid = (
    changes: Partial<Order>,
    provider: string | null,
    { way, isInCash = false }: { way?: string; isInCash?: boolean } = {},
  ) => {
    const deposit = isInCash ? { deposit: { due: 1, paid: 1 } } : {};
    const outcome = { kind: 'paid', status: 'processing', ...deposit } as unknown as Parameters<
      typeof withPayment
    >[2];
    const terms =
      way === undefined ? null : ({ way } as unknown as Parameters<typeof withPayment>[3]['terms']);
    const { payment, ...rest } = withPayment({ settings }, plainOrder(changes), outcome, { provider, terms });
    expect(rest).toEqual({ kind: 'paid', status: 'processing', ...deposit });
    expect(payment?.provider).toBe(provider);
    return payment;
  };
  const by = (way: string, provider: string | null): Partial<Order> => ({
    paymentMethod: 'card',
    payment: { way, provider, until: '2026-11-25T10:00:00.000Z', code: '12', proof: PROOF },
  });

  it('is the order’s, whose time is over', () => {
    expect(paid(by('wallet', 'geidea'), 'geidea')).toEqual({
      ...{ way: 'wallet', provider: 'geidea', until: null, code: '12', proof: PROOF },
    });
  });

  it('is that of the attempt that was paid', () => {
    expect(paid(by('wallet', 'geidea'), 'geidea', { way: 'visa' })?.way).toBe('visa');
    expect(paid(by('wallet', 'geidea'), 'geidea', { way: 'gone' })?.way).toBe('wallet');
    expect(paid(by('wallet', 'geidea'), 'geidea', { way: 'cod' })?.way).toBe('wallet');
  });

  it('is the first of another provider that has the money', () => {
    expect(paid(by('kiosk', 'paymob'), 'geidea')?.way).toBe('visa');
    expect(paid({}, 'geidea')).toMatchObject({ way: 'visa', code: null, proof: null });
    expect(paid(by('kiosk', 'paymob'), 'gone')?.way).toBe('card');
    expect(paid({ ...by('cod', 'geidea'), paymentMethod: 'cod' }, 'geidea')?.way).toBe('visa');
  });

  it('is cash if it is a deposit', () => {
    const order = { ...by('cod', 'geidea'), paymentMethod: 'cod' as const };
    expect(paid(order, 'geidea', { isInCash: true })?.way).toBe('cod');
    expect(paid(order, 'paymob', { isInCash: true, way: 'kiosk' })?.way).toBe('cod');
    expect(paid(by('visa', 'geidea'), 'geidea', { isInCash: true })?.way).toBe('cod');
    expect(paid(order, 'paymob', { isInCash: true, way: 'cod' })?.way).toBe('cod');
  });
});
