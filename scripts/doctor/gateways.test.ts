import { expect, it } from 'vitest';
import type { Gateway } from '../../server/adapters/woocommerce/order/storeWays.js';
import { geidea } from '../../server/adapters/geidea/provider.js';
import { PaymentWaysSetting, readPaymentWays } from '../../server/config/paymentWays.js';
import * as v from 'valibot';
import { examineGateways } from './gateways.js';

const gateway = (id: string, title: string, changes: Partial<Gateway> = {}): Gateway => ({
  ...{ id, enabled: true, title, description: '' },
  settings: { title: { default: '' }, instructions: { value: '' } },
  storefront: { texts: {}, accounts: [], usual_description: '' },
  ...changes,
});
const GATEWAYS = [
  gateway('bacs', 'To our bank'),
  gateway('cheque', 'Cheque', { enabled: false }),
  gateway('cod', 'Cash'),
  gateway('stripe', 'Stripe'),
];
const lines = (ways?: object[]) => {
  const setting = ways === undefined ? undefined : v.parse(PaymentWaysSetting, JSON.stringify(ways));
  const env = { paymentWays: readPaymentWays(setting, [geidea]), hasStoreWays: ways === undefined };
  return examineGateways(GATEWAYS, env).map(({ kind, text }) => `${kind} ${text}`);
};

it('names what the shop offers of the store, and what is switched on there in vain', () => {
  expect(lines().slice(0, 3)).toEqual([
    'ok offers To our bank (bacs)',
    'ok offers Cash (cod)',
    'note does not offer Stripe (stripe), which is switched on in the store: the shop knows no such gateway',
  ]);
});

it('names what is switched on in the store and missing in PAYMENT_WAYS', () => {
  expect(lines([{ kind: 'cash' }, { kind: 'card' }])).toEqual([
    'ok offers Cash (cod)',
    expect.stringMatching(/^note does not offer To our bank \(bacs\).*PAYMENT_WAYS has no such way$/),
    expect.stringMatching(/^note does not offer Stripe/),
  ]);
  const payTo = { en: '1', ar: '1' };
  expect(lines([{ kind: 'instapay', pay_to: payTo }])[0]).toBe('ok offers To our bank (bacs)');
});

it('says which way asks its customers to contact the shop, because nothing says where to pay', () => {
  expect(lines()[3]).toMatch(/^note bacs has neither instructions nor a bank account/);
});
