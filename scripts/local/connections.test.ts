import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connections.js';

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

async function openServer(limits: Parameters<typeof limitConnections>[1]) {
  const server = createServer();
  limitConnections(server, limits);
  server.on('connection', (socket) => void socket.write('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => server.close() });
  /** A connection that the server keeps, or null. */
  return async (): Promise<Socket | null> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    opened.push({ close: () => socket.destroy() });
    const isKept = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    return isKept ? socket : null;
  };
}

it('closes connections of a network above its limit, until others of it have ended', async () => {
  const open = await openServer({ isShared: () => false, most: 2 });
  const first = await open();
  expect([first, await open()]).not.toContain(null);
  expect(await open()).toBeNull();
  first?.destroy();
  await expect.poll(async () => (await open()) !== null).toBe(true);
});

it('does not count the connections of a proxy, which carry the requests of many', async () => {
  const open = await openServer({ most: 1 });
  expect([await open(), await open()]).not.toContain(null);
});

it('closes connections above the limit of all', async () => {
  const open = await openServer({ mostOfAll: 1 });
  expect(await open()).not.toBeNull();
  expect(await open()).toBeNull();
});
