import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll } from 'vitest';
import { type Chance, chanceOf } from './prng.js';

const FAULT_KINDS = [
  ...['refused', 'timed out', 'half a body', '500 with HTML', 'notices before JSON', 'wrong JSON'],
  ...['stale', 'slow', 'duplicate'],
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** What a connection leads to. Browsers are on one end of `browser`, functions on the other; see `client.ts`. */
export type Line = 'browser' | 'store' | 'database' | 'payment' | 'newsletter';

const HTML = '<!doctype html><title>500</title><h1>Internal Server Error</h1>';
const NOTICE =
  '<br />\n<b>Notice</b>: Undefined index: total in <b>/www/plugin.php</b> on line <b>7</b><br />\n';

/** Answers of a proxy that keeps them too long; a database's are never cached. */
const MAY_BE_STALE: ReadonlySet<Line> = new Set<Line>(['store', 'payment']);
/** A store cannot recognise a POST that a proxy has repeated, nor a database a batch. */
const MAY_BE_REPEATED = (line: Line, method: string) =>
  method === 'GET' || (line === 'store' ? method !== 'POST' : line === 'newsletter');
/** WordPress is what writes notices into its answers. */
const HAS_NOTICES: ReadonlySet<Line> = new Set<Line>(['store']);

/** Who works: its faults do not depend on what others do at the same time. */
const context = new AsyncLocalStorage<{ name: string; counts: Map<string, number> }>();

/** The faults of a schedule. Each request draws its own from the seed, its sender and its address. */
export interface Weather {
  /** Runs a step of a customer; the same name has the same faults. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs without faults. */
  calm<T>(work: () => Promise<T>): Promise<T>;
  draw(line: Line, method: string, path: string): { kind: FaultKind | null; chance: Chance };
}

/** How often each fault was injected, by line. */
export type Tally = Map<FaultKind, number>;

let isCalm = true;
let current: { seed: string; rate: number; kinds: readonly FaultKind[] } | null = null;
const tally: Tally = new Map();
const kept = new Map<string, { status: number; text: string; headers: Headers }>();

export const faultsSoFar = (): Tally => new Map(tally);

/** Begins the faults of a schedule. */
export function beginWeather(seed: string): Weather {
  const chance = chanceOf(`${seed} weather`);
  kept.clear();
  current = {
    seed,
    rate: chance.pick([0.02, 0.05, 0.1, 0.2, 0.4]),
    kinds: FAULT_KINDS.filter(() => chance.happens(0.6)),
  };
  isCalm = false;
  return {
    during: (name, work) => context.run({ name, counts: new Map() }, work),
    async calm(work) {
      const before = isCalm;
      isCalm = true;
      try {
        return await work();
      } finally {
        isCalm = before;
      }
    },
    draw,
  };
}

export function endWeather(): void {
  isCalm = true;
}

function draw(line: Line, method: string, path: string): { kind: FaultKind | null; chance: Chance } {
  const at = context.getStore();
  const place = `${line} ${method} ${path.replace(/\d+/g, '0')}`;
  const count = at?.counts.get(place) ?? 0;
  at?.counts.set(place, count + 1);
  const chance = chanceOf(`${current?.seed} ${at?.name} ${place} ${count}`);
  if (isCalm || current === null || !chance.happens(current.rate)) return { kind: null, chance };
  const [first, ...others] = current.kinds.filter((kind) => isPossible(kind, line, method, path));
  const kind = first === undefined ? null : chance.pick([first, ...others]);
  if (kind !== null) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  return { kind, chance };
}

/** Orders are never stale: a store reads them past its caches, and an old one could not be told from a current one. */
function isPossible(kind: FaultKind, line: Line, method: string, path: string): boolean {
  const mayBeStale = line === 'browser' || (MAY_BE_STALE.has(line) && !/\/orders\b/.test(path));
  if (kind === 'stale') return method === 'GET' && mayBeStale;
  if (kind === 'duplicate') return line === 'browser' || MAY_BE_REPEATED(line, method);
  if (kind === 'notices before JSON') return HAS_NOTICES.has(line);
  if (kind === 'wrong JSON') return line !== 'browser';
  return true;
}

/** Injects faults into the requests of functions to these origins, until the tests of the file are over. */
export function spoilRequests(lines: Record<string, Line>): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    const line = lines[origin];
    if (line === undefined) return fetch(input, init);
    const body = request.method === 'GET' ? null : await request.clone().arrayBuffer();
    const send = () =>
      fetch(request.url, { method: request.method, headers: request.headers, body, redirect: 'manual' });
    const { kind, chance } = draw(line, request.method, pathname);
    return spoiled(kind, chance, `${request.method} ${origin}${pathname}${search}`, send);
  };
  afterAll(() => {
    globalThis.fetch = fetch;
  });
}

async function spoiled(
  kind: FaultKind | null,
  chance: Chance,
  address: string,
  send: () => Promise<Response>,
): Promise<Response> {
  switch (kind) {
    case 'refused':
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
      });
    case 'timed out':
      if (chance.happens(0.5)) await send();
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    case '500 with HTML':
      if (chance.happens(0.5)) await send();
      return new Response(HTML, { status: 500, headers: { 'content-type': 'text/html' } });
    case 'half a body':
      return halved(await send());
    case 'notices before JSON':
      return changed(await send(), (text) => NOTICE + text);
    case 'wrong JSON':
      return changed(await send(), () => '{"hello":"world"}');
    case 'duplicate': {
      const [, second] = await Promise.all([send(), send()]);
      return second;
    }
    case 'stale': {
      const old = kept.get(address);
      if (old !== undefined) return new Response(old.text, { status: old.status, headers: old.headers });
      return remember(address, await send());
    }
    case 'slow':
      await new Promise((resolve) => setImmediate(resolve));
      return remember(address, await send());
    case null:
      return remember(address, await send());
  }
}

async function remember(address: string, response: Response): Promise<Response> {
  if (!address.startsWith('GET') || !response.ok || isCalm) return response;
  kept.set(address, {
    status: response.status,
    text: await response.clone().text(),
    headers: response.headers,
  });
  return response;
}

async function changed(response: Response, change: (text: string) => string): Promise<Response> {
  const { status, headers } = response;
  return new Response(change(await response.text()), { status, headers });
}

async function halved(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes.slice(0, bytes.length >> 1)),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  return new Response(body, { status, headers });
}
