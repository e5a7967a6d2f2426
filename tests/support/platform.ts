/**
 * Runs the output of `npm run build:platform` (`.vercel/output`) outside the project: the platform's routes and static
 * files, and each function in its own process and directory.
 */
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { Route } from '@vercel/routing-utils';
import { builtPages } from '../../scripts/local/builtPages.js';
import { behindEdge } from '../../scripts/local/edge.js';
import { routeRequest } from '../../scripts/local/routing.js';
import { staticFiles } from '../../scripts/local/staticFiles.js';
import { type EdgeAnswer, edgeCache } from './edgeCache.js';
import { readPrerendered } from './prerenderedOutput.js';
import { parseCookies } from '../../server/http/cookies.js';

const output = join(mkdtempSync(join(tmpdir(), 'platform-')), 'output');
cpSync('.vercel/output', output, { recursive: true, verbatimSymlinks: true });
/** A driver that cannot be loaded, for the test that needs one. */
if (process.env['BROKEN_DRIVER'] !== undefined) {
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('linux-x64-gnu/index.node')) writeFileSync(join(output, file), 'no driver');
  }
}

/** The platform has no system fonts. */
const noFonts = join(output, 'no-fonts.conf');
writeFileSync(noFonts, '<?xml version="1.0"?><fontconfig></fontconfig>');

const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as { routes: Route[] };
const files = staticFiles(join(output, 'static'));
const functionNames = readdirSync(join(output, 'functions/api')).map(
  (name) => `/api/${name.replace(/\.func$/, '')}`,
);
const prerendered = readPrerendered(join(output, 'functions'));
const RENDERER = '/api/render';
const RENEWAL_HEADER = 'x-prerender-revalidate';
const edge = edgeCache();
const ports = new Map<string, Promise<number>>();

/** The edge's cache of prerendered pages: a built one is shown until the renderer has made it anew. */
function openPages() {
  const site = mkdtempSync(join(tmpdir(), 'prerendered-'));
  for (const { address, fallback } of prerendered.values()) {
    cpSync(fallback, join(site, extname(address) === '' ? join(address, 'index.html') : address));
  }
  return builtPages({
    site,
    pages: [...prerendered.keys()],
    builtAtMs: Date.now(),
    render: async (address) => {
      const port = await startFunction(RENDERER);
      return fetch(new URL(address, `http://127.0.0.1:${port}`), { redirect: 'manual' });
    },
    whenOld: 'shown',
  });
}

/** Path of a function's code in its directory. */
function readHandler(folder: string): string {
  const config = JSON.parse(readFileSync(join(folder, '.vc-config.json'), 'utf8')) as { handler: string };
  return config.handler;
}

/** Where it listens, or what the edge is to forget. */
type FromFunction = { port: number } | { call: number; how: 'invalidate' | 'delete'; tags: string[] };

/** Starts a function's process on its first request; returns its port. */
function startFunction(name: string): Promise<number> {
  const running = ports.get(name);
  if (running !== undefined) return running;
  const folder = join(output, 'functions', `${name}.func`);
  const starting = new Promise<number>((started, failed) => {
    const child = fork(resolve('tests/support/platformFunction.mjs'), [join(folder, readHandler(folder))], {
      cwd: folder,
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VERCEL: '1',
        AWS_LAMBDA_FUNCTION_NAME: name,
        FONTCONFIG_FILE: noFonts,
      },
    });
    child.on('message', (message: FromFunction) => {
      if ('port' in message) {
        started(message.port);
        return;
      }
      edge[message.how](message.tags);
      child.send({ call: message.call });
    });
    child.once('exit', (code) => {
      ports.delete(name); // The platform starts another instance for the next request.
      failed(new Error(`${name} ended with ${code}`));
    });
    process.once('exit', () => child.kill());
  });
  ports.set(name, starting);
  return starting;
}

async function ask(name: string, request: IncomingMessage): Promise<EdgeAnswer> {
  const port = await startFunction(name);
  const headers = { ...request.headers, 'x-real-ip': '127.0.0.1', 'x-forwarded-host': request.headers.host };
  const options = { port, path: request.url, method: request.method, headers };
  return new Promise((answered, failed) => {
    const upstream = httpRequest(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', failed);
      answer.once('end', () => {
        const given = Object.entries(answer.headers).filter(([, value]) => value !== undefined);
        const headers = Object.fromEntries(given) as EdgeAnswer['headers'];
        answered({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(parts) });
      });
    });
    upstream.once('error', failed);
    request.pipe(upstream);
  });
}

async function forward(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isShared = request.method === 'GET' && request.headers.authorization === undefined;
  const answer = isShared
    ? await edge.answer(request.url ?? '/', () => ask(name, request))
    : await ask(name, request);
  const told = behindEdge(response);
  for (const [header, value] of Object.entries(answer.headers)) told.setHeader(header, value);
  told.writeHead(answer.status).end(answer.body);
}

const pages = openPages();

/** As the platform: only who knows the page's token has it rendered, and everybody else sees what is kept. */
async function servePrerendered(address: string, request: IncomingMessage, response: ServerResponse) {
  if (request.headers[RENEWAL_HEADER] === prerendered.get(address)?.token) {
    const isRenewed = await pages.renew(address);
    response.setHeader('x-vercel-cache', isRenewed ? 'REVALIDATED' : 'STALE');
  }
  await pages.serve(request, response, address);
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const cookies = parseCookies(request.headers.cookie ?? '');
  const facts = {
    path: url.pathname,
    query: url.search,
    header: (name: string) => request.headers[name]?.toString(),
    cookie: (name: string) => cookies.get(name),
  };
  const exists = (path: string) =>
    prerendered.has(path) || files.exists(path) || functionNames.includes(path);
  const outcome = routeRequest(routes, facts, exists);
  for (const [name, value] of Object.entries(outcome.headers)) response.setHeader(name, value);
  if (outcome.kind === 'redirect') {
    response.writeHead(outcome.status, { location: outcome.location }).end();
    return;
  }
  const target = outcome.kind === 'rewrite' ? outcome.destination : url.pathname;
  if (prerendered.has(target)) {
    servePrerendered(target, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  } else if (functionNames.includes(target)) {
    forward(target, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(502).end();
    });
  } else if (!files.serve(request, response, target)) response.writeHead(404).end();
});

if (!existsSync(join(output, 'config.json'))) throw new Error('Run `npm run build:platform` first');
/** The same as the local server's, for the same reason. */
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env['PORT']), () => console.log('The platform is running'));
process.on('SIGTERM', () => process.exit(0));
