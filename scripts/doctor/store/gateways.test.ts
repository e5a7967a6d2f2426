import { expect, it } from 'vitest';
import type { Gateway } from '../../../server/adapters/woocommerce/order/storeWays.js';
import { geidea } from '../../../server/adapters/geidea/provider.js';
import { PaymentWaysSetting, readPaymentWays } from '../../../server/config/parsing/paymentWays.js';
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

const off = (setting: string | null, states: Record<string, boolean>) => {
  const ways = setting === null ? undefined : v.parse(PaymentWaysSetting, setting);
  const env = { paymentWays: readPaymentWays(ways, [geidea]), hasStoreWays: setting === null };
  const gateways = Object.entries(states).map(([id, enabled]) => gateway(id, id, { enabled }));
  return examineGateways(gateways, env)
    .filter(({ text }) => text.includes('off in the store'))
    .map(({ kind, text }) => `${kind} ${text}`);
};
const WHERE = 'WooCommerce → Settings → Payments';
const NO_CASH = `note cash on delivery is not offered, because it is off in the store: ${WHERE}`;
const CASH_ALONE = `fix cash on delivery is off in the store, and taken all the same, because no other method is left: ${WHERE}`;
const NO_CARDS = `note geidea is not offered, because it is off in the store: ${WHERE}`;
const CASH_AND_CARD = '[{"kind": "cash"}, {"kind": "card"}]';

it.each<[string, string | null, Record<string, boolean>, string[]]>([
  ['nothing where all are on', CASH_AND_CARD, { cod: true, geidea: true }, []],
  ['nothing of cards without a gateway in the store', CASH_AND_CARD, { cod: true, bacs: false }, []],
  ['nothing of cash in a shop that does not take it', '[{"kind": "card"}]', { cod: false, bacs: true }, []],
  ['that cash is off while there are cards', CASH_AND_CARD, { cod: false, bacs: true }, [NO_CASH]],
  ['that cash is off while there is a transfer of the store', null, { cod: false, bacs: true }, [NO_CASH]],
  [
    'that a card gateway is off, once for all its ways',
    '[{"kind": "cash"}, {"kind": "card"}, {"kind": "card", "key": "more"}]',
    { cod: true, geidea: false },
    [NO_CARDS],
  ],
  ['that cash is taken as the only way', '[{"kind": "cash"}]', { cod: false, bacs: true }, [CASH_ALONE]],
  [
    'that cash is taken as the last way',
    CASH_AND_CARD,
    { cod: false, geidea: false, bacs: true },
    [CASH_ALONE, NO_CARDS],
  ],
  ['that cash is taken in a new store', CASH_AND_CARD, { cod: false, bacs: false }, [CASH_ALONE]],
  [
    'that cash is off where a transfer of the setting is left',
    '[{"kind": "cash"}, {"kind": "transfer", "pay_to": {"en": "1", "ar": "1"}}]',
    { cod: false, bacs: false, cheque: true },
    [NO_CASH],
  ],
])('says %s', (_, setting, states, expected) => {
  expect(off(setting, states)).toEqual(expected);
});
