import { describe, expect, it, vi } from 'vitest';
import type { CashRules } from '../../../domain/checkout/cashRules.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import { readPaymentWays } from '../../config/parsing/paymentWays.js';
import { geidea } from '../../adapters/geidea/provider.js';
import type { Backend } from '../../ports/backend.js';
import { mayPayCash, requireCashByRules } from './cashRules.js';

const NONE: CashRules = {
  ...{ max: null, firstOrderMax: null, notIn: [], refusalsMax: null, deposit: null, confirmation: null },
};
const ORDER = { customerId: 7, governorate: 'EGC', total: 100_000 };
const RECEIVED = plainOrder({ status: 'completed' });
const REFUSED = plainOrder({ status: 'failed' });
const DEPOSIT = { deposit: { above: 50_000, percent: 20 } };

interface Given {
  rules?: Partial<CashRules> | null;
  past?: Order[];
  hasProvider?: boolean;
  takesCards?: boolean;
}

function openShop({ rules = {}, past = [], hasProvider = true, takesCards = true }: Given) {
  const listOrders = vi.fn(() => Promise.resolve(past));
  const acceptsPayment = vi.fn(() => Promise.resolve(takesCards));
  const providers = hasProvider ? [geidea] : [];
  const backend = {
    store: { orders: { listOrders }, acceptsPayment },
    settings: {
      codRules: rules && { ...NONE, ...rules },
      paymentWays: readPaymentWays(undefined, providers),
    },
    payments: new Map(hasProvider ? [['geidea', {}]] : []),
  } as unknown as Backend;
  return { backend, listOrders, acceptsPayment };
}

const termsOf = async (given: Given, total = ORDER.total) => {
  const { backend } = openShop(given);
  const caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false } as const;
  const terms = await mayPayCash(backend, caller, { governorate: 'EGC', total });
  const order = requireCashByRules(backend, { ...ORDER, total });
  if (terms.refusal === null) expect(await order).toBe(terms.deposit);
  else await expect(order).rejects.toMatchObject({ code: 'cash_not_possible' });
  return terms;
};

describe('cash on delivery', () => {
  it.each<[string, Given, unknown]>([
    ['without rules', { rules: null, past: [REFUSED] }, null],
    ['with rules that exclude nothing', { past: [REFUSED] }, null],
    ['up to the highest total', { rules: { max: 100_000 } }, null],
    ['not above it', { rules: { max: 99_999 } }, { reason: 'max', max: 99_999 }],
    ['not where none is collected', { rules: { notIn: ['EGALX', 'EGC'] } }, { reason: 'governorate' }],
    ['elsewhere', { rules: { notIn: ['EGALX'] } }, null],
    ['not high at first', { rules: { firstOrderMax: 99_999 } }, { reason: 'first_order', max: 99_999 }],
    [
      'not high after refusals only',
      { rules: { firstOrderMax: 1 }, past: [REFUSED] },
      { reason: 'first_order', max: 1 },
    ],
    ['up to the highest first total', { rules: { firstOrderMax: 100_000 } }, null],
    [
      'high after an order that was received',
      { rules: { firstOrderMax: 1 }, past: [REFUSED, RECEIVED] },
      null,
    ],
    ['after few refusals', { rules: { refusalsMax: 1 }, past: [REFUSED, RECEIVED] }, null],
    ['not after many', { rules: { refusalsMax: 1 }, past: [REFUSED, REFUSED] }, { reason: 'refusals' }],
    [
      'after failed payments, which are no refusals',
      {
        rules: { refusalsMax: 0 },
        past: [plainOrder({ status: 'failed', paymentMethod: 'card' }), RECEIVED],
      },
      null,
    ],
  ])('is possible %s', async (_, given, refusal) => {
    expect((await termsOf(given)).refusal).toEqual(refusal);
  });

  it('asks for past orders only where a rule needs them', async () => {
    const asked = async (rules: Partial<CashRules>) => {
      const { backend, listOrders } = openShop({ rules });
      await requireCashByRules(backend, ORDER).catch(() => null);
      return listOrders.mock.calls;
    };
    expect(await asked({ firstOrderMax: 100_000, max: 200_000 })).toEqual([]);
    const statuses = ['completed', 'failed'];
    expect(await asked({ firstOrderMax: 1 })).toEqual([[{ customerId: 7, statuses }]]);
    expect(await asked({ refusalsMax: 1 })).toHaveLength(1);
  });
});

describe('a deposit', () => {
  it.each<[string, Given, number, number | null]>([
    ['is due above the limit', { rules: DEPOSIT }, 50_001, 10_000],
    ['is not due up to it', { rules: DEPOSIT }, 50_000, null],
    ['is not due without a rule', {}, 100_000, null],
    ['is not due without rules', { rules: null }, 100_000, null],
    ['cannot be paid without a provider', { rules: DEPOSIT, hasProvider: false }, 100_000, null],
    ['cannot be paid while the store takes no cards', { rules: DEPOSIT, takesCards: false }, 100_000, null],
    ['is not due where cash is refused', { rules: { ...DEPOSIT, max: 1 } }, 100_000, null],
  ])('%s', async (_, given, total, deposit) => {
    expect((await termsOf(given, total)).deposit).toBe(deposit);
  });

  it('asks the store whether it takes cards of the provider, if one is due', async () => {
    const { backend, acceptsPayment } = openShop({ rules: DEPOSIT });
    await requireCashByRules(backend, ORDER);
    expect(acceptsPayment).toHaveBeenCalledWith('card', 'geidea');
    const free = openShop({ rules: { max: 100_000 } });
    await requireCashByRules(free.backend, ORDER);
    expect(free.acceptsPayment).not.toHaveBeenCalled();
  });
});
