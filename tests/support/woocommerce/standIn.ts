import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalogueRoutes } from './standInCatalogue.js';
import { outlineRoutes } from './standInOutlines.js';
import { customerRoutes } from './standInCustomers.js';
import { loginRoutes, refuseToken, tokenUser } from './standInLogin.js';
import { noteRoutes } from './standInNotes.js';
import { orderRoutes } from './standInOrders.js';
import { type Answered, failure, type StandInRoute } from './standInRoute.js';
import { checkoutRoutes } from './standInCheckout.js';
import { couponRoutes } from './standInCoupons.js';
import { contentRoutes } from './standInContent.js';
import { reviewRoutes } from './standInReviews.js';
import { statusRoutes } from './standInStatus.js';
import { newState, type StandInState } from './standInState.js';

/*
 * A WooCommerce for tests: its REST API as recorded from a real one, including its quirks. Runs in-process on plain
 * http on the loopback interface, treated like TLS.
 */

export const KEYS = { consumerKey: 'ck_test', consumerSecret: 'cs_test' };
export const READ_ONLY_KEYS = { consumerKey: 'ck_read', consumerSecret: 'cs_read' };

const ROUTES: StandInRoute[] = [
  ...catalogueRoutes,
  ...outlineRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...noteRoutes,
  ...reviewRoutes,
  ...checkoutRoutes,
  ...couponRoutes,
  ...loginRoutes,
  ...contentRoutes,
  ...statusRoutes,
];

/**
 * `dropped`: the connection closes before anything is done. The others happen after the write: `lost` closes the
 * connection, `late` responds after `LATE_MS`, `garbled` responds with invalid JSON, `foreign` with JSON that is not
 * WooCommerce's, `failed` with 500.
 */
export type Interruption = 'dropped' | 'lost' | 'late' | 'garbled' | 'foreign' | 'failed';
export const LATE_MS = 2000;

export interface StandIn {
  url: string;
  state: StandInState;
  /** Requests so far, as `GET wc/v3/products`. */
  requests: string[];
  /** Modified responses, one per entry, applied before anything else. */
  faults: ((response: { status: number; body: string; headers: Record<string, string> }) => void)[];
  /** What plugins do to every response; `path` as `wc/v3/products`. */
  filters: ((path: string, body: unknown) => unknown)[];
  /** Interruptions of the next writes, one per entry. */
  interruptions: Interruption[];
  close(): Promise<void>;
}

/** Starts a stand-in with this state on a free port. */
export async function openStandIn(state: StandInState = newState()): Promise<StandIn> {
  const requests: string[] = [];
  const faults: StandIn['faults'] = [];
  const filters: StandIn['filters'] = [];
  const interruptions: Interruption[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stand.in');
      requests.push(`${request.method} ${url.pathname.replace('/wp-json/', '')}`);
      const fault = faults.shift();
      if (fault !== undefined) {
        const answer = { status: 200, body: '', headers: {} };
        fault(answer);
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      const interruption = request.method === 'GET' ? undefined : interruptions.shift();
      if (interruption === 'dropped') return void request.socket.destroy();
      const { status, body, headers } = await answer(request, url, state);
      if (interruption === 'lost') return void request.socket.destroy();
      if (interruption === 'late') await sleep(LATE_MS);
      if (interruption === 'garbled') return void response.end('<b>Warning</b>: a plugin says something');
      if (interruption === 'foreign') return void response.end('{"hello":"world"}');
      if (interruption === 'failed')
        return void response.writeHead(500).end('{"code":"internal_server_error"}');
      response
        .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers })
        .end(JSON.stringify(filters.reduce((sent, filter) => filter(pathOf(url), sent), body)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    requests,
    faults,
    filters,
    interruptions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pathOf(url: URL): string {
  return url.pathname.replace(/^\/wp-json\//, '');
}

async function answer(request: IncomingMessage, url: URL, state: StandInState): Promise<Answered> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (state.latencyMs > 0) await sleep(state.latencyMs);
  const path = pathOf(url);
  // WordPress obeys these, so a client must never forward what it received.
  const override = url.searchParams.get('_method') ?? request.headers['x-http-method-override'];
  const method = (typeof override === 'string' ? override : (request.method ?? 'GET')).toUpperCase();
  const authorization = request.headers.authorization ?? '';
  for (const route of ROUTES) {
    const match = route.path.exec(path);
    if (match === null || route.method !== method) continue;
    const refused =
      refuseBearer(authorization, path, state) ??
      (route.needsKeys === false ? null : refuseKeys(authorization, url, method, path, state));
    if (refused !== null) return refused;
    const body = parse(text, request.headers['content-type'] ?? '');
    if (body === null) return failure(400, 'rest_invalid_json');
    const ids = match.slice(1).map(Number);
    const answered = await route.answer(
      { method, path, query: url.searchParams, body, authorization, state },
      ids,
    );
    return selectFields(answered, url.searchParams.get('_fields'));
  }
  return failure(404, 'rest_no_route');
}

function parse(text: string, type: string): Record<string, unknown> | null {
  if (text === '') return {};
  if (type.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** An invalid token is rejected on every route, public ones too, except the plugin's own. */
function refuseBearer(authorization: string, path: string, state: StandInState): Answered | null {
  return authorization.startsWith('Bearer ') && !path.startsWith('jwt-auth/')
    ? refuseToken(state, authorization)
    : null;
}

function refuseKeys(
  authorization: string,
  url: URL,
  method: string,
  path: string,
  state: StandInState,
): Answered | null {
  if (authorization.startsWith('Bearer ')) {
    const isStaff = state.customers.get(tokenUser(authorization))?.['role'] === 'administrator';
    return isStaff ? null : failure(403, 'woocommerce_rest_cannot_view');
  }
  const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .split(':');
  const key = url.searchParams.get('consumer_key') ?? basic[0];
  const secret = url.searchParams.get('consumer_secret') ?? basic[1];
  const known = [KEYS, READ_ONLY_KEYS].find(({ consumerKey }) => consumerKey === key);
  if (known === undefined) return failure(401, 'woocommerce_rest_cannot_view');
  if (known.consumerSecret !== secret) return failure(401, 'woocommerce_rest_authentication_error');
  if (known === READ_ONLY_KEYS && method !== 'GET') {
    return failure(401, 'woocommerce_rest_authentication_error');
  }
  return state.plugins.woocommerce || !path.startsWith('wc/') ? null : failure(404, 'rest_no_route');
}

function selectFields(answered: Answered, fields: string | null): Answered {
  if (fields === null || answered.status >= 400) return answered;
  const paths = fields.split(',').map((field) => field.split('.'));
  const pick = (entry: unknown) => pickPaths(entry, paths);
  return { ...answered, body: Array.isArray(answered.body) ? answered.body.map(pick) : pick(answered.body) };
}

/** Fields by their paths, such as `settings.title.default`. PHP writes an empty object as a list. */
function pickPaths(entry: unknown, paths: readonly string[][]): unknown {
  if (typeof entry !== 'object' || entry === null || paths.some((path) => path.length === 0)) return entry;
  const picked = Object.entries(entry).flatMap(([key, value]) => {
    const below = paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
    return below.length === 0 ? [] : [[key, pickPaths(value, below)]];
  });
  return picked.length === 0 ? [] : Object.fromEntries(picked);
}
