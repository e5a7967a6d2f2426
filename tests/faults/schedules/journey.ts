import { required } from '../../contract/support.js';
import { BILLING, cartBody, idOf, lineOf, orderOf, returnBody } from '../../api/bodies.js';
import { ORIGIN, type Reply } from '../../api/call.js';
import { PASSWORD } from '../../api/shop.js';
import type { GeideaEnd } from '../../support/standIns/geideaStandIn.js';
import { FaultyClient, type ReportProblem } from './client.js';
import type { Weather } from './faults.js';
import { type Chance, chanceOf } from './prng.js';
import { COUPON, type FaultyShop } from './shops.js';

const STEPS_MIN = 4;
const STEPS_MAX = 12;
const BRANCH = 'nasr-city';

/** What a shopper knows to have happened. */
export interface Known {
  customerId: number;
  /** Pieces that were put into carts, less those that were taken out. */
  pieces: number;
  /** Orders that were answered: placed in cash, or begun to be paid by card. */
  ordered: Map<number, { method: 'cod' | 'card' }>;
  cancelled: Set<number>;
}

interface Shopper extends Known {
  client: FaultyClient;
  chance: Chance;
  billing: Record<string, unknown>;
  world: FaultyShop;
  weather: Weather;
}

/** A shopper's way through the shop: registers, then takes steps in any order. */
export async function shopAround(
  world: FaultyShop,
  weather: Weather,
  name: string,
  tell: ReportProblem,
): Promise<{ known: Known; steps: (() => Promise<void>)[] }> {
  const chance = chanceOf(`${name} journey`);
  const shopper: Shopper = {
    ...{ customerId: 0, pieces: 0, ordered: new Map(), cancelled: new Set() },
    client: new FaultyClient(name, chanceOf(`${name} client`), weather, tell, world.instances),
    ...{ chance, world, weather },
    billing: {
      ...BILLING,
      phone: `0100${String(chance.whole(0, 9_999_999)).padStart(7, '0')}`,
      email: `${name}@example.com`,
    },
  };
  await weather.during(`${name} enter`, () => enter(shopper, name));
  const count = chance.whole(STEPS_MIN, STEPS_MAX);
  const steps = Array.from({ length: count }, (_, index) => () => {
    const step = chance.pick(STEPS);
    return weather.during(`${name} ${index}`, () => step(shopper));
  });
  return { known: shopper, steps };
}

async function enter(shopper: Shopper, name: string): Promise<void> {
  const { client } = shopper;
  const username = `${name}@example.com`;
  const form = { first_name: 'Mona', last_name: 'Hassan', username, password: PASSWORD };
  const registered = await client.write('POST', '/api/post/register', form);
  if (registered.status === 201 && !shopper.chance.happens(0.3)) {
    shopper.customerId = idOf(registered);
    return;
  }
  // Registered by a request whose answer was lost, or on another day.
  const entered = await client.write('POST', '/api/post/login', { username, password: PASSWORD });
  shopper.customerId = idOf(entered);
}

async function cartOf({ world, weather, customerId }: Shopper) {
  const orders = await weather.calm(() => world.ordersOf(customerId));
  return orders.find(({ status }) => status === 'pending-cart');
}

async function browse({ client, world, chance }: Shopper): Promise<void> {
  const paths = [
    '/api/wcFetch/categories',
    `/api/wcFetch/product/${world.productId}`,
    `/api/wcFetch/slots?branch=${BRANCH}`,
    '/api/payment/methods',
    '/api/wcFetch/shipping?governorate=EGC',
  ] as const;
  await client.read(chance.pick(paths));
}

async function add(shopper: Shopper): Promise<void> {
  const { client, world, chance } = shopper;
  const quantity = chance.whole(1, 3);
  const path = '/api/wcPost/place-order';
  const reply = await client.write('POST', path, cartBody(lineOf(world.productId, quantity)));
  if (reply.status === 201) shopper.pieces += quantity;
}

async function change(shopper: Shopper): Promise<void> {
  const cart = await cartOf(shopper);
  const line = cart?.items[0];
  if (cart === undefined || line === undefined) return add(shopper);
  const quantity = shopper.chance.whole(0, 4);
  const body = { ...cartBody({ id: line.id, quantity }), order_id: cart.id };
  const reply = await shopper.client.write('PUT', '/api/wcPost/update-order', body);
  if (reply.status === 200) shopper.pieces += quantity - line.quantity;
}

