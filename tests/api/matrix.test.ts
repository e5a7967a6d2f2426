import { readdirSync } from 'node:fs';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../domain/order/order.js';
import type { Product } from '../../domain/catalogue/product.js';
import { orderLinkToken } from '../../server/actions/office/orderLink.js';
import { findGoods, lineFor } from './goods.js';
import { IDENTITIES, type Identity, type World } from './rows/matrixRow.js';
import { ROWS } from './matrixRows.js';
import { cartBody, lineOf } from './bodies.js';
import { Browser, type Person } from './browser.js';
import { afterAnswers, type Cookies } from './call.js';
import { FAMILIES } from '../../scripts/openApi/routeTables.js';
import { openShop, PASSWORD, SECRET } from './shop.js';

const shop = await openShop();

const ALL_ROUTES = FAMILIES.flatMap(({ prefix, routes }) =>
  routes.map(({ method, path }) => ({ method, path: `${prefix}${path}` })),
);

const OWNERS_PHONE = '01066612345';

let world: World;

beforeAll(async () => {
  const { plenty } = await findGoods(shop);
  const [owner, stranger] = [await shop.customer(), await shop.customer()];
  const [guest, otherGuest] = [await shop.guest(), await shop.guest()];
  const order = await placeCart(owner, plenty);
  await shop.orders.setStatus(order.id, 'processing');
  const delivered = await placeCart(owner, plenty);
  await shop.orders.setStatus(delivered.id, 'completed');
  const cart = await placeCart(owner, plenty);
  await owner.put('/api/wcPost/update-customer', { phone: OWNERS_PHONE, password: PASSWORD });
  const browser = new Browser();
  await browser.post('/api/post/continue', { name: 'Nadia Adel', phone: OWNERS_PHONE });
  const contact = await shop.session('customer', Number(browser.cookies['user_id']));
  const officeLink = orderLinkToken(shop.backend.settings.orders.linkSecret, order.id);
  world = {
    owner,
    stranger,
    contact,
    guest,
    otherGuest,
    product: plenty,
    order,
    delivered,
    cart,
    officeLink,
  };
});

function placeCart(owner: Person, product: Product): Promise<Order> {
  return shop.backend.store.carts.createCart(owner.id, [lineFor(product)]);
}

/** Each test starts with a single cart, the owner's. */
beforeEach(async () => {
  await shop.orders.clear(world.order.id, world.delivered.id);
  await shop.reviews.clear();
  await shop.items.setStock(50, world.product.id);
  await shop.accounts.forgetLogouts();
  world = { ...world, cart: await placeCart(world.owner, world.product) };
});

async function cookiesFor(identity: Identity): Promise<Cookies> {
  const { owner, stranger, guest, otherGuest } = world;
  const { cookies } = await shop.session('customer', owner.id);
  const { token = '', user_id = '' } = cookies;
  switch (identity) {
    case 'nobody':
      return {};
    case 'a guest':
      return guest.cookies;
    case 'another guest':
      return otherGuest.cookies;
    case 'the owner':
      return cookies;
    case 'a stranger':
      return (await shop.session('customer', stranger.id)).cookies;
    case "a contact with the owner's number":
      return (await shop.session('customer', world.contact.id)).cookies;
    case 'a revoked session of the owner':
      await shop.call('POST', '/api/post/logout', { cookies });
      return cookies;
    case 'a token that is signed with another key':
      return { user_id, token: await forgedToken(owner.id) };
    case "the owner's id with the stranger's token": {
      const theirs = await shop.session('customer', stranger.id);
      return { ...theirs.cookies, user_id };
    }
    case "the owner's token alone":
      return { token };
    case "the owner's id alone":
      return { user_id };
  }
}

function forgedToken(id: number): Promise<string> {
  return new SignJWT({ kind: 'customer' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('storefront')
    .setSubject(String(id))
    .setJti('forged')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(`not ${SECRET}`));
}

describe('every route', () => {
  it('has exactly one row in the owner matrix for every route', () => {
    expect(Object.keys(ROWS).sort()).toEqual(
      ALL_ROUTES.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it('covers every file in api/ by a known route family', () => {
    const pages = ['not-found.ts', 'render.ts'];
    const files = readdirSync('api').filter((name) => name.endsWith('.ts') && !pages.includes(name));
    expect(files.sort()).toEqual([...new Set(FAMILIES.map(({ file }) => file))].sort());
  });
});

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  it.each(IDENTITIES)(
    'answers %s according to the owner matrix, and changes nothing of the owner’s on refusal',
    async (identity) => {
      for (const row of rows) {
        const cookies = await cookiesFor(identity);
        const before = await shop.ordersOf(world.owner.id);
        const path = row.path(world);
        const reply = await shop.call(row.method, path, {
          cookies,
          ...(row.body === undefined ? {} : { body: row.body(world) }),
        });
        await afterAnswers();
        expect(`${path} ${reply.status}`).toBe(`${path} ${row.expected[identity]}`);
        if (reply.status >= 400) expect(await shop.ordersOf(world.owner.id)).toEqual(before);
      }
    },
  );
});

describe('other customers', () => {
  it('never adds to another customer’s cart by naming them in the body', async () => {
    const before = await shop.ordersOf(world.owner.id);
    const stranger = await shop.session('customer', world.stranger.id);
    const body = { ...cartBody(lineOf(world.product.id, 2)), customer_id: world.owner.id };
    await stranger.post('/api/wcPost/place-order', body);
    expect(await shop.ordersOf(world.owner.id)).toEqual(before);
    const [own] = await shop.ordersOf(world.stranger.id);
    expect(own?.items.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

describe('allowed methods', () => {
  it.each([...new Set(ALL_ROUTES.map(({ path }) => path))])(
    'allows on %s only the methods of its route table',
    async (path) => {
      const allowed = ALL_ROUTES.filter((route) => route.path === path).map(({ method }) => method);
      for (const method of METHODS.filter((candidate) => !allowed.some((known) => known === candidate))) {
        const reply = await world.owner.call(method, path.replace(':id', String(world.order.id)));
        expect(`${method} ${reply.status} ${reply.headers.get('allow')}`).toBe(
          `${method} 405 ${allowed.join(', ')}`,
        );
      }
    },
  );
});
