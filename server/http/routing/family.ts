import { randomUUID } from 'node:crypto';
import { ShopError } from '../../../domain/core/errors.js';
import type { LimitedRun } from '../../ports/shared/limitConcurrency.js';
import { OUTAGE_RETRY_AFTER_S } from '../../../domain/core/limits.js';
import type { Caller } from '../../../domain/account/identity.js';
import { isTooLong } from './addressLength.js';
import { allowedMethods, findRoute, type FoundRoute } from './findRoute.js';
import { runOnce } from './idempotency.js';
import { readInput } from './input.js';
import { whenThereIsCapacity } from '../network/loadShedding.js';
import { describeError, log } from '../telemetry/log.js';
import { requireSameOrigin } from './origin.js';
import { nameRoute } from '../../ports/spans.js';
import { networkOf } from '../network/rateLimits.js';
import { answerResponse, errorBody, jsonResponse } from './respond.js';
import {
  type Answer,
  isPublic,
  type Method,
  type OpenBackend,
  type Route,
  type WriteContext,
} from './route.js';
import { shareRead } from './sharedReads.js';
import { asLiveCaller, requireLive } from '../session/liveSession.js';
import type { Identity } from '../session/session.js';

interface RequestFacts {
  /** Client address as vouched for by the platform. */
  clientAddress: string;
  /** Continues work after the response; the platform keeps the instance alive until it is done. */
  later: (work: Promise<unknown>) => void;
}

export type Handler = (request: Request, facts: RequestFacts) => Promise<Response>;

const NOBODY: Identity = { caller: { kind: 'nobody' }, cookies: [], isLive: Promise.resolve(true) };

/**
 * Serves all routes below a prefix: finds the route, identifies the caller, checks origin, rate limits and input, runs
 * the route, and turns every outcome into one JSON response.
 */
export function serveFamily(
  prefix: string,
  routes: readonly Route[],
  open: () => Promise<OpenBackend>,
): Handler {
  return async (request, facts) => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    const url = new URL(request.url);
    let route: Route | undefined;
    let clearing: string[] = [];
    try {
      if (isTooLong(url)) throw new ShopError('address_too_long');
      const found = findRoute(routes, url.pathname.slice(prefix.length), request.method);
      route = found.route;
      nameRoute(`${prefix}${route.path}`);
      const backend = await open();
      admit(route, request, facts, backend);
      const { method } = route;
      let input: ReturnType<typeof readInput> | undefined; // a body can be read once
      const answer = await asLiveCaller(
        () => identify(found.route, request, backend),
        async (identity) => {
          clearing = identity.cookies;
          admitAccount(method, identity.caller, backend);
          input ??= readInput(found.route, request);
          return answerRoute(found, { request, requestId, identity, input: await input }, facts, backend);
        },
      );
      const response = answerResponse(answer, found, clearing);
      response.headers.set('x-request-id', requestId);
      logRequest('info', response.status);
      return response;
    } catch (error) {
      const { status, body, code } = errorBody(error, requestId);
      logRequest(isOutage(status, code) ? 'error' : 'info', status, code, error);
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

/** Whether an operator has to look into it, whatever status the caller gets; each rejection under load is no error. */
function isOutage(status: number, code: string): boolean {
  return (status >= 500 && code !== 'busy') || code.endsWith('_unavailable');
}

/** Work after the response can only log its failures. */
function logged(later: RequestFacts['later']): RequestFacts['later'] {
  return (work) =>
    later(
      work.catch((error: unknown) => {
        const reason = error instanceof Error ? describeError(error) : 'unknown';
        log({ level: 'error', event: 'later-work-failed', error: reason });
      }),
    );
}

/** Rejects cross-origin requests and requests over the rate limit of the address. */
function admit(route: Route, request: Request, { clientAddress }: RequestFacts, backend: OpenBackend): void {
  const writes = route.method !== 'GET';
  if (writes && route.crossOrigin !== true) requireSameOrigin(request);
  for (const limit of route.limits ?? []) {
    requireWithin(backend.countByAddress(limit, clientAddress));
  }
}

/** Rate limits by account: writes are stored, and reads reach the store. */
function admitAccount(method: Method, caller: Caller, backend: OpenBackend): void {
  if (caller.kind === 'nobody') return;
  const limit = method === 'GET' ? 'reads-account' : 'writes-account';
  requireWithin(backend.countByAddress(limit, `account ${caller.id}`));
}

/** Throws `too_many_requests` with `waitSeconds`, the seconds until a retry makes sense; null passes. */
function requireWithin(waitSeconds: number | null): void {
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
}

/** The caller, and the cookies to clear whatever the response is. Public routes skip this. */
async function identify(route: Route, request: Request, backend: OpenBackend): Promise<Identity> {
  return isPublic(route) ? NOBODY : backend.sessions.identify(request);
}

interface Call {
  request: Request;
  requestId: string;
  identity: Identity;
  input: Awaited<ReturnType<typeof readInput>>;
}

async function answerRoute(
  { route, params }: FoundRoute,
  { request, requestId, identity, input }: Call,
  { clientAddress, later }: RequestFacts,
  backend: OpenBackend,
): Promise<Answer> {
  const { caller } = identity;
  const run = async (write: WriteContext) => {
    if (route.method !== 'GET') await requireLive(identity);
    return route.run({
      backend,
      params,
      ...input,
      caller,
      request,
      clientAddress,
      write,
      later: logged(later),
    });
  };
  const work = () => runOnce({ route, request, requestId, caller, body: input.body }, backend, run);
  const network = networkOf(clientAddress);
  const isShared = isPublic(route) && route.method === 'GET';
  const inTurn = (isWanted: () => boolean) =>
    route.isNeverShed === true ? work() : whenThereIsCapacity({ isWanted, network }, work);
  const limited: LimitedRun = route.limiter ?? ((task) => task());
  return limited(() => (isShared ? shareRead(backend, request, inTurn) : work()), network);
}

function errorHeaders(
  error: unknown,
  routes: readonly Route[],
  url: URL,
  prefix: string,
): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  if (!(error instanceof ShopError)) return headers;
  // An unknown outcome is to be looked at, not repeated.
  const isOutage = error.status === 503 && error.code !== 'outcome_unknown';
  const { retryAfterSeconds = isOutage ? OUTAGE_RETRY_AFTER_S : undefined } = error.details;
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  if (error.code === 'method_not_allowed') {
    headers['allow'] = allowedMethods(routes, url.pathname.slice(prefix.length)).join(', ');
  }
  return headers;
}
