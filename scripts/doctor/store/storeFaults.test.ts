import { afterAll, expect, it } from 'vitest';
import { readEnv } from '../../../server/config/env.js';
import { KEYS, openStandIn } from '../../../tests/support/woocommerce/standIn.js';
import { newState } from '../../../tests/support/woocommerce/standInState.js';
import { examine } from '../checks.js';
import type { Probes } from '../probes.js';

/* A store that was set up for something else, with eleven faults at once. */

const standIn = await openStandIn(newState());
afterAll(() => standIn.close());
const { state } = standIn;

const probes: Probes = {
  async get(url, headers = {}) {
    const response = await fetch(url, { headers });
    return { status: response.status, body: await response.text(), date: response.headers.get('date') };
  },
  listRecordProblems: () => Promise.resolve([]),
  readSynonyms: () => Promise.resolve(null),
  inspectDatabase: () => Promise.resolve({ roundTripMs: 2, missingMigrations: 0 }),
  verifyMail: () => Promise.resolve(),
  askCardProvider: () => Promise.resolve(),
  now: Date.now,
};

async function complaints(): Promise<string[]> {
  const env = readEnv({
    SESSION_SECRET: 'f3c1a9e07b5d2846f3c1a9e07b5d2846',
    STORE_URL: standIn.url,
    STORE_CONSUMER_KEY: KEYS.consumerKey,
    STORE_CONSUMER_SECRET: KEYS.consumerSecret,
    PAYMENT_WAYS: '[{"kind": "cash"}]',
  });
  const subjects = [
    'Companion plugin',
    'STORE_URL',
    'STORE_CONSUMER_KEY',
    'Carts',
    'Saved addresses',
    'Login',
  ];
  subjects.push(
    'Currency',
    'Decimals',
    'Coupons',
    'Stock',
    'Changes',
    'Old carts',
    'Taxes',
    'Payment methods',
    'Delivery',
  );
  return (await examine(env, probes))
    .filter(({ kind, subject }) => kind !== 'ok' && subjects.includes(subject))
    .map(({ kind, subject, text }) => `${kind} ${subject}: ${text}`);
}

const way = (id: number, title: string, cost: string) => ({
  ...{ id, instance_id: id, title, enabled: true, method_id: 'flat_rate' },
  settings: { cost: { value: cost } },
});
const zone = (locations: object[], ...methods: object[]) => [
  { id: 1, name: 'Egypt', order: 0, locations, methods },
];

it('says nothing of a store that is set up for the shop', async () => {
  state.zones = zone([{ code: 'EG', type: 'country' }], way(1, 'Standard', '60'));
  for (const gateway of state.gateways) gateway.enabled = gateway.id === 'cod';
  expect(await complaints()).toEqual([]);
});

it('names each of eleven faults of a store, with the page of wp-admin where it is mended', async () => {
  const cairo = [{ code: 'EG:EGC', type: 'state' }];
  state.zones = zone(cairo, way(1, 'Standard', '60'), way(2, 'Express', '[weight] * 3'));
  for (const gateway of state.gateways) gateway.enabled = gateway.id === 'bacs';
  state.taxes = { included: false, percent: 14 };
  state.plugins.jwt = false;
  Object.assign(state.settings, { currency: 'USD', decimals: 0, key_may_write: false });
  Object.assign(state.settings, { stock_counted: false, change_notice: false });
  const found = await complaints();
  expect(found).toEqual([
    expect.stringMatching(
      /^fix STORE_CONSUMER_KEY: has no write access.* WooCommerce → Settings → Advanced → REST API$/,
    ),
    expect.stringMatching(/^fix Login: nobody can log in: .* under Plugins in wp-admin$/),
    expect.stringMatching(/^fix Currency: must be EGP: WooCommerce → Settings → General → Currency$/),
    expect.stringMatching(/^fix Decimals: .* WooCommerce → Settings → General → Number of decimals: 2$/),
    expect.stringMatching(/^note Stock: is not managed.* WooCommerce → Settings → Products → Inventory$/),
    expect.stringMatching(
      /^note Changes: the plugin sends no webhooks.* under Storefront → Connection in wp-admin$/,
    ),
    expect.stringMatching(
      /^fix Taxes: .* takes no orders.* WooCommerce → Settings → Tax\), or turn taxes off/,
    ),
    'fix Delivery: "Express" in the zone "Egypt" is not offered: it has a cost that the shop cannot compute: [weight] * 3 (WooCommerce → Settings → Shipping)',
    expect.stringMatching(
      /^note Delivery: there is no delivery method to Giza, .* \(WooCommerce → Settings → Shipping\)$/,
    ),
    'note Payment methods: does not offer Direct bank transfer (bacs), which is switched on in the store: PAYMENT_WAYS has no such way',
    expect.stringMatching(
      /^fix Payment methods: cash on delivery is off in the store.*: WooCommerce → Settings → Payments$/,
    ),
  ]);
});
