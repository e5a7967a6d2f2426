import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Exchange,
  exchanges,
  leftOut,
  REASONS,
  recordedState,
  shapes,
  type Types,
} from '../../support/woocommerce/recordings.js';
import { issueToken } from '../../support/woocommerce/standInLogin.js';
import { KEYS, openStandIn, READ_ONLY_KEYS, type StandIn } from '../../support/woocommerce/standIn.js';

/* The WooCommerce stand-in must answer as a real WooCommerce was recorded to answer. */

let standIn: StandIn;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

test.each(exchanges)('$name', async (exchange) => {
  Object.assign(standIn.state, recordedState(exchange));
  for (const name of exchange.after ?? []) await send(exchangeNamed(name));
  expect(await send(exchange)).toEqual(expectedOf(exchange));
});

const all = exchanges.length + leftOut.length;

test(`agrees with ${exchanges.length} of ${all} recorded exchanges, with a reason for each other one`, () => {
  expect([exchanges.length, all]).toEqual([251, 348]);
  for (const { name, leftOut: reason } of leftOut) expect(REASONS, name).toContain(reason);
});

function exchangeNamed(name: string): Exchange {
  const found = exchanges.find((exchange) => exchange.name === name);
  if (found === undefined) throw new Error(`There is no exchange ${name}`);
  return found;
}

function expectedOf({ status, code, total, ids, id, shape, lineShape, order }: Exchange) {
  return {
    status,
    code,
    total,
    ids,
    id,
    shape: shape === undefined ? undefined : shapes[shape],
    lineShape: lineShape === undefined ? undefined : shapes[lineShape],
    order,
  };
}

type Body = Record<string, unknown>;

/** Sends a recorded request; returns the parts of the response that the recording has. */
async function send(exchange: Exchange): Promise<ReturnType<typeof expectedOf>> {
  const { method, path, body: sent } = exchange;
  const response = await fetch(`${standIn.url}/wp-json/${withKeys(path)}`, {
    method,
    headers: {
      ...authorization(exchange),
      'content-type': /^\w+=/.test(String(sent)) ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    ...(sent === undefined ? {} : { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
  });
  const answered = (await response.json()) as Body | Body[];
  // Where several entries may come first, compare the types of the same one.
  const first = Array.isArray(answered)
    ? (answered.find(({ id }) => id === exchange.ids?.[0]) ?? answered[0])
    : answered;
  const lines = first?.['line_items'] as Body[] | undefined;
  return {
    status: response.status,
    code: exchange.code === undefined ? undefined : (first?.['code'] as string),
    total: exchange.total === undefined ? undefined : Number(response.headers.get('x-wp-total')),
    ids: exchange.ids && idsOf(answered as Body[], exchange),
    id: exchange.id === undefined ? undefined : (first?.['id'] as number),
    shape: typesOf(first, exchange.shape),
    lineShape: typesOf(lines?.[0], exchange.lineShape),
    order: exchange.order && orderOf(first!, exchange.order),
  };
}

/** Entries created in the same second have no fixed order, so they are compared as a set, in the recording's order. */
function idsOf(entries: Body[], { path, ids = [] }: Exchange): number[] {
  const found = entries.map(({ id }) => id as number);
  const isOrdered = path.startsWith('wc/v3/orders') || /orderby=(?:price|title)/.test(path);
  return isOrdered ? found : found.sort((a, b) => place(ids, a) - place(ids, b));
}

function place(ids: readonly number[], id: number): number {
  return ids.includes(id) ? ids.indexOf(id) : Infinity;
}

function typesOf(entry: Body | undefined, shape: number | undefined): Types | undefined {
  if (shape === undefined) return undefined;
  return Object.fromEntries(Object.keys(shapes[shape]!).map((name) => [name, typeOf(entry?.[name])]));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function orderOf(answered: Body, recorded: NonNullable<Exchange['order']>) {
  const fields = Object.fromEntries(Object.keys(recorded).map((name) => [name, answered[name]]));
  const lines = (answered['line_items'] as Body[]).map((line) => [
    ...[line['product_id'], line['variation_id'], line['quantity'], line['total']],
  ]);
  return { ...fields, line_items: lines };
}

function withKeys(path: string): string {
  return path.replace('ck_EXAMPLE', KEYS.consumerKey).replace('cs_EXAMPLE', KEYS.consumerSecret);
}

function authorization({ auth }: Exchange): { authorization?: string } {
  if (auth === undefined) return {};
  if (auth.startsWith('Bearer')) return { authorization: auth };
  if (auth.startsWith('token')) return { authorization: `Bearer ${tokenOf(auth)}` };
  const [key, secret] = {
    'consumer key read (Basic)': [READ_ONLY_KEYS.consumerKey, READ_ONLY_KEYS.consumerSecret],
    'wrong-key': ['ck_unknown', KEYS.consumerSecret],
    'wrong-secret': [KEYS.consumerKey, 'cs_wrong'],
  }[auth] ?? [KEYS.consumerKey, KEYS.consumerSecret];
  return { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` };
}

/** Replaces the recorded site's token with the stand-in's. */
function tokenOf(auth: string): string {
  const userId = Number(/\d+/.exec(auth)?.[0]);
  const changes = {
    ...(auth.includes('expired') ? { exp: 0 } : {}),
    ...(auth.includes('another site') ? { iss: 'https://elsewhere.example' } : {}),
  };
  const token = issueToken(standIn.state, userId, changes);
  return auth.includes('tampered') ? token.replace(/^[^.]+/, 'e30') : token;
}
