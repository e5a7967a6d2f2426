import { createHash, randomUUID } from 'node:crypto';
import { ShopError } from '../../domain/errors.js';
import type { Caller } from '../../domain/identity.js';
import type { StatePort } from '../ports/state.js';
import { parseInput, readJsonBody, readQuery } from './input.js';
import { describeError, log } from './log.js';
import { requireSameOrigin } from './origin.js';
import type { AddressLimiter } from './rateLimits.js';
import { cacheControl, errorBody, jsonResponse } from './respond.js';
import type { Answer, Method, Route } from './route.js';
import type { Sessions } from './session.js';

/** What the HTTP layer itself needs of the shop. */
export interface Gate {
  sessions: Sessions;
  state: StatePort;
  countByAddress: AddressLimiter;
}

export interface RequestFacts {
  /** Address of the client as the platform vouches for it. */
  clientAddress: string;
  /** Goes on with work after the answer; the platform keeps the instance until it is done. */
  later: (work: Promise<unknown>) => void;
}

export type Handler = (request: Request, facts: RequestFacts) => Promise<Response>;

const NOBODY: Caller = { kind: 'nobody' };

/**
 * Serves a family of routes below a prefix: finds the route, asks who calls, checks origin, limits and input,
 * runs it, and turns whatever happens into one JSON answer.
 */
export function serveFamily(
  prefix: string,
  routes: readonly Route[],
  openGate: () => Promise<Gate>,
): Handler {
  return async (request, facts) => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    const url = new URL(request.url);
    let route: Route | undefined;
    let clearing: string[] = [];
    try {
      const found = findRoute(routes, url.pathname.slice(prefix.length), request.method);
      route = found.route;
      const gate = await openGate();
      admit(route, request, facts, gate);
      const identity = await identify(route, request, gate);
      clearing = identity.cookies;
      const answer = await answerRoute(found, request, facts, identity.caller, gate.state);
      const response = toResponse(answer, route, clearing);
      response.headers.set('x-request-id', requestId);
      logRequest('info', response.status);
      return response;
    } catch (error) {
      const { status, body, code } = errorBody(error, requestId);
      logRequest(status >= 500 ? 'error' : 'info', status, code, error);
      const headers = { ...errorHeaders(error, routes, url, prefix), 'x-request-id': requestId };
      const response = jsonResponse(status, body, headers);
      for (const cookie of clearing) response.headers.append('set-cookie', cookie);
      return response;
    }

    function logRequest(level: 'info' | 'error', status: number, code?: string, error?: unknown): void {
      log({
        level,
        event: 'request',
        requestId,
        method: request.method,
        route: `${prefix}${route?.path ?? '/?'}`,
        status,
        ms: Math.round(performance.now() - startedAtMs),
        ...(code === undefined ? {} : { code }),
        ...(level === 'error' && error instanceof Error ? { error: describeError(error) } : {}),
      });
    }
  };
}

interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

function findRoute(routes: readonly Route[], path: string, method: string): FoundRoute {
  const matches = routes.flatMap((route) => {
    const params = matchPath(route.path, path);
    return params === null ? [] : [{ route, params }];
  });
  if (matches.length === 0) throw new ShopError('not_found');
  const asked = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === asked);
  if (match === undefined) throw new ShopError('method_not_allowed');
  return match;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const [expected, actual] = [pattern.split('/'), path.split('/')];
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** Work after the answer can only be logged when it fails. */
function logged(later: RequestFacts['later']): RequestFacts['later'] {
  return (work) =>
    later(
      work.catch((error: unknown) => {
        const reason = error instanceof Error ? describeError(error) : 'unknown';
        log({ level: 'error', event: 'later-work-failed', error: reason });
      }),
    );
}

/** Refuses what comes from another site, and what comes too often. */
function admit(route: Route, request: Request, { clientAddress }: RequestFacts, gate: Gate): void {
  const writes = route.method !== 'GET';
  if (writes && route.crossOrigin !== true) requireSameOrigin(request);
  for (const limit of route.limits ?? []) {
    const waitSeconds = gate.countByAddress(limit, clientAddress);
    if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
  }
}

/** Who calls, and the cookies to clear whatever the answer will be. Public routes never ask. */
async function identify(
  route: Route,
  request: Request,
  { sessions }: Gate,
): ReturnType<Sessions['identify']> {
  const isPublic = route.cache !== undefined && route.cache.kind !== 'private';
  return isPublic ? { caller: NOBODY, cookies: [] } : sessions.identify(request);
}

