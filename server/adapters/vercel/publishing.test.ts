import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { vercelPublishing } from './publishing.js';

let server: Server;
let calls: (string | undefined)[];
let status: number;

beforeEach(async () => {
  calls = [];
  status = 201;
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const hook = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/deploy/prj_1/key`;

it('calls the deploy hook, and reports a failure without its URL', async () => {
  await vercelPublishing(hook()).rebuild?.();
  expect(calls).toEqual(['POST /v1/deploy/prj_1/key']);
  status = 404;
  await expect(vercelPublishing(hook()).rebuild?.()).rejects.toThrow('The deploy hook responds with 404');
});

it('does nothing without a deploy hook or outside of the platform', async () => {
  const publishing = vercelPublishing(null);
  expect(publishing.rebuild).toBeNull();
  await publishing.refresh(['content']);
});
