import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEYS, READ_ONLY_KEYS, type StandIn } from '../../support/woocommerce/standIn.js';
import { standInShop } from '../standInShop.js';
import {
  expectShopError,
  lineOf,
  newCustomer,
  lockedOrders,
  PASSWORD,
  registration,
  required,
} from '../support.js';

/* How a store is set up, rightly or wrongly. */

const world = standInShop();
const orders = () => lockedOrders(world.shop);

describe('ways to pay', () => {
  const accepted = async (shop = world.shop) => {
    const methods = ['cod', 'card'] as const;
    const answers = await Promise.all(methods.map((method) => shop.store.acceptsPayment(method)));
    return methods.filter((_, index) => answers[index]);
  };
  const turnOn = (...ids: string[]) => {
    for (const gateway of world.standIn.state.gateways) gateway.enabled = ids.includes(gateway.id);
  };

  test('of a fresh WooCommerce, where every one is off, are all that this shop knows', async () => {
    expect(await accepted()).toEqual(['cod', 'card']);
  });

  test('are no cards where no provider takes them, also where the store does not tell', async () => {
    const shop = await world.open(KEYS, world.standIn.url, { current: null, ids: ['geidea'] });
    expect(await accepted(shop)).toEqual(['cod']);
    await world.standIn.close();
    world.now += 5 * 60_000 + 1;
    expect(await accepted(shop)).toEqual(['cod']);
    shop.close();
  });

  test('are as the operator has turned them on and off', async () => {
    turnOn('cod');
    expect(await accepted()).toEqual(['cod', 'card']);
    turnOn('bacs');
    world.standIn.state.gateways.push({
      ...required(world.standIn.state.gateways[0]),
      id: 'acme',
      enabled: false,
    });
    expect(await accepted(), 'read again only after a while').toEqual(['cod', 'card']);
    world.now += 5 * 60_000 + 1;
    expect(await accepted()).toEqual([]);
  });

  test('that the key may not read, or that a store that is down does not tell, forbid nothing', async () => {
    const refused = { status: 403, body: '{"code":"woocommerce_rest_cannot_view"}' };
    world.standIn.faults.push((answer) => Object.assign(answer, refused));
    expect(await accepted()).toEqual(['cod', 'card']);
    expect(world.problems).toEqual([]);
    await world.standIn.close();
    world.now += 5 * 60_000 + 1;
    expect(await accepted()).toEqual(['cod', 'card']);
  });
});

/** Listens where the certificate is signed by nobody and holds until then; answers the address. */
async function listenWithCertificate({ until }: { until: Date }): Promise<string> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    notBeforeDate: new Date('2020-01-01'),
    notAfterDate: until,
  });
  const server = createServer({ cert, key }, (_request, response) => response.end('{}'));
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

describe('what is wrong with the store is one line for the operator, and an outage for shoppers', () => {
  const failing = async (work: Promise<unknown>): Promise<string> => {
    await expectShopError(work, 'store_unavailable');
    expect(world.problems).toHaveLength(1);
    expect(world.problems[0]).not.toContain('\n');
    return required(world.problems[0]);
  };

  test('wrong keys of the store are one line for the operator', async () => {
    const wrong = await world.open({ ...KEYS, consumerKey: 'ck_wrong' });
    expect(await failing(wrong.store.ping())).toMatch(/STORE_CONSUMER_KEY/);
    wrong.close();
  });

  test('a wrong secret of the store is one line for the operator', async () => {
    const wrong = await world.open({ ...KEYS, consumerSecret: 'cs_wrong' });
    expect(await failing(wrong.store.ping())).toMatch(/STORE_CONSUMER_SECRET/);
    wrong.close();
  });

  test('keys that may only read', async () => {
    const reader = await world.open(READ_ONLY_KEYS);
    expect(await failing(reader.store.customers.createCustomer(registration()))).toMatch(/may only read/);
    reader.close();
  });

  test('the status that the companion plugin brings is missing', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    world.standIn.state.plugins.companion = false;
    expect(await failing(orders().createCart(customer.id, [lineOf(product, 1)]))).toMatch(
      /pending-cart.*plugin/,
    );
  });

  test('the plugin for logins is missing', async () => {
    world.standIn.state.plugins.jwt = false;
    expect(await failing(world.shop.store.customers.verifyPassword('mona', PASSWORD))).toMatch(
      /JWT Authentication/,
    );
  });

  test('a store without WooCommerce is one line for the operator', async () => {
    world.standIn.state.plugins.woocommerce = false;
    expect(await failing(world.shop.store.ping())).toMatch(/activate WooCommerce/);
  });

  test('HTML instead of JSON', async () => {
    world.standIn.faults.push((answer) => Object.assign(answer, { body: '<h1>Hello</h1>' }));
    expect(await failing(world.shop.store.ping())).toMatch(/no JSON/);
  });

  test('a certificate that has expired', async () => {
    const place = await listenWithCertificate({ until: new Date('2020-02-01') });
    const shop = await world.open(KEYS, place);
    expect(await failing(shop.store.ping())).toMatch(/has expired: renew it/);
    shop.close();
  });

  test('a certificate that nobody has signed', async () => {
    const place = await listenWithCertificate({ until: new Date('2999-01-01') });
    const shop = await world.open(KEYS, place);
    expect(await failing(shop.store.ping())).toMatch(/is self-signed/);
    shop.close();
  });

  test('a store that redirects is one line for the operator', async () => {
    world.standIn.faults.push((answer) =>
      Object.assign(answer, { status: 301, headers: { location: 'https://x.example' } }),
    );
    expect(await failing(world.shop.store.ping())).toMatch(/redirect/);
  });

  test('an upstream’s words never come through', async () => {
    const answer = { code: 'internal_server_error', message: 'PHP Fatal error in /var/www/x.php', data: {} };
    const body = JSON.stringify(answer);
    const failOnce: StandIn['faults'][number] = (fault) => Object.assign(fault, { status: 500, body });
    world.standIn.faults.push(failOnce, failOnce, failOnce);
    expect(await failing(world.shop.store.ping())).not.toMatch(/PHP|var/);
  });
});

test('reading is tried again; a write, which may have been done, is not', async () => {
  const busy: StandIn['faults'][number] = (fault) => Object.assign(fault, { status: 503, body: '{}' });
  world.standIn.faults.push(busy);
  await expect(world.shop.store.ping()).resolves.toBeUndefined();
  world.standIn.faults.push(busy);
  const before = world.standIn.requests.length;
  await expectShopError(world.shop.store.customers.createCustomer(registration()), 'store_unavailable');
  expect(world.standIn.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(world.standIn.requests.length).toBe(before + 1);
});