async function answerRoute(
  { route, params }: FoundRoute,
  request: Request,
  { clientAddress, later }: RequestFacts,
  caller: Caller,
  state: StatePort,
): Promise<Answer> {
  const input = await readInput(route, request);
  const run = async () =>
    route.run({ params, ...input, caller, request, clientAddress, later: logged(later) });
  return runOnce(route, request, caller, input.body, state, run);
}

async function readInput(route: Route, request: Request): Promise<{ query: unknown; body: unknown }> {
  const query = readQuery(new URL(request.url), route.repeatable);
  if (route.query === undefined) refuseAll(query);
  const parsedQuery = route.query === undefined ? undefined : parseInput(route.query, query);
  if (route.method === 'GET') return { query: parsedQuery, body: undefined };
  const body = await readJsonBody(request);
  if (route.body === undefined) refuseAll(body ?? {});
  if (route.body === undefined || (body === undefined && route.bodyOptional === true)) {
    return { query: parsedQuery, body: undefined };
  }
  return { query: parsedQuery, body: parseInput(route.body, body) };
}

function refuseAll(input: object): void {
  const [unknown] = Object.keys(input);
  if (unknown !== undefined) throw new ShopError('invalid_fields', { fields: { [unknown]: 'unknown' } });
}

const LONGEST_KEY_CHARS = 255;

/**
 * Runs a write at most once for an idempotency key: the same key and body give the stored answer. Answers of
 * 408, 425, 429 and 5xx are not stored, so that these may be tried again.
 */
async function runOnce(
  route: Route,
  request: Request,
  caller: Caller,
  body: unknown,
  state: StatePort,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const given = request.headers.get('idempotency-key');
  // Nobody owns anything that could be done twice, and must not fill the shop's memory.
  if (route.idempotent !== true || given === null || caller.kind === 'nobody') return run();
  if (given === '' || given.length > LONGEST_KEY_CHARS) {
    throw new ShopError('invalid_fields', { fields: { 'Idempotency-Key': 'invalid' } });
  }
  const key = `${caller.id} ${route.method} ${route.path} ${given}`;
  const search = new URL(request.url).search;
  const fingerprint = createHash('sha256')
    .update(search)
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const claim = await state.claimKey(key, fingerprint);
  switch (claim.state) {
    case 'running':
      throw new ShopError('request_in_progress');
    case 'mismatch':
      throw new ShopError('idempotency_mismatch');
    case 'answered':
      return replay(claim.answer);
    case 'new':
      return runAndStore(key, state, run);
  }
}

function replay({ status, body }: { status: number; body: string }): Answer {
  return { status, body: JSON.parse(body) as unknown, headers: { 'idempotency-replayed': 'true' } };
}

async function runAndStore(key: string, state: StatePort, run: () => Promise<Answer>): Promise<Answer> {
  const answer = await run().catch(async (error: unknown) => {
    const status = error instanceof ShopError ? error.status : 500;
    const isFinal = status < 500 && ![408, 425, 429].includes(status);
    if (isFinal) {
      const { body } = errorBody(error, randomUUID());
      await state.storeAnswer(key, { status, body });
    } else await state.releaseKey(key);
    throw error;
  });
  // A key whose answer cannot be kept stays claimed: the work is done and must not be done again.
  await state.storeAnswer(key, { status: answer.status ?? 200, body: JSON.stringify(answer.body) });
  return answer;
}

function toResponse(answer: Answer, route: Route, clearing: string[]): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': cacheControl(route.cache ?? { kind: 'private' }),
    ...answer.headers,
  });
  const fresh = answer.cookies ?? [];
  const names = new Set(fresh.map((cookie) => cookie.slice(0, cookie.indexOf('='))));
  const kept = clearing.filter((cookie) => !names.has(cookie.slice(0, cookie.indexOf('='))));
  for (const cookie of [...kept, ...fresh]) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers });
}

function errorHeaders(
  error: unknown,
  routes: readonly Route[],
  url: URL,
  prefix: string,
): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  if (!(error instanceof ShopError)) return headers;
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (error.code === 'method_not_allowed') {
    headers['allow'] = allowedMethods(routes, url.pathname.slice(prefix.length)).join(', ');
  }
  return headers;
}

function allowedMethods(routes: readonly Route[], path: string): Method[] {
  return routes.filter((route) => matchPath(route.path, path) !== null).map((route) => route.method);
}
