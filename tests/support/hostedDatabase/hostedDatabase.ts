import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PipelineRequest, RequestError, type StreamRequest, type StreamResult } from './protocol.js';
import { startRealServer } from './realServer.js';
import { openStandIn, type StandInOptions } from './standIn.js';

/** A fault of the next matching request. */
interface Fault {
  /** Whether the fault applies to the SQL of the request. */
  matches: (sql: string) => boolean;
  /**
   * `lost request`: nothing is executed; `lost answer`: everything is executed, and the connection breaks; `overloaded`:
   * nothing is executed, because too many requests wait.
   */
  kind: 'lost request' | 'lost answer' | 'busy' | 'overloaded';
}

export interface HostedDatabaseOptions extends StandInOptions {
  /** Per round trip: half before the work, half after it. */
  latencyMs?: number;
  /** Whether the client waits for no answer to such SQL; it counts as no round trip. */
  isDeferred?: (sql: string) => boolean;
  /** Requests without it are rejected. */
  authToken?: string;
  /** Receives every request that was executed. */
  onExchange?: (exchange: Exchange) => void;
}

/** A request as the server has executed it. */
export interface Exchange {
  sql: string;
  /** The body of the response. */
  answer: string;
  /** Time in the server, which includes waiting for other writers. */
  ms: number;
}

/** The binary of a libsql-server, for running the tests against the real one. */
const REAL_SERVER = process.env['LIBSQL_SERVER'];

/**
 * A hosted libSQL database on a local port: a strict stand-in, or the real server if `LIBSQL_SERVER` is the path of its
 * binary. Latency and faults are configurable.
 */
export async function startHostedDatabase(options: HostedDatabaseOptions = {}) {
  const engine =
    REAL_SERVER === undefined ? openStandIn(options) : await startRealServer(REAL_SERVER, options.copyOf);
  const faults: Fault[] = [];
  let latencyMs = options.latencyMs ?? 0;
  let underWay = 0;
  let roundTrips = 0;

  function takeFault(sql: string): Fault['kind'] | null {
    const place = faults.findIndex(({ matches }) => matches(sql));
    return place < 0 ? null : (faults.splice(place, 1)[0]?.kind ?? null);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (options.authToken !== undefined && request.headers.authorization !== `Bearer ${options.authToken}`) {
      throw new RequestError(401, 'Unauthorized: `The JWT is invalid`');
    }
    if (request.method !== 'POST' || request.url !== '/v2/pipeline') throw new RequestError(404, 'Not found');
    const text = await textOfBody(request);
    const body = JSON.parse(text) as PipelineRequest;
    const sql = body.requests.map(textOf).join('\n');
    const waiting = options.isDeferred?.(sql) === true ? 0 : 1;
    if (underWay === 0) roundTrips += waiting;
    underWay += waiting;
    const left = new AbortController();
    response.once('close', () => {
      underWay -= waiting;
      left.abort();
    });
    if (latencyMs > 0) await sleep(latencyMs / 2);
    const fault = takeFault(sql);
    if (fault === 'overloaded') throw new RequestError(429, 'Too many concurrent requests');
    if (fault === 'lost request') return void response.destroy();
    const startedAtMs = performance.now();
    const answered = fault === 'busy' ? busyAnswer(body) : await engine.pipeline(text, left.signal);
    options.onExchange?.({
      sql,
      answer: answered.text,
      ms: performance.now() - startedAtMs,
    });
    if (latencyMs > 0) await sleep(latencyMs / 2);
    if (fault === 'lost answer') return void response.destroy();
    response.writeHead(answered.status, { 'content-type': answered.type }).end(answered.text);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => refuse(response, error));
  });
  // Otherwise a busy machine closes connections that a client is just about to use again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Sequential requests so far: overlapping ones count once. Exact only with a latency. */
    roundTrips: () => roundTrips,
    setLatency: (ms: number) => (latencyMs = ms),
    /** Injects a fault into the next request whose SQL matches. */
    spoil: (kind: Fault['kind'], matches: Fault['matches']) => void faults.push({ kind, matches }),
    /** Injects a fault into one request, after `skipped` others. */
    spoilAfter(kind: Fault['kind'], skipped: number): void {
      let left = skipped;
      faults.push({ kind, matches: () => (left -= 1) < 0 });
    },
    /** Discards pending faults; returns their number. */
    forgetFaults: () => faults.splice(0).length,
    expireStreams: () => engine.expireStreams(),
    /** Kills the database and starts it again; open transactions are lost. */
    restart: () => engine.restart(),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await engine.close();
    },
  };
}

export type HostedDatabase = Awaited<ReturnType<typeof startHostedDatabase>>;

/** Simulates another writer: every request that runs SQL fails without effect. */
function busyAnswer({ requests }: PipelineRequest) {
  const error = { message: 'SQLite error: database is locked', code: 'SQLITE_BUSY' };
  const results = requests.map(({ type }): StreamResult =>
    type === 'execute' || type === 'batch' || type === 'sequence'
      ? { type: 'error', error }
      : { type: 'ok', response: { type } },
  );
  return {
    status: 200,
    type: 'application/json',
    text: JSON.stringify({ baton: null, base_url: null, results }),
  };
}

function textOf(request: StreamRequest): string {
  switch (request.type) {
    case 'execute':
      return request.stmt.sql ?? '';
    case 'batch':
      return request.batch.steps.map(({ stmt }) => stmt.sql ?? '').join('\n');
    case 'sequence':
    case 'store_sql':
      return request.sql ?? '';
    default:
      return '';
  }
}

async function textOfBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return; // the client has left
  const { status, code, message } =
    error instanceof RequestError ? error : new RequestError(500, String(error));
  if (code === undefined) response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
  else
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message, code }));
}
