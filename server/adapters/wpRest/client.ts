import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';
import { STORE_READ_BUDGET_MS, STORE_REFRESH_BUDGET_MS } from '../../../domain/core/limits.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { createRecordNotes, type RecordNotes } from '../../ports/shared/records/recordNotes.js';
import { createRecordReader, type RecordReader } from '../../ports/shared/records/recordReader.js';
import { wordpressRecords } from './recordSource.js';
import { inSpan } from '../../ports/spans.js';
import { createCircuit } from './circuit.js';
import { mapConcurrent } from './mapConcurrent.js';
import { describeNoAnswer, isUnreached, unavailable, undecided } from './problems.js';
import { refusalOf, StoreRefusal } from './refusals.js';
import { ENTRIES } from './fields.js';
import { parsed } from './shapes.js';

/*
 * Client of WordPress's REST API. `fetch` keeps connections alive. Client headers and parameters are never forwarded,
 * because WordPress would obey a forwarded `_method` or `X-HTTP-Method-Override`.
 */

export interface StoreAccess {
  /** Address of WordPress, without `/wp-json`. */
  url: string;
  consumerKey: string;
  consumerSecret: string;
}

export interface ClientOptions extends StoreAccess {
  /** The setting that holds the address, for messages to the operator. */
  setting?: 'STORE_URL' | 'CONTENT_URL' | undefined;
  /** Receives problems of the store, one line each, for the operator. */
  onProblem?: ((line: string) => void) | undefined;
  fetch?: typeof fetch | undefined;
  now?: (() => number) | undefined;
  /** Timeout of a write, in ms. */
  writeTimeoutMs?: number | undefined;
  /** Remembers the records that cannot be read; absent: only this client does. */
  notes?: RecordNotes | undefined;
}

