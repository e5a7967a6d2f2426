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

/* Valid and invalid configurations of a store. */

const world = standInShop();
const orders = () => lockedOrders(world.shop);

describe('payment methods', () => {
  const accepted = async (shop = world.shop) => {
    const methods = ['cod', 'card'] as const;
    const answers = await Promise.all(
      methods.map((method) => shop.store.acceptsPayment(method, method === 'card' ? 'acme' : null)),
    );
    return methods.filter((_, index) => answers[index]);
  };
  const turnOn = (...ids: string[]) => {
    for (const gateway of world.standIn.state.gateways) gateway.enabled = ids.includes(gateway.id);
  };

  test('accepts all of the shop’s payment methods while a new WooCommerce has every gateway off', async () => {
    expect(await accepted()).toEqual(['cod', 'card']);
  });

  test('offers no cards without a payment provider, even when the store does not tell', async () => {
    const shop = await world.open(KEYS, world.standIn.url, { current: [], ids: ['geidea'] });
    expect(await accepted(shop)).toEqual(['cod']);
    await world.standIn.close();
    world.now += 5 * 60_000 + 1;
    expect(await accepted(shop)).toEqual(['cod']);
    shop.close();
  });

  test('follows the gateways that the operator has enabled', async () => {
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

  test('forbids no payment method when the gateways cannot be read', async () => {
    const refused = { status: 403, body: '{"code":"woocommerce_rest_cannot_view"}' };
    world.standIn.faults.push((answer) => Object.assign(answer, refused));
    expect(await accepted()).toEqual(['cod', 'card']);
    expect(world.problems).toEqual([]);
    await world.standIn.close();
    world.now += 5 * 60_000 + 1;
    expect(await accepted()).toEqual(['cod', 'card']);
  });
});

/** Starts a server with a self-signed certificate that is valid until then; returns its URL. */
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

describe('store problems', () => {
  const failing = async (work: Promise<unknown>): Promise<string> => {
    await expectShopError(work, 'store_unavailable');
    expect(world.problems).toHaveLength(1);
    expect(world.problems[0]).not.toContain('\n');
    return required(world.problems[0]);
  };

  test('reports wrong store keys in one line to the operator', async () => {
    const wrong = await world.open({ ...KEYS, consumerKey: 'ck_wrong' });
    expect(await failing(wrong.store.ping())).toMatch(/STORE_CONSUMER_KEY/);
    wrong.close();
  });

  test('reports a wrong store secret in one line to the operator', async () => {
    const wrong = await world.open({ ...KEYS, consumerSecret: 'cs_wrong' });
    expect(await failing(wrong.store.ping())).toMatch(/STORE_CONSUMER_SECRET/);
    wrong.close();
  });

  test('reports read-only store keys in one line to the operator', async () => {
    const reader = await world.open(READ_ONLY_KEYS);
    expect(await failing(reader.store.customers.createCustomer(registration()))).toMatch(/no write access/);
    reader.close();
  });

  test('reports a missing order status of the companion plugin in one line to the operator', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    world.standIn.state.plugins.companion = false;
    expect(await failing(orders().createCart(customer.id, [lineOf(product, 1)]))).toMatch(
      /pending-cart.*plugin/,
    );
  });

  test('deletes no customer by halves with a companion plugin that cannot, and says so in one line', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    world.standIn.state.plugins.companion = false;
    expect(await failing(world.shop.store.customers.deleteCustomer(customer.id))).toMatch(/1\.6 or newer/);
    expect(await world.shop.store.customers.getCustomer(customer.id)).toMatchObject({
      email: customer.email,
    });
  });

  test('reports a missing login plugin in one line to the operator', async () => {
    world.standIn.state.plugins.jwt = false;
    expect(await failing(world.shop.store.customers.verifyPassword('mona', PASSWORD))).toMatch(
      /JWT Authentication/,
    );
  });

  test('reports a store without WooCommerce in one line to the operator', async () => {
    world.standIn.state.plugins.woocommerce = false;
    expect(await failing(world.shop.store.ping())).toMatch(/activate WooCommerce/);
  });

  test('reports HTML instead of JSON in one line to the operator', async () => {
    world.standIn.faults.push((answer) => Object.assign(answer, { body: '<h1>Hello</h1>' }));
    expect(await failing(world.shop.store.ping())).toMatch(/not JSON/);
  });

  test('reports an expired certificate in one line to the operator', async () => {
    const place = await listenWithCertificate({ until: new Date('2020-02-01') });
    const shop = await world.open(KEYS, place);
    expect(await failing(shop.store.ping())).toMatch(/has expired: renew it/);
    shop.close();
  });

  test('reports an unsigned certificate in one line to the operator', async () => {
    const place = await listenWithCertificate({ until: new Date('2999-01-01') });
    const shop = await world.open(KEYS, place);
    expect(await failing(shop.store.ping())).toMatch(/is self-signed/);
    shop.close();
  });

  test('reports a redirecting store in one line to the operator', async () => {
    world.standIn.faults.push((answer) =>
      Object.assign(answer, { status: 301, headers: { location: 'https://x.example' } }),
    );
    expect(await failing(world.shop.store.ping())).toMatch(/redirect/);
  });

  test('never shows an upstream’s error message', async () => {
    const answer = { code: 'internal_server_error', message: 'PHP Fatal error in /var/www/x.php', data: {} };
    const body = JSON.stringify(answer);
    const failOnce: StandIn['faults'][number] = (fault) => Object.assign(fault, { status: 500, body });
    world.standIn.faults.push(failOnce, failOnce, failOnce);
    expect(await failing(world.shop.store.ping())).not.toMatch(/PHP|var/);
  });
});

test('retries a read, but not a write that may have succeeded', async () => {
  const busy: StandIn['faults'][number] = (fault) => Object.assign(fault, { status: 503, body: '{}' });
  world.standIn.faults.push(busy);
  await expect(world.shop.store.ping()).resolves.toBeUndefined();
  world.standIn.faults.push(busy);
  const before = world.standIn.requests.length;
  await expectShopError(world.shop.store.customers.createCustomer(registration()), 'store_unavailable');
  expect(world.standIn.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(world.standIn.requests.length).toBe(before + 1);
});
