import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { listPaymentMethods, requirePaymentMethod } from './payments.js';

/** A shop whose store accepts these methods, with or without a card provider. */
function shopWith(accepted: readonly PaymentMethod[], hasProvider: boolean): Backend {
  const store = { acceptsPayment: (method: PaymentMethod) => Promise.resolve(accepted.includes(method)) };
  const settings = { cashRules: null };
  return { store, settings, payments: hasProvider ? { mode: 'live' } : null } as unknown as Backend;
}

describe('payment methods', () => {
  it.each<[string, PaymentMethod[], boolean, PaymentMethod[], string]>([
    ['cash and cards where the store accepts both', ['cod', 'card'], true, ['cod', 'card'], 'live'],
    ['only cards where the store takes no cash', ['card'], true, ['card'], 'live'],
    ['only cash where the store has turned cards off', ['cod'], true, ['cod'], 'off'],
    ['only cash without a card provider', ['cod', 'card'], false, ['cod'], 'off'],
    ['cash where there would be no payment method at all', [], true, ['cod'], 'off'],
  ])('offers %s', async (_, accepted, hasProvider, methods, mode) => {
    expect(await listPaymentMethods(shopWith(accepted, hasProvider))).toEqual({ methods, mode });
  });

  it('accepts orders only with an offered payment method', async () => {
    await expect(requirePaymentMethod(shopWith(['card'], true), 'cod')).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { payment_method: 'unknown' } },
    });
    await expect(requirePaymentMethod(shopWith(['cod', 'card'], false), 'card')).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
  });
});