export type Query = Record<string, string | number | undefined>;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/wp-json/`, such as `wc/v3/orders/7`. */
  path: string;
  query?: Query;
  body?: unknown;
  /** `keys`: the shop's REST API keys; `none`: anonymous. */
  as?: 'keys' | 'none';
  /** Total for all attempts, in ms. */
  timeoutMs?: number;
  /**
   * A read for which no shopper waits: it may take longer, is tried once, and if it fails the store counts as slow, not
   * as down. Its caller asks again for less.
   */
  isBulk?: boolean;
  /** A POST without side effects, which may be retried. */
  isQuestion?: boolean;
}

interface Reply {
  body: unknown;
  /** Number of pages of a list; 1 if the response is not a list. */
  pages: number;
  /** Number of entries of a list, on all pages; 0 if the response is not a list. */
  total: number;
}

export interface StoreClient {
  /**
   * Throws `StoreRefusal`, `store_unavailable` if the store was not reached or is unusable, and `outcome_unknown` if a
   * write reached it but no response says whether it was done.
   */
  request(call: Call): Promise<Reply>;
  /** All pages of a list. */
  list(path: string, query?: Query, options?: Pick<Call, 'isBulk'>): Promise<unknown[]>;
  /** Number of requests sent so far. */
  sent(): number;
  /** Reads answers record by record. */
  records: RecordReader;
}

const WRITE_TIMEOUT_MS = 20_000;
const RETRY_PAUSES_MS = [250, 1000];
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Of these, the statuses that mean nothing was begun. */
const TURNED_AWAY: ReadonlySet<number> = new Set([425, 429, 503]);
export const PER_PAGE = 100;
/** A store gives out at a dozen requests a second, so full reads use little concurrency. */
const PAGES_AT_ONCE = 4;
const PROBLEM_PAUSE_MS = 60_000;

/** A client of the WordPress at `url`. It sends nothing until it is used. */
export function createClient(options: ClientOptions): StoreClient {
  const { url, onProblem, now = Date.now, writeTimeoutMs = WRITE_TIMEOUT_MS } = options;
  const ask = options.fetch ?? fetch;
  const host = new URL(url).host;
  const keys = `Basic ${Buffer.from(`${options.consumerKey}:${options.consumerSecret}`).toString('base64')}`;
  const spanKind = options.setting === 'CONTENT_URL' ? 'content' : 'store';
  const circuit = createCircuit(now);
  const reportProblem = createProblemReporter(now, onProblem);
  let sent = 0;

  async function request(call: Call): Promise<Reply> {
    await circuit.enter();
    try {
      const reply = await withRetries(call);
      circuit.succeeded();
      return reply;
    } catch (error) {
      if (!(error instanceof TransientError)) circuit.succeeded(); // it responds, with a refusal
      else if (call.isBulk === true) circuit.undecided();
      else circuit.failed();
      const reason = reasonOf(call, error);
      reportProblem(reason);
      throw reason;
    }
  }

  /**
   * Reads are retried while time remains. Writes are not, because one may have been done although its response was
   * lost.
   */
  async function withRetries(call: Call): Promise<Reply> {
    const endsAtMs = performance.now() + (call.timeoutMs ?? budgetMs(call, writeTimeoutMs));
    for (const pauseMs of isRead(call) && call.isBulk !== true ? RETRY_PAUSES_MS : []) {
      try {
        return await once(call, endsAtMs);
      } catch (error) {
        if (!(error instanceof TransientError) || performance.now() + pauseMs >= endsAtMs) throw error;
        await sleep(pauseMs);
      }
    }
    return once(call, endsAtMs);
  }

  async function once(call: Call, endsAtMs: number): Promise<Reply> {
    sent += 1;
    const { response, text } = await inSpan(spanKind, (headers) => exchange(call, endsAtMs, headers));
    return replyOf(call, host, response, text);
  }

  async function exchange(
    call: Call,
    endsAtMs: number,
    traceHeaders: Record<string, string>,
  ): Promise<{ response: Response; text: string }> {
    try {
      const response = await ask(address(url, call), {
        method: call.method,
        headers: { ...headersOf(call, keys), ...traceHeaders },
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.max(1, Math.round(endsAtMs - performance.now()))),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      return { response, text: await response.text() };
    } catch (error) {
      throw new TransientError(describeNoAnswer(error, host, options.setting), {
        isTaken: !isUnreached(error),
        cause: error,
      });
    }
  }

  return {
    request,
    list: (path, query = {}, options = {}) => listAll(request, { method: 'GET', path, query, ...options }),
    sent: () => sent,
    records: createRecordReader(wordpressRecords(url), options.notes ?? createRecordNotes({ onProblem })),
  };
}

function budgetMs(call: Call, writeTimeoutMs: number): number {
  if (call.isBulk === true) return STORE_REFRESH_BUDGET_MS;
  return isRead(call) ? STORE_READ_BUDGET_MS : writeTimeoutMs;
}

/** Reports problems to the operator, each at most once a minute. */
function createProblemReporter(
  now: () => number,
  onProblem: ClientOptions['onProblem'],
): (error: unknown) => void {
  const reportedAt = new Map<string, number>();
  return (error) => {
    // What a refusal means is for the caller to decide.
    if (!(error instanceof ShopError) || error instanceof StoreRefusal || !(error.cause instanceof Error))
      return;
    const line = error.cause.message;
    if (now() - (reportedAt.get(line) ?? -Infinity) < PROBLEM_PAUSE_MS) return;
    reportedAt.set(line, now());
    onProblem?.(line);
  };
}

/** All pages of a list. */
async function listAll(request: StoreClient['request'], call: Call): Promise<unknown[]> {
  const page = async (number: number) => {
    const reply = await request({ ...call, query: { per_page: PER_PAGE, ...call.query, page: number } });
    return { ...reply, entries: parsed(ENTRIES, reply.body) };
  };
  const first = await page(1);
  const others = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  const rest = await mapConcurrent(others, PAGES_AT_ONCE, async (number) => (await page(number)).entries);
  return [...first.entries, ...rest.flat()];
}

/** The parsed response. Throws if it is not one of the store. */
function replyOf(call: Call, host: string, response: Response, text: string): Reply {
  if (response.status >= 300 && response.status < 400) {
    throw unavailable(`The store at ${host} responds with a redirect: set STORE_URL to its target`);
  }
  const body = looseJson(text);
  if (response.ok && body !== undefined) {
    const { headers } = response;
    return {
      body,
      pages: Number(headers.get('x-wp-totalpages') ?? 1),
      total: Number(headers.get('x-wp-total') ?? 0),
    };
  }
  const { status } = response;
  if (RETRIED_STATUSES.has(status)) {
    const line = `The store at ${host} responds with ${status} to ${call.method} ${route(call)}`;
    throw new TransientError(line, { isTaken: !TURNED_AWAY.has(status) });
  }
  if (body === undefined) throw notJson(call, host, response);
  throw refusalOf(status, body, call.path);
}

/** A failure that is probably temporary. Its message is the line for the operator. */
class TransientError extends Error {
  /** Whether the store may have started to process the request. */
  readonly isTaken: boolean;

  constructor(line: string, { isTaken, cause }: { isTaken: boolean; cause?: unknown }) {
    super(line, { cause });
    this.isTaken = isTaken;
  }
}

/** Maps a failure to the error that callers see. */
function reasonOf(call: Call, error: unknown): unknown {
  if (!(error instanceof TransientError)) return error;
  return error.isTaken && isWrite(call) ? undecided(error.message, error) : unavailable(error.message, error);
}

function isRead({ method }: Call): boolean {
  return method === 'GET';
}

function isWrite({ method, isQuestion = false }: Call): boolean {
  return method !== 'GET' && !isQuestion;
}

const UNIQUE_BYTES = 6;

/** The address of a call. One that is read with the shop's keys is never the same twice. */
function address(url: string, call: Call): string {
  const { path, query = {}, as = 'keys' } = call;
  const target = new URL(`${url.replace(/\/$/, '')}/wp-json/${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) target.searchParams.set(name, String(value));
  }
  // A proxy that caches what WordPress forbids to cache would sell stock that is gone; WordPress ignores the parameter.
  if (isRead(call) && as === 'keys') {
    target.searchParams.set('_', randomBytes(UNIQUE_BYTES).toString('base64url'));
  }
  return target.href;
}

function headersOf({ as = 'keys', body }: Call, keys: string): Record<string, string> {
  return {
    accept: 'application/json',
    'user-agent': 'storefront',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(as === 'none' ? {} : { authorization: keys }),
  };
}

/** The path without ids, which are personal data. */
function route({ path }: Call): string {
  return path.replace(TOKEN, '{token}').replace(/\d{2,}/g, '{id}');
}

/** A segment of a path that may be a secret, as that of a draft: no route has a name as long. */
const TOKEN = /[^/]{24,}/g;

/** A write may have been done although other output has corrupted the response. */
function notJson(call: Call, host: string, { status, ok }: Response): Error {
  const line = `The store at ${host} responds with ${status} and a body that is not JSON: check that STORE_URL is the address of WordPress, that its permalinks are not "Plain", that no firewall or maintenance page intercepts requests, and that PHP prints no notices (WP_DEBUG_DISPLAY must be false)`;
  return ok && isWrite(call) ? undecided(line) : unavailable(line);
}
