import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../domain/payment/orderPayment.js';
import { PAY_HOURS } from '../../../domain/core/limits.js';
import type { Backend } from '../../ports/backend.js';
import { PaymentWaysSetting, readPaymentWays } from '../../config/parsing/paymentWays.js';
import { geidea } from '../../adapters/geidea/provider.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import type { StoreWay } from '../../ports/store.js';
import {
  defaultProvider,
  knownWays,
  listPaymentMethods,
  listWays,
  requireFee,
  requireProvider,
  requireWay,
  takesAnyInCash,
} from './ways.js';

/** A shop whose store accepts these methods, with or without a card provider. */
function shopWith(accepted: readonly PaymentMethod[], hasProvider: boolean): Backend {
  const store = { acceptsPayment: (method: PaymentMethod) => Promise.resolve(accepted.includes(method)) };
  const settings = { codRules: null, paymentWays: readPaymentWays(undefined, hasProvider ? [geidea] : []) };
  const payments = new Map(hasProvider ? [['geidea', { mode: 'live' }]] : []);
  return { store, settings, payments } as unknown as Backend;
}

it.each<[string, object, boolean]>([
  ['cash without bounds', {}, true],
  ['rules for cash', { codRules: { confirmation: null } }, false],
  [
    'cards alone',
    { paymentWays: readPaymentWays(undefined, [geidea]).filter(({ kind }) => kind === 'card') },
    false,
  ],
  [
    'cash up to a total',
    { paymentWays: readPaymentWays(undefined, []).map((way) => ({ ...way, max: 1_000_00 })) },
    false,
  ],
])('knows whether any order may be paid in cash: %s', async (_, own, takes) => {
  const shop = shopWith(['cod', 'card'], true);
  expect(await takesAnyInCash({ ...shop, settings: Object.assign({}, shop.settings, own) })).toBe(takes);
});

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

describe('the ways to pay of a store', () => {
  const storeWay = (changes: Partial<StoreWay>): StoreWay => ({
    ...{ key: 'bacs', kind: 'transfer', name: null, text: null, payTo: { en: 'Bank' }, isOn: true },
    ...changes,
  });
  /** Its operator has left the ways to pay to the store. */
  const storeShop = (ways: readonly StoreWay[], accepted: readonly PaymentMethod[]): Backend => {
    const shop = shopWith(accepted, true);
    return {
      ...shop,
      store: { ...shop.store, listWays: () => Promise.resolve(ways) },
      settings: { ...shop.settings, hasStoreWays: true },
    };
  };
  const keys = (ways: readonly PaymentWay[]) => ways.map(({ key }) => key);

  it('are those that it has on, and cards if it accepts them', async () => {
    const ways = [storeWay({}), storeWay({ key: 'cod', kind: 'cash', isOn: false })];
    expect(keys(await listWays(storeShop(ways, ['card'])))).toEqual(['bacs', 'card']);
    expect(keys(await listWays(storeShop(ways, [])))).toEqual(['bacs']);
    const [transfer] = await listWays(storeShop(ways, []));
    expect(transfer).toMatchObject({ kind: 'transfer', payTo: { en: 'Bank' }, hours: PAY_HOURS });
  });

  it('are known for orders of before, also while they are off', async () => {
    const ways = [storeWay({ isOn: false }), storeWay({ key: 'cod', kind: 'cash', isOn: false })];
    expect(keys(await knownWays(storeShop(ways, [])))).toEqual(['bacs', 'cod', 'card']);
    expect(keys(await knownWays(shopWith([], true)))).toEqual(['cod', 'card']);
  });
});

describe('a way to pay', () => {
  const provider = { ...geidea, kinds: ['card', 'wallet'] } as const;
  const ways = (offered: readonly object[]) =>
    readPaymentWays(parse(PaymentWaysSetting, JSON.stringify(offered)), [provider]);
  const shopOf = (offered: readonly object[]): Backend => {
    const shop = shopWith(['cod', 'card', 'later'], true);
    return { ...shop, settings: { ...shop.settings, paymentWays: ways(offered) } };
  };

  it('is found by its key', async () => {
    const shop = shopOf([{ kind: 'cash' }, { kind: 'card' }, { kind: 'wallet' }]);
    expect(await requireWay(shop, 'wallet')).toMatchObject({ key: 'wallet', kind: 'wallet' });
    const payments = new Map();
    await expect(requireWay({ ...shop, payments }, 'card')).rejects.toMatchObject({
      code: 'payment_unavailable',
    });
    await expect(requireWay({ ...shop, payments }, 'wallet')).rejects.toMatchObject({
      code: 'invalid_fields',
    });
    await expect(requireWay(shopOf([{ kind: 'cash' }]), 'card')).rejects.toMatchObject({
      code: 'invalid_fields',
    });
  });

  it('costs its fee between its bounds, and is not possible outside', () => {
    const [way] = ways([{ kind: 'cash', min: 100, max: 200, fee: 5 }]);
    if (way === undefined) throw new Error('There is no way');
    expect([requireFee(way, 10_000), requireFee(way, 20_000)]).toEqual([500, 500]);
    for (const total of [9999, 20_001])
      expect(() => requireFee(way, total)).toThrow(expect.objectContaining({ code: 'way_not_possible' }));
  });

  it('is told with what limits cash, as far as cash is offered', async () => {
    const codRules = { confirmation: { remindHours: 24, cancelHours: 48 } };
    const told = async (accepted: readonly PaymentMethod[], rules: object | null) => {
      const shop = shopWith(accepted, true);
      const settings = { ...shop.settings, codRules: rules } as Backend['settings'];
      const { cash_rules, confirms_cash } = await listPaymentMethods({ ...shop, settings });
      return [cash_rules, confirms_cash];
    };
    expect(await told(['cod', 'card'], codRules)).toEqual([true, true]);
    expect(await told(['cod', 'card'], { confirmation: null })).toEqual([true, undefined]);
    expect(await told(['card'], codRules)).toEqual([undefined, undefined]);
    expect(await told(['cod'], null)).toEqual([undefined, undefined]);
  });
});

describe('a payment provider', () => {
  it('is that of the cards unless another is asked for, and must be there', () => {
    const shop = shopWith([], true);
    const [port] = shop.payments.values();
    expect([requireProvider(shop, null), requireProvider(shop, 'geidea')]).toEqual([port, port]);
    expect(() => requireProvider(shop, 'gone')).toThrow(
      expect.objectContaining({ code: 'payment_unavailable' }),
    );
    expect(() => requireProvider(shopWith([], false), null)).toThrow(
      expect.objectContaining({ code: 'payment_unavailable' }),
    );
  });

  it('is the first one where no way to pay names it', () => {
    const shop = shopWith([], true);
    const inCash = { ...shop.settings, paymentWays: readPaymentWays(undefined, []) };
    expect(defaultProvider({ ...shop, settings: inCash })).toBe('geidea');
    expect(defaultProvider(shop)).toBe('geidea');
    expect(defaultProvider(shopWith([], false))).toBeNull();
  });
});
