import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../domain/payment/orderPayment.js';
import type { Backend } from '../../ports/backend.js';
import { readPaymentWays } from '../../config/parsing/paymentWays.js';
import { geidea } from '../../adapters/geidea/provider.js';
import { listPaymentMethods, requireWay } from './ways.js';

/** A shop whose store accepts these methods, with or without a card provider. */
function shopWith(accepted: readonly PaymentMethod[], hasProvider: boolean): Backend {
  const store = { acceptsPayment: (method: PaymentMethod) => Promise.resolve(accepted.includes(method)) };
  const settings = { codRules: null, paymentWays: readPaymentWays(undefined, hasProvider ? [geidea] : []) };
  const payments = new Map(hasProvider ? [['geidea', { mode: 'live' }]] : []);
  return { store, settings, payments } as unknown as Backend;
}

describe('payment methods', () => {
  it.each<[string, PaymentMethod[], boolean, PaymentMethod[], string]>([
    ['cash and cards where the store accepts both', ['cod', 'card'], true, ['cod', 'card'], 'live'],
    ['only cards where the store takes no cash', ['card'], true, ['card'], 'live'],
    ['only cash where the store has turned cards off', ['cod'], true, ['cod'], 'off'],
    ['only cash without a card provider', ['cod', 'card'], false, ['cod'], 'off'],
    ['cash where there would be no payment method at all', [], true, ['cod'], 'off'],
  ])('offers %s', async (_, accepted, hasProvider, methods, mode) => {
    const { ways, ...offered } = await listPaymentMethods(shopWith(accepted, hasProvider));
    expect(offered).toEqual({ methods, mode });
    expect(ways.map(({ key }) => key)).toEqual(methods);
  });

  it('accepts orders only with an offered payment method', async () => {
    await expect(requireWay(shopWith(['card'], true), 'cod')).rejects.toMatchObject({
      code: 'invalid_fields',
      details: { fields: { payment_method: 'unknown' } },
    });
    await expect(requireWay(shopWith(['cod', 'card'], false), 'card')).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
  });
});
