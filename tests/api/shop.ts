import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import {
  type InferOutput,
  array,
  boolean,
  looseObject,
  nullable,
  number,
  object,
  optional,
  parse,
  string,
} from 'valibot';
import { afterAll, vi } from 'vitest';
import { healthRoutes } from '../../api/health.js';
import { ogRoutes } from '../../api/og.js';
import { iconRoutes } from '../../api/icons.js';
import { mediaRoutes } from '../../api/media.js';
import { paymentRoutes } from '../../api/payment.js';
import { postRoutes } from '../../api/post.js';
import { wcFetchRoutes } from '../../api/wcFetch.js';
import { wcPostRoutes } from '../../api/wcPost.js';
import { webhookRoutes } from '../../api/webhook.js';
import { wpFetchRoutes } from '../../api/wpFetch.js';
import type { IdentityKind } from '../../domain/account/identity.js';
import { ORDER_STATUSES } from '../../domain/order/order.js';
import { forgetBackend, getBackend } from '../../server/backend.js';
import type { OpenBackend } from '../../server/http/route.js';
import { serveFamily } from '../../server/http/family.js';
import type { Mail } from '../../server/ports/mail.js';
import type { Route } from '../../server/http/route.js';
import { copySeededDatabase } from '../support/seededDatabase.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';
import { startSeededHosted } from '../support/hostedDatabase/seededHosted.js';
import { behindTheApi } from '../support/behindTheApi.js';
import { quickHash } from '../support/quickPassword.js';

export const ORIGIN = 'http://shop.test';
export const SECRET = 'a secret of the tests that is long enough';
export const PASSWORD = 'three blind mice';

const PASSWORD_HASH = quickHash(PASSWORD);

export interface Family {
  /** The file in `api/`. */
  file: string;
  prefix: string;
  routes: readonly Route[];
}

/** All route tables of the shop. */
export const FAMILIES: readonly Family[] = [
  { file: 'wcFetch.ts', prefix: '/api/wcFetch', routes: wcFetchRoutes },
  { file: 'wcPost.ts', prefix: '/api/wcPost', routes: wcPostRoutes },
  { file: 'wpFetch.ts', prefix: '/api/wpFetch', routes: wpFetchRoutes },
  { file: 'post.ts', prefix: '/api/post', routes: postRoutes },
  { file: 'payment.ts', prefix: '/api/payment', routes: paymentRoutes },
  { file: 'webhook.ts', prefix: '/api/webhook', routes: webhookRoutes },
  { file: 'icons.ts', prefix: '/api/icons', routes: iconRoutes },
  { file: 'og.ts', prefix: '/api/og', routes: ogRoutes },
  { file: 'media.ts', prefix: '/media', routes: mediaRoutes },
  { file: 'health.ts', prefix: '/api/health', routes: healthRoutes },
];

const HANDLERS = FAMILIES.map(({ prefix, routes }) => ({
  prefix,
  handle: serveFamily(prefix, routes, getBackend),
}));
const NO_FAMILY = serveFamily('/api', [], getBackend);

export type Cookies = Record<string, string>;

export interface CallOptions {
  cookies?: Cookies;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  /** Headers that override those of the shop's own pages; undefined removes one. */
  headers?: Record<string, string | undefined>;
  /** IP address of the client. */
  from?: string;
  origin?: string;
}

export interface Reply {
  status: number;
  headers: Headers;
  setCookies: string[];
  text: string;
  body: unknown;
}

/** Deferred work of responses. */
const laterWork: Promise<unknown>[] = [];

/** Waits for all deferred work. */
export async function afterAnswers(): Promise<void> {
  await Promise.all(laterWork.splice(0));
}

