import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { drain } from './drain.js';

let server: Server;
afterEach(() => server.closeAllConnections());

/** A server whose answers the test gives, and its address. */
async function open() {
  const waiting: ServerResponse[] = [];
  const asked = new Promise<void>((resolve) => {
    server = createServer((_, response) => {
      waiting.push(response);
      resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, waiting, asked };
}

test('answers running requests before the server ends, and takes no new ones', async () => {
  const { address, waiting, asked } = await open();
  const running = fetch(address);
  await asked;
  const drained = drain(server);
  await expect(fetch(address)).rejects.toThrow();
  waiting[0]?.end('done');
  expect(await (await running).text()).toBe('done');
  await drained;
});

test('ends although a request is never answered', async () => {
  const { address, asked } = await open();
  const running = fetch(address);
  await asked;
  await Promise.all([drain(server, 50), expect(running).rejects.toThrow()]);
});
