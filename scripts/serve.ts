import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asProduction } from './command/asProduction.mjs';
import { answerHelp } from './command/help.mjs';
import { builtPages } from './local/builtPages.js';
import { readConfiguration } from './local/configuration.js';
import { limitConnections } from './local/connections.js';
import { drain } from './local/drain.js';
import { isBehindCache, STATIC_BEHIND_CACHE } from './local/edge.js';
import { functionFiles } from './local/functions.js';
import { imageOptimiser } from './local/imageOptimiser.js';
import { readRoutes, routeRequest } from './local/routing.js';
import { staticFiles } from './local/staticFiles.js';
import { dataFolder } from '../server/config/dataFolder.js';
import { readEnv } from '../server/config/env.js';
import { readRenewal, RENEWAL_FILE } from '../server/config/renewal.js';
import { getBackend } from '../server/backend.js';
import { parseCookies } from '../server/http/session/cookies.js';

/**
 * Node's default of 5 s would close connections that a client on a busy machine is about to reuse, which loses the
 * request.
 */
const KEEP_ALIVE_MS = 120_000;

const SITE = resolve('dist/client');
const RENDERER = '/api/render';
/** By this header the platform, and this server, is asked to render a page anew. */
const RENEWAL_HEADER = 'x-prerender-revalidate';

/** Serves the built site and its functions like Vercel: with the same vercel.json and the same files. */
async function main(): Promise<void> {
  answerHelp('npm run serve                    # serves the last build; PORT=3001 npm run serve');
  asProduction();
  const { port } = readEnv();
  const backend = await getBackend();
  const origin = `http://localhost:${port}`;
  const pages = openBuiltPages(origin);
  backend.publishing = {
    refresh(tags) {
      pages.invalidate(tags);
      return Promise.resolve(0);
    },
  };
  const server = createServer(createListener(origin, pages));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  limitConnections(server);
  server.on('error', (error: NodeJS.ErrnoException) => fail(portMessage(error, port)));
  server.listen(port, () => console.log(`The shop is running at http://localhost:${port}`));
  process.once('SIGTERM', () => void drain(server).then(() => process.exit(0)));
  process.on('SIGINT', () => process.exit(0));
}

type BuiltPages = ReturnType<typeof builtPages>;

/** The built pages; the server asks itself for a new one, past those that it keeps. */
function openBuiltPages(origin: string): BuiltPages {
  const renewal = readRenewal();
  if (renewal === null) throw new Error('The site is not built: run `npm run build` first');
  const headers = { [RENEWAL_HEADER]: renewal.token };
  return builtPages({
    site: SITE,
    pages: renewal.pages,
    builtAtMs: statSync(RENEWAL_FILE).mtimeMs,
    render: (address) => fetch(new URL(address, origin), { headers, redirect: 'manual' }),
    whenOld: 'waits',
  });
}

function createListener(origin: string, pages: BuiltPages) {
  const configuration = readConfiguration();
  const routes = readRoutes(configuration);
  const token = readRenewal()?.token;
  const files = staticFiles(SITE);
  const functions = functionFiles(fileURLToPath(new URL('../api', import.meta.url)));
  const serveImage = imageOptimiser({
    source: SITE,
    cache: join(dataFolder(), 'images'),
    settings: configuration.images,
    origin,
  });
  const exists = (path: string) => functions.exists(path) || files.exists(path);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path, query] = splitAtQuery(request.url ?? '/');
    if (path === '/_vercel/image') {
      await serveImage(request, response, new URLSearchParams(query));
      return;
    }
    const cookies = parseCookies(request.headers.cookie ?? '');
    const outcome = routeRequest(
      routes,
      {
        path,
        query,
        header: (name) => request.headers[name]?.toString(),
        cookie: (name) => cookies.get(name),
      },
      exists,
    );
    for (const [name, value] of Object.entries(outcome.headers)) response.setHeader(name, value);
    if (outcome.kind === 'redirect') {
      response.writeHead(outcome.status, { location: outcome.location }).end();
      return;
    }
    const target = outcome.kind === 'rewrite' ? outcome.destination : path;
    if (functions.exists(target)) return functions.run(target, request, response);
    const isPage = pages.has(target);
    const isRenewal = request.headers[RENEWAL_HEADER] === token;
    if (isPage && (isRenewal || !['GET', 'HEAD'].includes(request.method ?? 'GET')))
      return functions.run(RENDERER, request, response);
    if (isBehindCache(request) && !response.hasHeader('cache-control'))
      response.setHeader('cache-control', STATIC_BEHIND_CACHE);
    if (isPage) return pages.serve(request, response, target);
    if (!files.serve(request, response, target)) response.writeHead(404).end('Not found');
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500).end('Internal error');
    });
  };
}

function splitAtQuery(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
}

function portMessage(error: NodeJS.ErrnoException, port: number): string {
  if (error.code !== 'EADDRINUSE') return error.message;
  return `Port ${port} is in use. Stop the other process, or choose another port: PORT=${port + 1} npm start`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
