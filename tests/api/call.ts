/* Calls of the shop's routes as a request from outside, without a server. */
import { FAMILIES } from '../../scripts/openApi/routeTables.js';
import { getBackend } from '../../server/backend.js';
import { serveFamily } from '../../server/http/routing/family.js';
import type { OpenBackend } from '../../server/http/routing/route.js';

export const ORIGIN = 'http://shop.test';

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;

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
  while (laterWork.length > 0) await Promise.all(laterWork.splice(0));
}

/** Work that the backend defers, for `afterAnswers`. */
export function deferWork(work: Promise<unknown>): void {
  laterWork.push(work);
}

/** Calls of the routes on the backend that this opens. */
export function callsTo(open: () => Promise<OpenBackend>): Call {
  const families = FAMILIES.map(({ prefix, routes }) => ({
    prefix,
    handle: serveFamily(prefix, routes, open),
  }));
  const noFamily = serveFamily('/api', [], open);
  return async (method, path, options = {}) => {
    const request = requestOf(method, path, options);
    const { pathname } = new URL(request.url);
    const family = families.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
    const response = await (family?.handle ?? noFamily)(request, {
      clientAddress: options.from ?? '203.0.113.1',
      later: (work) => void laterWork.push(work),
    });
    return replyOf(response);
  };
}

/** Calls of the routes on the shop under test. */
export const call: Call = callsTo(getBackend);

function requestOf(method: string, path: string, options: CallOptions): Request {
  const { cookies = {}, body, headers = {}, origin = ORIGIN } = options;
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
  return new Request(new URL(path, origin), {
    method,
    headers: given,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function replyOf(response: Response): Promise<Reply> {
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