async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
  const { cookies = {}, body, headers = {}, from = '203.0.113.1', origin = ORIGIN } = options;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const all: Record<string, string | undefined> = {
    ...(method === 'GET' || method === 'HEAD' ? {} : { origin }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(pairs.length === 0 ? {} : { cookie: pairs.join('; ') }),
    ...headers,
  };
  const given = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const request = new Request(new URL(path, origin), {
    method,
    headers: given,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { pathname } = new URL(request.url);
  const family = HANDLERS.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  const response = await (family?.handle ?? NO_FAMILY)(request, {
    clientAddress: from,
    later: (work) => void laterWork.push(work),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? true;
  return {
    status: response.status,
    headers: response.headers,
    setCookies: response.headers.getSetCookie(),
    text,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
  };
}

/** A browser's cookie jar: stores, sends and removes cookies. */
export class Browser {
  readonly cookies: Cookies = {};

  async call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const reply = await call(method, path, { ...options, cookies: { ...this.cookies, ...options.cookies } });
    this.take(reply.setCookies);
    return reply;
  }

  take(setCookies: readonly string[]): void {
    Object.assign(this.cookies, cookiesOf(setCookies));
    for (const name of clearedBy(setCookies)) Reflect.deleteProperty(this.cookies, name);
  }

  get(path: string, options?: CallOptions): Promise<Reply> {
    return this.call('GET', path, options);
  }

  post(path: string, body?: unknown, options?: CallOptions): Promise<Reply> {
    return this.call('POST', path, { body, ...options });
  }

  put(path: string, body?: unknown, options?: CallOptions): Promise<Reply> {
    return this.call('PUT', path, { body, ...options });
  }

  delete(path: string, options?: CallOptions): Promise<Reply> {
    return this.call('DELETE', path, options);
  }
}

/** A browser with the session of a customer or a guest. */
export class Person extends Browser {
  constructor(
    readonly id: number,
    cookies: readonly string[],
  ) {
    super();
    this.take(cookies);
  }
}

export interface Customer extends Person {
  username: string;
}

function cookiesOf(setCookies: readonly string[]): Cookies {
  const pairs = setCookies.flatMap((text): [string, string][] => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs);
}

/** Names of the cookies that a response clears. */
export function clearedBy(setCookies: readonly string[]): string[] {
  return setCookies.flatMap((text) => /^([^=]+)=;.*Max-Age=0/.exec(text)?.[1] ?? []);
}

let people = 0;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Account limits are off, because a test's single customer does more in a second than people do in a month. */
export const UNLIMITED = {
  LIMIT_WRITES_ACCOUNT: '1000000',
  LIMIT_READS_ACCOUNT: '1000000',
  CASH_PIECES_MAX: '1000000',
  CASH_ORDERS_MAX: '1000000',
};

/** Whether the tests run on a hosted database, as in the project `hosted`. */
const ON_HOSTED = process.env['TEST_DATABASE'] === 'hosted';

/** Opens the whole shop with a new database per test file, and closes it after the tests. */
export async function openShop(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-api-'));
  const path = join(folder, 'shop.db');
  const isSeeded = environment['STORE_URL'] === undefined;
  const hosted = ON_HOSTED ? await (isSeeded ? startSeededHosted() : startHostedDatabase()) : null;
  const url = environment['DATABASE_URL'] ?? hosted?.url ?? `file:${path}`;
  if (isSeeded && url.startsWith('file:')) await copySeededDatabase(path);
  const environmentBefore = { ...process.env };
  Object.assign(process.env, { DATABASE_URL: url, SESSION_SECRET: SECRET, ...UNLIMITED, ...environment });
  const log: string[] = [];
  for (const method of ['log', 'error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      log.push(words.map(String).join(' '));
    });
  }
  forgetBackend();
  const backend: OpenBackend = await getBackend();
  const database = createClient({ url, timeout: 1000 });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, environmentBefore);
    forgetBackend();
    people = 0;
    return hosted?.close();
  });
  const here = new Request(ORIGIN);
  const letters: Mail[] = [];
  vi.spyOn(backend.mail, 'send').mockImplementation((letter) => {
    letters.push(letter);
    return Promise.resolve();
  });
  vi.spyOn(backend.mail, 'rehearse').mockResolvedValue();

  async function session(kind: IdentityKind, id: number): Promise<Person> {
    const owner = kind === 'guest' ? { kind, id } : { kind, id, epoch: await backend.state.sessionEpoch(id) };
    return new Person(id, await backend.sessions.begin(here, owner));
  }

  const behind = behindTheApi(database);

  return {
    ...behind,
    backend,
    /** All log lines so far. */
    log,
    /** All emails sent so far. */
    letters,
    call,
    url,
    /** A new session of an existing customer. */
    session,
    /** Registers an account and a session directly, without the API. */
    async customer(): Promise<Customer> {
      people += 1;
      const username = `mona.${people}@example.com`;
      const id = await behind.accounts.add({
        ...{ username, email: username, phone: null },
        ...{ firstName: 'Mona', lastName: 'Hassan', passwordHash: PASSWORD_HASH },
      });
      return Object.assign(await session('customer', id), { username });
    },
    guest: (): Promise<Person> => session('guest', 10 ** 12 + (people += 1)),
    /** All data that the shop has stored of a customer's orders. */
    ordersOf: (customerId: number) =>
      backend.store.orders.listOrders({ customerId, statuses: ORDER_STATUSES }),
    async stockOf(productId: number, variationId: number | null = null): Promise<number> {
      const product = await backend.store.catalogue.getProduct(productId);
      const item = variationId === null ? product : product?.variations.find(({ id }) => id === variationId);
      if (typeof item?.stock !== 'number') throw new Error(`No counted stock of ${productId}`);
      return item.stock;
    },
  };
}

const OrderBody = looseObject({
  id: number(),
  status: string(),
  total: string(),
  shipping_total: string(),
  delivery: nullable(looseObject({ title: string(), pickup: boolean() })),
  key: optional(string()),
  geidea_transaction_id: nullable(string()),
  items: array(
    looseObject({
      line_item_id: number(),
      product_id: number(),
      variation_id: nullable(number()),
      quantity: number(),
      price: string(),
    }),
  ),
});

export function orderOf(reply: Reply): InferOutput<typeof OrderBody> {
  return parse(OrderBody, reply.body);
}

export function codeOf(reply: Reply): string {
  return parse(object({ code: string() }), reply.body).code;
}

export function idOf(reply: Reply): number {
  return parse(object({ id: number() }), reply.body).id;
}

export const BILLING = {
  first_name: 'Mona',
  last_name: 'Hassan',
  phone: '0101 234 5678',
  governorate: 'EGC',
  city: 'Nasr City',
  address_1: '14 El Yasmin Street',
  address_2: 'Floor 3',
  email: 'mona.private@example.com',
  notes: 'Ring twice',
};

export function checkoutBody(orderId: number, changes: Record<string, unknown> = {}) {
  return { order_id: orderId, billing: BILLING, payment_method: 'cod', ...changes };
}

/** A cart line as the shop's pages send it. */
export function lineOf(productId: number, quantity = 1, changes: Record<string, unknown> = {}) {
  return { product_id: productId, variation_id: null, quantity, ...changes };
}

export function cartBody(...lines: Record<string, unknown>[]) {
  return { status: 'pending-cart', line_items: lines };
}
