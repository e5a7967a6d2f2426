import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Route } from '@vercel/routing-utils';
import { builtPages } from '../../../scripts/local/builtPages.js';
import { behindEdge } from '../../../scripts/local/edge.js';
import { routeRequest } from '../../../scripts/local/routing.js';
import { staticFiles } from '../../../scripts/local/staticFiles.js';
import { edgeCache } from './edgeCache.js';
import { type Functions, openFunctions } from './functionPool.js';
import { type Prerendered, readPrerendered } from '../prerenderedOutput.js';
import { parseCookies } from '../../../server/http/session/cookies.js';

const RENDERER = '/api/render';
const RENEWAL_HEADER = 'x-prerender-revalidate';

export interface PlatformOptions {
  /** Processes of each function; 1 by default. */
  instances?: number;
  /** Environment of the functions. */
  env?: NodeJS.ProcessEnv;
  /** Since when the prerendered pages exist, by default since now; those over a minute old are rendered anew. */
  builtAtMs?: number;
  /** Whether to discard what the functions log. */
  quiet?: boolean;
}

/** A server that does not listen yet, and the functions behind it. */
export interface Platform {
  server: Server;
  functions: Functions;
}

/**
 * The output of `npm run build:platform` (`.vercel/output`, or `PLATFORM_OUTPUT`) outside the project: the platform's
 * routes, static files and the edge's cache, and each function in its own processes and directory.
 */
export function openPlatform(options: PlatformOptions = {}): Platform {
  const { instances = 1, env = process.env, builtAtMs = Date.now(), quiet = false } = options;
  const { PLATFORM_OUTPUT: built = '.vercel/output' } = env;
  if (!existsSync(join(built, 'config.json'))) throw new Error('Run `npm run build:platform` first');
  const output = join(mkdtempSync(join(tmpdir(), 'platform-')), 'output');
  cpSync(built, output, { recursive: true, verbatimSymlinks: true });
  if (env['BROKEN_DRIVER'] !== undefined) breakDriver(output);

  const edge = edgeCache();
  const functions = openFunctions({
    ...{ output, instances, quiet, env },
    onPurge: (how, tags) => edge[how](tags),
  });
  const prerendered = readPrerendered(join(output, 'functions'));
  const pages = openPages(prerendered, functions, builtAtMs);
  const files = staticFiles(join(output, 'static'));
  const functionNames = readdirSync(join(output, 'functions/api')).map(
    (name) => `/api/${name.replace(/\.func$/, '')}`,
  );
  const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as { routes: Route[] };
  const exists = (path: string) =>
    prerendered.has(path) || files.exists(path) || functionNames.includes(path);

  async function callFunction(name: string, request: IncomingMessage, response: ServerResponse) {
    const isShared = request.method === 'GET' && request.headers.authorization === undefined;
    const ask = () => functions.ask(name, request);
    const answer = isShared ? await edge.answer(request.url ?? '/', ask) : await ask();
    const told = behindEdge(response);
    for (const [header, value] of Object.entries(answer.headers)) told.setHeader(header, value);
    told.writeHead(answer.status).end(answer.body);
  }

  /** As the platform: only who knows the page's token has it rendered, and everybody else sees what is kept. */
  async function servePrerendered(address: string, request: IncomingMessage, response: ServerResponse) {
    if (request.headers[RENEWAL_HEADER] === prerendered.get(address)?.token) {
      const isRenewed = await pages.renew(address);
      response.setHeader('x-vercel-cache', isRenewed ? 'REVALIDATED' : 'STALE');
    }
    await pages.serve(request, response, address);
  }

  function respond(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const outcome = routeRequest(routes, factsOf(request), exists);
    for (const [name, value] of Object.entries(outcome.headers)) response.setHeader(name, value);
    if (outcome.kind === 'redirect') {
      response.writeHead(outcome.status, { location: outcome.location }).end();
      return;
    }
    const target = outcome.kind === 'rewrite' ? outcome.destination : path;
    if (prerendered.has(target)) return servePrerendered(target, request, response);
    if (functionNames.includes(target)) return callFunction(target, request, response);
    if (!files.serve(request, response, target)) response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    Promise.resolve(respond(request, response)).catch((error: unknown) => {
      if (!quiet) console.error(error);
      response.writeHead(502).end();
    });
  });
  /** The same as the local server's, for the same reason. */
  server.keepAliveTimeout = 120_000;
  return { server, functions };
}

/** A driver that cannot be loaded, for the test that needs one. */
function breakDriver(output: string): void {
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('linux-x64-gnu/index.node')) writeFileSync(join(output, file), 'no driver');
  }
}

/** The edge's cache of prerendered pages: a built one is shown until the renderer has made it anew. */
function openPages(prerendered: ReadonlyMap<string, Prerendered>, functions: Functions, builtAtMs: number) {
  const site = mkdtempSync(join(tmpdir(), 'prerendered-'));
  for (const { address, fallback } of prerendered.values()) {
    cpSync(fallback, join(site, extname(address) === '' ? join(address, 'index.html') : address));
  }
  return builtPages({
    site,
    pages: [...prerendered.keys()],
    builtAtMs,
    render: async (address) => {
      const port = await functions.portOf(RENDERER);
      return fetch(new URL(address, `http://127.0.0.1:${port}`), { redirect: 'manual' });
    },
    whenOld: 'shown',
  });
}

/** What the platform's routes may depend on. */
function factsOf({ url, headers }: IncomingMessage) {
  const { pathname, search } = new URL(url ?? '/', 'http://localhost');
  const cookies = parseCookies(headers.cookie ?? '');
  return {
    path: pathname,
    query: search,
    header: (name: string) => headers[name]?.toString(),
    cookie: (name: string) => cookies.get(name),
  };
}
