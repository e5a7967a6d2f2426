import { expect, it, vi } from 'vitest';
import type { Backend } from '../../ports/backend.js';
import { readHealth } from './health.js';

function open({ ping = () => Promise.resolve(), write = () => Promise.resolve() } = {}) {
  const [asked, written] = [vi.fn(ping), vi.fn(write)];
  const backend = {
    store: { ping: asked },
    state: { leaveNotes: written },
    settings: { isDurable: true },
    payments: new Map(),
    recordProblems: { count: () => Promise.resolve(3) },
  } as unknown as Backend;
  return { backend, asked, written };
}

it('checks the store at most once in ten seconds, however often health is requested', async () => {
  const { backend, asked, written } = open();
  await Promise.all(Array.from({ length: 50 }, () => readHealth(backend, 1000)));
  await readHealth(backend, 10_999);
  expect([asked.mock.calls.length, written.mock.calls.length]).toEqual([1, 1]);
  await readHealth(backend, 11_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('reports down when records cannot be written, though the store is up', async () => {
  const { backend } = open({ write: () => Promise.reject(new Error('full')) });
  expect(await readHealth(backend)).toMatchObject({ status: 'down', store: 'up', records: 'down' });
});

it('reports down when the store does not answer', async () => {
  const { backend } = open({ ping: () => Promise.reject(new Error('down')) });
  expect(await readHealth(backend)).toMatchObject({ status: 'down', store: 'down', records: 'up' });
});

it('stays up while single records cannot be read, and counts them', async () => {
  const { backend } = open();
  expect(await readHealth(backend)).toMatchObject({ status: 'up', unreadable: 3 });
});

it.each([
  [null, 'off'],
  [() => Promise.resolve(false), 'up'],
  [() => Promise.resolve(true), 'used_up'],
  [() => Promise.reject(new Error('no answer')), 'up'],
])('tells whether messages can be sent: %#', async (isUsedUp, messages) => {
  const { backend } = open();
  const health = await readHealth({ ...backend, messages: isUsedUp && { isUsedUp } } as unknown as Backend);
  expect(health).toMatchObject({ messages, status: 'up', durable: true });
});

it('tells how cards are taken, and that nothing counts what cannot be read', async () => {
  const { backend } = open();
  expect(await readHealth(backend)).toMatchObject({ payments: 'off' });
  const uncounted = {
    ...{ ...backend, payments: new Map([['geidea', { mode: 'live' }]]) },
    recordProblems: { count: () => Promise.reject(new Error('no answer')) },
  } as unknown as Backend;
  expect(await readHealth(uncounted)).toMatchObject({ payments: 'live', unreadable: 0, status: 'up' });
});

it('is answered soon while a check waits behind other writes, and waited for once that lasts too long', async () => {
  const writes: { end: () => void; fail: (error: Error) => void }[] = [];
  const { backend } = open({
    write: () => new Promise<void>((end, fail) => writes.push({ end, fail })),
  });
  const first = readHealth(backend, 1000);
  writes[0]?.end();
  expect(await first).toMatchObject({ status: 'up' });
  const startedAtMs = performance.now();
  expect(await readHealth(backend, 20_000)).toMatchObject({ status: 'up' });
  expect(performance.now() - startedAtMs).toBeLessThan(250);
  const late = readHealth(backend, 22_001);
  writes[1]?.fail(new Error('gone'));
  expect(await late).toMatchObject({ status: 'down', records: 'down' });
  expect(await readHealth(backend, 23_000)).toMatchObject({ status: 'down' });
});
