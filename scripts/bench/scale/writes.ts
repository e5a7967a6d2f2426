import { idOf } from './client.js';
import { randomUUID } from 'node:crypto';
import { auditBooks, type Placed, setStock } from './books.js';
import type { Reply } from './client.js';
import { addCustomers, cartOf, checkoutOf, type Customer } from './customers.js';
import { quantile } from '../table/figures.js';
import { type ScaledShop, type Spent, spentBy } from './shop.js';

const PIECES = 1;
/** How often a customer who got no success sends the same request again. */
const TRIES = 6;
const RETRY_PAUSE_MS = 2000;
/** More than two cores can place. */
const ORDERS_A_SECOND_MAX = 15;

export interface Rush {
  name: string;
  /** All of them send at once. */
  customers: number;
  stock: number;
  productId: number;
  /** Something that goes wrong while they order. */
  during?: (shop: ScaledShop) => Promise<void>;
}

/** Some shoppers who order one after the other, each time as a new customer. */
export interface Stream {
  shoppers: number;
  seconds: number;
  productId: number;
  /** Of the database, once the customers are registered. */
  roundTripMs: number;
}

export interface RushResult {
  name: string;
  seconds: number;
  replies: Reply[];
  /** Milliseconds of each checkout, ascending. */
  checkoutMs: number[];
  placed: number;
  /** Customers without a success or a refusal, after all of their attempts. */
  undecided: number;
  spent: Spent;
  /** What contradicts the shop's answers, or the promise how it refuses. */
  faults: string[];
}

/** Customers with one product in their carts who all order it at once. */
export async function rush(shop: ScaledShop, { name, customers, stock, ...more }: Rush): Promise<RushResult> {
  const { productId, during } = more;
  const people = await addCustomers(shop.database.url, customers);
  return auditedOrders(shop, { name, stock, productId, isFaulty: during !== undefined }, async () => {
    const ordering = Promise.all(people.map((customer) => order(shop, customer, productId)));
    await during?.(shop);
    return ordering;
  });
}

/** Orders without a pause for some time. */
export async function orderStream(
  shop: ScaledShop,
  { shoppers, seconds, productId, roundTripMs }: Stream,
): Promise<RushResult> {
  const people = await addCustomers(shop.database.url, seconds * ORDERS_A_SECOND_MAX);
  shop.database.setLatency(roundTripMs);
  const stock = people.length;
  return auditedOrders(shop, { name: 'one after the other', stock, productId, isFaulty: false }, async () => {
    const endMs = performance.now() + seconds * 1000;
    const outcomes: Outcome[] = [];
    const shopper = async () => {
      for (let next = people.pop(); next !== undefined && performance.now() < endMs; next = people.pop())
        outcomes.push(await order(shop, next, productId));
    };
    await Promise.all(Array.from({ length: shoppers }, shopper));
    return outcomes;
  });
}

interface Orders {
  name: string;
  stock: number;
  productId: number;
  /** Whether something goes wrong while they are placed. */
  isFaulty: boolean;
}

/** Has customers order, and compares what the shop answered with its database. */
async function auditedOrders(
  shop: ScaledShop,
  { name, stock, productId, isFaulty }: Orders,
  place: () => Promise<Outcome[]>,
): Promise<RushResult> {
  const { url } = shop.database;
  await setStock(url, productId, stock);
  shop.takeReplies();
  const startedAtMs = performance.now();
  let outcomes: Outcome[] = [];
  const spent = await spentBy(shop, async () => {
    outcomes = await place();
  });
  const seconds = (performance.now() - startedAtMs) / 1000;
  const replies = shop.takeReplies();
  const placed = outcomes.flatMap(({ placed: one }) => one ?? []);
  const contradictions = await auditBooks(url, {
    ...{ productId, stockBefore: stock, pieces: PIECES, placed },
    customerIds: new Set(outcomes.map(({ customerId }) => customerId)),
    undecided: new Set(outcomes.filter(({ isUndecided }) => isUndecided).map(({ customerId }) => customerId)),
  });
  const answers = replies.map(({ reply }) => reply);
  const checkouts = replies.filter(({ path }) => path.endsWith('/checkout')).map(({ reply }) => reply.ms);
  return {
    ...{ name, seconds, replies: answers, placed: placed.length, spent },
    checkoutMs: checkouts.sort((a, b) => a - b),
    undecided: outcomes.filter((outcome) => outcome.isUndecided).length,
    faults: [...contradictions, ...wrongRefusals(answers, isFaulty)],
  };
}

interface Outcome {
  customerId: number;
  placed: Placed | null;
  /** No success and no refusal. */
  isUndecided: boolean;
}

/** Puts a product into the cart and orders it; what was not decided is sent again with the same key. */
async function order(shop: ScaledShop, customer: Customer, productId: number): Promise<Outcome> {
  const cart = await insist(shop, customer, '/api/wcPost/place-order', cartOf(productId, PIECES));
  const orderId = cart.status === 201 ? idOf(cart.body) : 0;
  const done =
    orderId === 0 ? cart : await insist(shop, customer, '/api/wcPost/checkout', checkoutOf(orderId));
  const isPlaced = orderId !== 0 && done.status === 200;
  return {
    customerId: customer.id,
    placed: isPlaced ? { customerId: customer.id, orderId } : null,
    isUndecided: isUndecided(done),
  };
}

/** Neither a success nor a refusal that stays: the same request may be sent again. */
function isUndecided({ status, code }: Reply): boolean {
  return status === 0 || status >= 429 || code === 'request_in_progress';
}

async function insist(shop: ScaledShop, customer: Customer, path: string, body: object): Promise<Reply> {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const reply = await shop.send(customer, 'POST', path, body, key);
    if (!isUndecided(reply) || tries >= TRIES) return reply;
    const pauseMs = Math.max(RETRY_PAUSE_MS, reply.retryAfterS * 1000);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Success, a refusal with a reason, or "later" with Retry-After; with a fault of ours also a broken connection. */
function wrongRefusals(replies: readonly Reply[], isFaulty: boolean): string[] {
  const isLater = ({ status }: Reply) => status === 429 || status === 503;
  const wrong = replies.filter((reply) => {
    const { status, code, retryAfterS } = reply;
    if (status < 300 && status > 0) return false;
    if (status === 409) return false;
    if (isLater(reply)) return retryAfterS === 0 && code !== 'outcome_unknown';
    return !(isFaulty && (status === 0 || status === 502));
  });
  const names = new Set(wrong.map(({ status, code }) => `${status} ${code ?? ''}`));
  return [...names].map((name) => `answered ${name} without Retry-After or at all`);
}

/** Statuses by how often they were given, such as `200 × 3, 503 × 1`. */
export function statusesOf(replies: readonly Reply[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of replies) {
    const name = status === 0 ? 'no answer' : `${status}${code === null ? '' : ` ${code}`}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ');
}

export function rowOf({ name, seconds, replies, placed, undecided, spent, faults }: RushResult) {
  const times = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    rush: name,
    answers: statusesOf(replies),
    'orders placed': placed,
    undecided,
    'writes/s': replies.length / seconds,
    'ms, median': quantile(times, 0.5),
    'ms, 95 %': quantile(times, 0.95),
    'ms, longest': quantile(times, 1),
    'database, ms of a request, 95 %': quantile(spent.serverMs, 0.95),
    'database requests per write': spent.database.requests / replies.length,
    contradictions: faults.length === 0 ? 'none' : faults.join('; '),
  };
}