async function coupon(shopper: Shopper): Promise<void> {
  const cart = await cartOf(shopper);
  if (cart === undefined) return browse(shopper);
  const path = shopper.chance.happens(0.8) ? '/api/wcPost/add-coupon' : '/api/wcPost/remove-coupon';
  await shopper.client.write('POST', path, { order_id: cart.id, code: COUPON });
}

async function orderCart(shopper: Shopper, method: 'cod' | 'card'): Promise<Reply | null> {
  const { client, chance, billing } = shopper;
  const cart = await cartOf(shopper);
  if (cart === undefined || cart.items.length === 0) {
    await add(shopper);
    return null;
  }
  const slots = chance.happens(0.3) ? await client.read(`/api/wcFetch/slots?branch=${BRANCH}`) : null;
  const slot = slots?.status === 200 ? (slots.body as { date: string; from: string }[])[0] : undefined;
  const visit =
    slot === undefined ? {} : { shipping_method: `pickup:${BRANCH}`, slot: `${slot.date}T${slot.from}` };
  const body = { order_id: cart.id, billing, payment_method: method, ...visit };
  const reply = await client.write('POST', '/api/wcPost/checkout', body);
  if (reply.status === 200) shopper.ordered.set(cart.id, { method });
  return reply;
}

async function payCash(shopper: Shopper): Promise<void> {
  await orderCart(shopper, 'cod');
}

async function payCard(shopper: Shopper): Promise<void> {
  const { client, chance, world, weather } = shopper;
  const reply = await orderCart(shopper, 'card');
  if (reply?.status !== 200) return;
  const { redirect } = reply.body as { redirect: string };
  const sessionId = new URL(redirect, ORIGIN).search.slice(1);
  if (!world.geidea.sessions.has(sessionId)) return;
  const ends = ['approve', 'approve', 'approve', 'decline', 'cancel', 'leave'] as const;
  const how: GeideaEnd = chance.pick(ends);
  const payment = world.geidea.end(sessionId, how);
  // The provider reports without a cookie, and again until it is answered; or its report is lost.
  const path = '/api/payment/callback/geidea';
  if (how !== 'leave' && chance.happens(0.7)) {
    const options = { body: world.geidea.callbackOf(payment), headers: { origin: undefined } };
    const reports = chance.whole(1, 2);
    for (let time = 0; time < reports; time += 1) await chance.pick(world.instances)('POST', path, options);
  }
  if (!chance.happens(0.7)) return;
  const back = new URL(world.geidea.sessionOf(sessionId).returnUrl);
  back.searchParams.set('responseMessage', how === 'approve' ? 'Success' : 'Cancelled by User');
  await client.read(`${back.pathname}${back.search}`);
  if (chance.happens(0.5)) await weather.calm(() => client.read(`${back.pathname}${back.search}`));
}

async function cancel(shopper: Shopper): Promise<void> {
  const [id] = shopper.ordered.keys();
  if (id === undefined) return browse(shopper);
  const reply = await shopper.client.write('POST', '/api/wcPost/cancel_order', { order_id: id });
  if (reply.status === 200 && orderOf(reply).status === 'cancelled') shopper.cancelled.add(id);
}

async function giveBack(shopper: Shopper): Promise<void> {
  const { client, world, weather, customerId } = shopper;
  const orders = await weather.calm(() => world.ordersOf(customerId));
  const bought = orders.find(({ status }) => status === 'processing');
  if (bought === undefined) return browse(shopper);
  await weather.calm(() => world.deliver(bought.id));
  const line = required(bought.items[0]);
  await client.write(
    'POST',
    '/api/wcPost/return',
    returnBody({ id: bought.id, items: [] }, { lines: [{ line_item_id: line.id, quantity: 1 }] }),
  );
}

async function subscribe({ client, billing }: Shopper): Promise<void> {
  await client.write('POST', '/api/post/add_to_sendgrid', { email: billing['email'] });
}

const STEPS = [
  ...([browse, browse, add, add, add, change, coupon] as const),
  ...([payCash, payCash, payCard, payCard, cancel, giveBack, subscribe] as const),
] as unknown as [typeof add, ...(typeof add)[]];
