import { accounts, everyone, get, type Row, type World } from './matrixRow.js';

/** More pieces than anybody has bought, so that no request is made. */
const tooMany = ({ items, id }: World['delivered']) => ({
  order_id: id,
  lines: [{ line_item_id: items[0]?.id, quantity: 9999 }],
  reason: 'fit',
});

const asked = (body: Row['body'], expected: Row['expected']): Row => ({
  method: 'POST',
  path: () => '/api/wcPost/return',
  ...(body === undefined ? {} : { body }),
  expected,
});

const wish = (add: unknown[], expected: Row['expected']): Row => ({
  method: 'POST',
  path: () => '/api/post/wishes',
  body: () => ({ add, remove: [] }),
  expected,
});

let askers = 0;

const waiting = (item: (world: World) => number, contact: () => string, status: number): Row => ({
  method: 'POST',
  path: () => '/api/wcPost/stock-request',
  body: (world) => ({ item_id: item(world), contact: contact() }),
  expected: everyone(status),
});

const awaited = (body: object, expected: Row['expected']): Row => ({
  method: 'POST',
  path: () => '/api/wcPost/stock-requests',
  body: () => body,
  expected,
});

let notes = 0;

/** A note of the operator to the owner's order in progress, by this link. */
const officeNote = (link: (world: World) => string, expected: Row['expected']): Row => ({
  method: 'POST',
  path: () => '/api/wcPost/office-step',
  body: (world) => ({
    ...{ link: link(world), version: world.order.updatedAt },
    ...{ act: 'note', text: `Note ${(notes += 1)}` },
  }),
  expected,
});

/** The rows of the owner matrix for records of the shop's own: returns, wishlists and requests for sold-out goods. */
export const RECORD_ROWS: Record<string, Row[]> = {
  // None of these orders has an appointment; `visitCalendar.test.ts` has those who may read one.
  'GET /api/wcFetch/order-calendar/:id': [
    get(({ order }) => `/api/wcFetch/order-calendar/${order.id}`, everyone(404)),
    get(({ order }) => `/api/wcFetch/order-calendar/${order.id}?key=${order.key}`, everyone(404)),
  ],
  // Whoever holds the signed link of an order is its operator, and nobody else, whoever they are.
  'POST /api/wcPost/office-step': [
    officeNote(({ officeLink }) => officeLink, everyone(200)),
    officeNote(({ officeLink }) => `${officeLink.slice(0, -1)}x`, everyone(404)),
    officeNote(({ order }) => order.key, everyone(404)),
    officeNote(
      ({ officeLink, order, delivered }) => officeLink.replace(String(order.id), String(delivered.id)),
      everyone(404),
    ),
    { ...officeNote(({ officeLink }) => officeLink, everyone(400)), body: () => ({}) },
  ],
  // Without a carrier there are no labels; `carrier.test.ts` has those who get one.
  'GET /api/wcFetch/office-label': [
    get(({ officeLink }) => `/api/wcFetch/office-label?link=${officeLink}`, everyone(404)),
    get(({ order }) => `/api/wcFetch/office-label?link=${order.key}`, everyone(404)),
    get(() => '/api/wcFetch/office-label', everyone(400)),
  ],
  'GET /api/wcFetch/order-returns/:id': [
    get(({ delivered }) => `/api/wcFetch/order-returns/${delivered.id}`, accounts(200, 404, 404)),
    get(({ delivered }) => `/api/wcFetch/order-returns/${delivered.id}?key=${delivered.key}`, everyone(200)),
    get(
      ({ delivered, cart }) => `/api/wcFetch/order-returns/${delivered.id}?key=${cart.key}`,
      accounts(200, 404, 404),
    ),
    get(({ cart }) => `/api/wcFetch/order-returns/${cart.id}?key=${cart.key}`, everyone(404)),
  ],
  'GET /api/wcFetch/order-notes/:id': [
    get(({ order }) => `/api/wcFetch/order-notes/${order.id}`, accounts(200, 404, 404)),
    get(({ order }) => `/api/wcFetch/order-notes/${order.id}?key=${order.key}`, everyone(200)),
    get(({ order, cart }) => `/api/wcFetch/order-notes/${order.id}?key=${cart.key}`, accounts(200, 404, 404)),
    get(({ cart }) => `/api/wcFetch/order-notes/${cart.id}?key=${cart.key}`, everyone(404)),
  ],
  'POST /api/post/wishes': [wish([], accounts(200, 200, 401)), wish(['x'], everyone(400))],
  'POST /api/wcPost/stock-request': [
    // It is in stock, so that no request is made.
    waiting(
      ({ product }) => product.id,
      () => `asker${(askers += 1)}@example.com`,
      409,
    ),
    waiting(
      ({ product }) => product.id,
      () => 'nobody@nowhere',
      400,
    ),
  ],
  'POST /api/wcPost/stock-requests': [
    awaited({ remove: [] }, everyone(200)),
    awaited({ token: 'A'.repeat(32), remove: [1] }, everyone(200)),
    awaited({ remove: ['x'] }, everyone(400)),
  ],
  'POST /api/wcPost/return': [
    asked(({ delivered }) => tooMany(delivered), accounts(409, 404, 404)),
    asked(({ delivered }) => ({ ...tooMany(delivered), key: delivered.key }), everyone(409)),
    asked(({ delivered, cart }) => ({ ...tooMany(delivered), key: cart.key }), accounts(409, 404, 404)),
    asked(({ order }) => tooMany(order), accounts(409, 404, 404)),
  ],
};
