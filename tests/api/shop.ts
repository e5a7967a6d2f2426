import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, vi } from 'vitest';
import type { IdentityKind } from '../../domain/account/identity.js';
import { ORDER_STATUSES } from '../../domain/order/order.js';
import { forgetBackend, getBackend } from '../../server/backend.js';
import type { OpenBackend } from '../../server/http/routing/route.js';
import type { Mail } from '../../server/ports/mail.js';
import type { Budgeted, CodeMessage, ConfirmationMessage, NewsMessage } from '../../server/ports/messages.js';
import { copyEmptyDatabase, copySeededDatabase } from '../support/seededDatabase.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';
import { startSeededHosted } from '../support/hostedDatabase/seededHosted.js';
import { behindTheApi } from '../support/behindTheApi.js';
import { hashQuickly } from '../support/hashQuickly.js';
import { quickHash } from '../support/quickPassword.js';
import { type Customer, Person } from './browser.js';
import { call, deferWork, ORIGIN } from './call.js';

export const SECRET = 'a secret of the tests that is long enough';
export const PASSWORD = 'three blind mice';

const PASSWORD_HASH = quickHash(PASSWORD);

let people = 0;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Account limits are off, because a test's single customer does more in a second than people do in a month. */
export const UNLIMITED = {
  LIMIT_WRITES_ACCOUNT: '1000000',
  LIMIT_READS_ACCOUNT: '1000000',
  CASH_PIECES_MAX: '1000000',
  CASH_ORDERS_MAX: '1000000',
  UNPROVEN_SHARE: '100',
  LIMIT_CODE_MESSAGES_NETWORK: '1000000',
  LIMIT_UNPROVEN_ORDERS_NETWORK: '1000000',
  LIMIT_UNPROVEN_ORDERS_DEVICE: '1000000',
};

/** Whether the tests run on a hosted database, as in the project `hosted`. */
const ON_HOSTED = process.env['TEST_DATABASE'] === 'hosted';

/** Lets `afterAnswers` wait for the work that a backend defers. */
export function deferLater(backend: OpenBackend): void {
  const { later } = backend;
  vi.spyOn(backend, 'later').mockImplementation((work) => {
    later(() => {
      const started = work();
      deferWork(started.catch(() => undefined));
      return started;
    });
  });
}

/**
 * Opens the whole shop with a new database per test file, and closes it after the tests. Passwords are hashed at the
 * lowest cost, except for tests of a flood of logins.
 */
export async function openShop(environment: Record<string, string> = {}, { isHashingQuick = true } = {}) {
  if (isHashingQuick) hashQuickly();
  const folder = mkdtempSync(join(tmpdir(), 'shop-api-'));
  const path = join(folder, 'shop.db');
  const isSeeded = environment['STORE_URL'] === undefined;
  const hosted = ON_HOSTED ? await (isSeeded ? startSeededHosted() : startHostedDatabase()) : null;
  const url = environment['DATABASE_URL'] ?? hosted?.url ?? `file:${path}`;
  if (url === `file:${path}`) await (isSeeded ? copySeededDatabase : copyEmptyDatabase)(path);
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
  const orderLetters: Mail[] = [];
  const operatorLetters: Mail[] = [];
  vi.spyOn(backend.mail, 'send').mockImplementation((letter) => {
    const kind = /^<(new-order|payment|newsletter|transfer|account)-/.exec(letter.messageId ?? '')?.[1];
    if (kind === 'new-order') operatorLetters.push(letter);
    else (letter.messageId === undefined || kind !== undefined ? letters : orderLetters).push(letter);
    return Promise.resolve();
  });
  vi.spyOn(backend.mail, 'rehearse').mockResolvedValue();
  deferLater(backend);
  const messages: Budgeted<CodeMessage>[] = [];
  const confirmations: ConfirmationMessage[] = [];
  const orderMessages: NewsMessage[] = [];
  if (backend.messages !== null) {
    vi.spyOn(backend.messages, 'sendCode').mockImplementation((message) => {
      messages.push(message);
      return Promise.resolve();
    });
    vi.spyOn(backend.messages, 'rehearseCode').mockResolvedValue();
    vi.spyOn(backend.messages, 'sendConfirmation').mockImplementation((message) => {
      confirmations.push(message);
      return Promise.resolve();
    });
    vi.spyOn(backend.messages, 'sendNews').mockImplementation((message) => {
      orderMessages.push(message);
      return Promise.resolve();
    });
  }

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
    /** All emails sent so far, without those to customers about their orders. */
    letters,
    /** All emails to customers about their orders sent so far. */
    orderLetters,
    /** All emails to the operator about placed orders so far. */
    operatorLetters,
    /** All messages sent to mobile numbers so far. */
    messages,
    /** All requests to confirm a cash order so far. */
    confirmations,
    /** All news of orders to mobile numbers so far. */
    orderMessages,
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
