import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { LimitedRun } from '../../ports/shared/limitConcurrency.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { LimitName } from '../../../domain/core/rateLimits.js';
import type { Backend } from '../../ports/backend.js';
import type { Devices } from '../session/devices.js';
import type { OnCommit } from '../../ports/records/state.js';
import type { AddressLimiter } from '../network/rateLimits.js';
import type { Sessions } from '../session/session.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A file as a response, instead of JSON. */
export class FileBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type, such as `image/png`. */
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/** A long text as a response, sent while it is written. */
export class StreamBody {
  readonly chunks: AsyncGenerator<string, void>;
  /** Media type, such as `application/xml; charset=utf-8`. */
  readonly type: string;

  constructor(chunks: AsyncGenerator<string, void>, type: string) {
    this.chunks = chunks;
    this.type = type;
  }
}

/** The result of a route. `cookies` are complete Set-Cookie values. */
export interface Answer {
  status?: number;
  /** Sent as JSON, or as is if it is a file or a stream; absent for an empty response such as a redirect. */
  body?: unknown;
  cookies?: string[];
  headers?: Record<string, string>;
}

/** The backend together with sessions, rate limits and the other request guards. */
export interface OpenBackend extends Backend {
  sessions: Sessions;
  devices: Devices;
  countByAddress: AddressLimiter;
}

/** Idempotency hooks of a write. */
export interface WriteContext {
  /** Identifies the write by its idempotency key, so that a completed write is recognised; absent without a key. */
  mark: string | undefined;
  /** Stores the response in the same transaction as the write; undefined without a key. */
  onCommit<T>(toAnswer: (written: T) => Answer): OnCommit<T>;
}

interface RouteContext<Query, Body> {
  backend: OpenBackend;
  /** Path parameters by name, URL-decoded only. */
  params: Record<string, string>;
  query: Query;
  body: Body;
  caller: Caller;
  request: Request;
  /** Client address as vouched for by the platform. */
  clientAddress: string;
  write: WriteContext;
  /** Work that continues after the response without being awaited. */
  later: (work: Promise<unknown>) => void;
}

/** Cache tags of a response, from the path's parameters; see `server/ports/shared/cacheTags`. */
type CacheTags = (params: Record<string, string>) => readonly string[];

/** How a response may be cached. Personal responses never are. */
export type CachePolicy =
  | { kind: 'private' }
  /** Cached at the edge for `edgeSeconds`, then served stale while it is revalidated. */
  | { kind: 'public'; edgeSeconds: number; staleSeconds: number; tags?: CacheTags }
  | { kind: 'immutable' };

export interface Route<Query extends Schema = Schema, Body extends Schema = Schema> {
  method: Method;
  /** Below the prefix, with `:name` for parameters: `/customers/:id`. */
  path: string;
  query?: Query;
  /** Query keys that may be repeated. */
  repeatable?: readonly string[];
  body?: Body;
  /** The body is a form submitted without JavaScript. */
  form?: boolean;
  /** Passes the raw bytes of the body, up to this size, because a signature covers the bytes. */
  rawBodyMaxBytes?: number;
  /** Some writes have no body. */
  bodyOptional?: boolean;
  cache?: CachePolicy;
  limits?: readonly LimitName[];
  /** Public, but answered under load, because the checkout needs it. */
  isNeverShed?: true;
  /** Limits the concurrency of expensive work, by network; further requests are rejected as `busy`. */
  limiter?: LimitedRun;
  /**
   * Honours `Idempotency-Key`. `repeatable`: a repeat has the same effect, so a retry may take over from a crashed
   * process. `once`: a repeat would duplicate the write.
   */
  idempotent?: 'repeatable' | 'once';
  /**
   * Its success may begin or end a session, or use up a code: a repeat from the same browser gets it again, whoever the
   * caller is by then. `session`: the browser is known by its session; `code`: by the ticket of its code.
   */
  changesCaller?: 'session' | 'code';
  /** Its refusals may have a cause that passes, so that the same key is tried again after one. */
  keepsRefusals?: false;
  /** Writes orders of the caller, including the cart, under the customer's lock. */
  writesOrders?: boolean;
  /** Called by other systems, which send no Origin header. */
  crossOrigin?: boolean;
  run: (context: RouteContext<InferOutput<Query>, InferOutput<Body>>) => Promise<Answer> | Answer;
}

/** Declares a route; the types of its query and body are inferred from their schemas. */
export function route<Query extends Schema, Body extends Schema>(definition: Route<Query, Body>): Route {
  return definition as unknown as Route;
}

/** Whether everyone gets the same answer, so that a session is not read. */
export function isPublic({ cache }: Pick<Route, 'cache'>): boolean {
  return cache !== undefined && cache.kind !== 'private';
}
