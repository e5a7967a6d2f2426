import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { LimitedRun } from '../../domain/core/limitConcurrency.js';
import type { Caller } from '../../domain/account/identity.js';
import type { LimitName } from '../../domain/core/rateLimits.js';
import type { Backend } from '../ports/backend.js';
import type { Devices } from './devices.js';
import type { OnCommit } from '../ports/state.js';
import type { AddressLimiter } from './rateLimits.js';
import type { Sessions } from './session.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A file as an answer, instead of JSON. */
export class FileBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type, such as `image/png`. */
  readonly type: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string) {
    this.bytes = bytes;
    this.type = type;
  }
}

/** What a route answers. `cookies` are whole Set-Cookie values. */
export interface Answer {
  status?: number;
  /** Sent as JSON, or as it is where it is a file; absent: nothing, as with a redirect. */
  body?: unknown;
  cookies?: string[];
  headers?: Record<string, string>;
}

/** The shop behind the routes, together with what guards the doors to it. */
export interface OpenBackend extends Backend {
  sessions: Sessions;
  devices: Devices;
  countByAddress: AddressLimiter;
}

/** What a route needs for a write that is done once. */
export interface WriteContext {
  /** Names the write by its idempotency key, so that what has been done can be known again; absent without a key. */
  mark: string | undefined;
  /** Has the answer stored together with what was written; undefined without a key. */
  onCommit<T>(toAnswer: (written: T) => Answer): OnCommit<T>;
}

export interface RouteContext<Query, Body> {
  backend: OpenBackend;
  /** Path parameters by name, not yet decoded beyond URL decoding. */
  params: Record<string, string>;
  query: Query;
  body: Body;
  caller: Caller;
  request: Request;
  /** Address of the client as the platform vouches for it. */
  clientAddress: string;
  write: WriteContext;
  /** Work that goes on after the answer, for whose end nobody waits. */
  later: (work: Promise<unknown>) => void;
}

/** By what an answer is forgotten when it changes, of the path's parameters; see `domain/cacheTags`. */
type CacheTags = (params: Record<string, string>) => readonly string[];

/** How an answer may be kept. Personal answers never are. */
export type CachePolicy =
  | { kind: 'private' }
  /** Kept at the edge for `edgeSeconds`, then served stale while it is refreshed. */
  | { kind: 'public'; edgeSeconds: number; staleSeconds: number; tags?: CacheTags }
  | { kind: 'immutable' };

export interface Route<Query extends Schema = Schema, Body extends Schema = Schema> {
  method: Method;
  /** Below the family's prefix, with `:name` for parameters: `/customers/:id`. */
  path: string;
  query?: Query;
  /** Query keys that may be given several times. */
  repeatable?: readonly string[];
  body?: Body;
  /** The body is what a form of a page without scripts sends. */
  form?: boolean;
  /** The body is handed on as its bytes, whatever it is, up to this size: a signature is over its bytes. */
  rawBodyMaxBytes?: number;
  /** Some calls that write have no body at all. */
  bodyOptional?: boolean;
  cache?: CachePolicy;
  limits?: readonly LimitName[];
  /** Costly work: few of those that share these turns run at once, by network; the rest are turned away as `busy`. */
  limiter?: LimitedRun;
  /**
   * Honour `Idempotency-Key`. `repeatable`: doing it twice leaves what doing it once leaves, so that a retry may
   * take over from a process that died; `once`: it would be there twice.
   */
  idempotent?: 'repeatable' | 'once';
  /** Writes orders of the caller, the cart among them: it runs while nobody else does. */
  writesOrders?: boolean;
  /** Called by other systems, which send no Origin. */
  crossOrigin?: boolean;
  run: (context: RouteContext<InferOutput<Query>, InferOutput<Body>>) => Promise<Answer> | Answer;
}

/** Declares a route; its query and body types follow from their schemas. */
export function route<Query extends Schema, Body extends Schema>(definition: Route<Query, Body>): Route {
  return definition as unknown as Route;
}
