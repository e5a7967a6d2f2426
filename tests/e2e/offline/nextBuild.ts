import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHOP_PORT } from '../../support/addresses.js';

/** The shop under test at an address of its own, whose next deployment a test decides. */
export interface DeployedShop {
  origin: string;
  /** From now on serves another build, and not the old one's scripts. */
  deploy: () => void;
  /** From now on serves the service worker of a build with `SERVICE_WORKER=off`. */
  removeWorker: () => void;
  close: () => void;
}

const SHOP = `http://localhost:${SHOP_PORT}`;
const SECOND = '-second';
/** How HTML, lists of preloads and scripts refer to a script. */
const SCRIPT = /(client\.[\w-]+|chunks\/[\w-]{7}|"\.\/[\w-]{7})\.js/g;

/** Headers that belong to one connection. */
const OWN_HEADERS = ['host', 'connection', 'accept-encoding'];

/** The shop refuses writes from other origins, and the answer is changed here, so it must not be compressed. */
function passedOn({ origin, ...rest }: IncomingHttpHeaders): Headers {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' && !OWN_HEADERS.includes(name)) headers.set(name, value);
  }
  if (origin !== undefined) headers.set('origin', SHOP);
  return headers;
}

/** Passes on requests to the shop; the second build differs in its id and in the names of all its scripts. */
export async function deployShop(buildId: string): Promise<DeployedShop> {
  let isSecond = false;
  let isWorkerOff = false;
  const renamed = (text: string) => {
    const second = text.replaceAll(SCRIPT, `$1${SECOND}.js`).replaceAll(buildId, `${buildId}${SECOND}`);
    return isWorkerOff ? second.replace('"isOff":false', '"isOff":true') : second;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (isSecond && /^\/assets\/.*\.js$/.test(path) && !path.endsWith(`${SECOND}.js`)) {
      response.writeHead(404).end();
      return;
    }
    void fetch(`${SHOP}${isSecond ? path.replace(SECOND, '') : path}`, {
      method: request.method ?? 'GET',
      headers: passedOn(request.headers),
      redirect: 'manual',
    })
      .then(async (answer) => {
        const isText = /javascript|html|json/.test(answer.headers.get('content-type') ?? '');
        const body = Buffer.from(await answer.arrayBuffer());
        for (const [name, value] of answer.headers)
          if (!['content-length', 'etag', 'connection'].includes(name)) response.setHeader(name, value);
        response.writeHead(answer.status).end(isSecond && isText ? renamed(body.toString()) : body);
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => (isSecond = true),
    removeWorker: () => (isWorkerOff = true),
    close: () => server.close(),
  };
}
