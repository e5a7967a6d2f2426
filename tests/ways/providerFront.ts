import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* What a provider's stand-in lacks for a browser: its payment page. */

/** A provider's stand-in, with the page on which its shoppers pay. */
interface Provider {
  /** Address of its API. */
  url: string;
  /** Prefix of the page's path. */
  page: string;
  /** What the page says; every part is a paragraph. */
  describe: (address: URL) => readonly string[];
  /** Pays, reports it to the shop, and resolves to the address to return to. */
  pay: (address: URL) => Promise<string>;
  /** Receives each response of the API. */
  onReply?: (body: unknown) => void;
}

/** Serves the payment page of a provider, and its API by passing requests on to the stand-in. Resolves to its origin. */
export async function openProviderFront(provider: Provider): Promise<string> {
  const server = createServer((request, response) => {
    serve(provider, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://provider.invalid');
  if (!address.pathname.startsWith(provider.page)) return passOn(provider, request, response);
  if (request.method === 'POST') {
    response.writeHead(303, { location: await provider.pay(address) }).end();
    return;
  }
  const parts = provider.describe(address).map((part) => `<p>${part}</p>`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Provider</title><link rel="icon" href="data:,">${parts.join('')}<form method="post"><button>Pay</button></form>`,
  );
}

async function passOn({ url, onReply }: Provider, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', headers } = request;
  const reply = await fetch(`${url}${request.url}`, {
    method,
    headers: {
      authorization: headers.authorization ?? '',
      'content-type': headers['content-type'] ?? '',
    },
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  const text = await reply.text();
  const type = reply.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) onReply?.(JSON.parse(text));
  response.writeHead(reply.status, { 'content-type': type }).end(text);
}
