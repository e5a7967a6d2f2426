import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { Person } from '../api/browser.js';
import { openShop, PASSWORD } from '../api/shop.js';
import { required, temporaryDatabase } from '../contract/support.js';
import { smallState } from '../support/woocommerce/smallState.js';
import { addUser } from '../support/woocommerce/standInCustomers.js';
import { KEYS, openStandIn } from '../support/woocommerce/standIn.js';
import { freePort } from '../support/freePort.js';
import { addToCart, type Faults, startServer, type WriteReply } from './servers.js';

/* A server is killed while it adds a piece to a cart; the retried request must add it exactly once. */

const MOST_MS = 60_000;
/** A write that could be duplicated keeps its key for a minute, which is this many lock leases. */
const KEY_LEASES = 6;

interface Place {
  databaseUrl: string;
  settings?: Record<string, string>;
  productId: number;
  /** A customer with a session on the server. */
  customer: (origin: string) => Promise<Person>;
}

/** Adds a piece on a server that is killed at a point; returns the responses of later servers to the same request. */
async function addTwice(
  { databaseUrl, settings = {}, productId, customer }: Place,
  stopAt: Required<Faults>['stopAt'],
): Promise<{ early: WriteReply; later: WriteReply }> {
  const dying = await startServer(databaseUrl, await freePort(), { stopAt, settings });
  const mona = await customer(dying.origin);
  const lost = addToCart(dying.origin, mona, productId, 'one-key');
  await dying.stopped;
  await dying.kill();
  expect(await lost).toBeNull();
  const ask = async (leasesLater: number) => {
    const server = await startServer(databaseUrl, await freePort(), { leasesLater, settings });
    const reply = required(await addToCart(server.origin, mona, productId, 'one-key'));
    await server.kill();
    return reply;
  };
  return { early: await ask(0), later: await ask(KEY_LEASES) };
}

const ONE_PIECE = { items: [{ quantity: 1 }] };
const TAKEN = { status: 409, body: { code: 'request_in_progress' } };

const shop = await openShop();
let here: Place;
let mona: Person;
beforeAll(async () => {
  const { plenty } = await findGoods(shop);
  mona = await shop.customer();
  here = { databaseUrl: shop.url, productId: plenty.id, customer: () => Promise.resolve(mona) };
});

const piecesHere = async () =>
  (await shop.ordersOf(mona.id)).map(({ items }) => items.map(({ quantity }) => quantity));

it(
  'adds the piece in a later retry after a crash that followed taking the idempotency key',
  async () => {
    const { early, later } = await addTwice(here, 'cart not yet written');
    expect(early).toMatchObject(TAKEN);
    expect(later).toMatchObject({ status: 201, isReplayed: false, body: ONE_PIECE });
    expect(await piecesHere()).toEqual([[1]]);
  },
  MOST_MS,
);

it(
  'answers a retry at once after a crash that followed the cart write',
  async () => {
    mona = await shop.customer();
    const { early, later } = await addTwice(here, 'nothing answered yet');
    expect(early).toMatchObject({ status: 201, isReplayed: true, body: ONE_PIECE });
    expect(later).toEqual(early);
    expect(await piecesHere()).toEqual([[1]]);
  },
  MOST_MS,
);

it(
  'finds the piece in a later retry after a crash that followed a WooCommerce cart write',
  async () => {
    const standIn = await openStandIn(smallState());
    const database = temporaryDatabase();
    afterAll(async () => {
      database.remove();
      await standIn.close();
    });
    const { consumerKey, consumerSecret } = KEYS;
    const email = 'mona@example.com';
    addUser(standIn.state, { email, username: email, role: 'customer', password: PASSWORD });
    const goods = [...standIn.state.products.values()];
    const battery = goods.find(({ type, stock_quantity }) => type === 'simple' && Number(stock_quantity) > 5);
    const elsewhere: Place = {
      databaseUrl: database.url,
      settings: {
        STORE_URL: standIn.url,
        STORE_CONSUMER_KEY: consumerKey,
        STORE_CONSUMER_SECRET: consumerSecret,
      },
      productId: required(battery).id,
      async customer(origin) {
        const response = await fetch(`${origin}/api/post/login`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ username: email, password: PASSWORD }),
        });
        expect(response.status).toBe(200);
        return new Person(0, response.headers.getSetCookie());
      },
    };
    const { early, later } = await addTwice(elsewhere, 'nothing answered yet');
    expect(early).toMatchObject(TAKEN);
    expect(later).toMatchObject({ status: 201, isReplayed: false, body: ONE_PIECE });
    const carts = [...standIn.state.orders.values()];
    expect(carts.map(({ line_items }) => line_items.map(({ quantity }) => quantity))).toEqual([[1]]);
  },
  MOST_MS,
);
