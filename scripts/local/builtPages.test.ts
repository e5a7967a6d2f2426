import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtPages, type BuiltPagesOptions } from './builtPages.js';

const MINUTE_MS = 60_000;

/** A built site of one product page, behind a clock that stands still. */
async function site(changes: Partial<BuiltPagesOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'product/simple/7'), { recursive: true });
  writeFileSync(join(folder, 'product/simple/7/index.html'), 'as built');
  const world = { now: MINUTE_MS, rendered: 0, answer: () => new Response(`rendered ${world.rendered}`) };
  const pages = builtPages({
    site: folder,
    pages: ['/product/simple/7'],
    builtAtMs: world.now,
    render: () => {
      world.rendered += 1;
      return Promise.resolve(world.answer());
    },
    whenOld: 'waits',
    now: () => world.now,
    ...changes,
  });
  const server = createServer((request, response) => void pages.serve(request, response, request.url ?? '/'));
  await new Promise<void>((listening) => server.listen(0, listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const see = async () => {
    const response = await fetch(`http://localhost:${port}/product/simple/7`, { redirect: 'manual' });
    return `${response.status} ${await response.text()}`;
  };
  return { world, pages, see };
}

it('shows a page as it was built for a minute, and then as it is', async () => {
  const { world, see } = await site();
  expect(await see()).toBe('200 as built');
  world.now += MINUTE_MS - 1;
  expect(await see()).toBe('200 as built');
  world.now += 1;
  expect(await see()).toBe('200 rendered 1');
  world.now += MINUTE_MS - 1;
  expect(await see()).toBe('200 rendered 1');
});

it('renders a page before it is shown again when what it was made of has changed', async () => {
  const { world, pages, see } = await site();
  pages.invalidate(['product-8', 'listings']);
  expect(await see()).toBe('200 as built');
  pages.invalidate(['product-7']);
  world.now += 1;
  expect([await see(), await see()]).toEqual(['200 rendered 1', '200 rendered 1']);
});

it('as the edge does, shows an old page once more while it is rendered', async () => {
  const { world, see } = await site({ whenOld: 'shown' });
  world.now += MINUTE_MS;
  expect(await see()).toBe('200 as built');
  expect(await see()).toBe('200 rendered 1');
});

it.each([
  ['fails', () => Promise.reject<Response>(new Error('down'))],
  ['answers 503', () => Promise.resolve(new Response('down', { status: 503 }))],
])('keeps a page whose rendering %s, and tries again half a minute later', async (_, render) => {
  let tries = 0;
  const { world, pages, see } = await site({ render: () => ((tries += 1), render()) });
  pages.invalidate(['product-7']);
  expect([await see(), await see()]).toEqual(['200 as built', '200 as built']);
  expect(tries).toBe(1);
  world.now += MINUTE_MS / 2;
  await see();
  expect(tries).toBe(2);
});

/** As a rendered page that a part is missing from, because its backend was down or slow. */
const partial = () => new Response('without reviews', { headers: { 'cache-control': 'private, no-store' } });

it('keeps a whole page rather than one that lacks a part, and tries again half a minute later', async () => {
  const { world, see } = await site();
  world.answer = partial;
  world.now += MINUTE_MS;
  expect([await see(), await see(), world.rendered]).toEqual(['200 as built', '200 as built', 1]);
  world.now += MINUTE_MS / 2;
  world.answer = () => new Response('with reviews');
  expect(await see()).toBe('200 with reviews');
});

it('shows a page that lacks a part instead of one that is known to be wrong, for half a minute', async () => {
  const { world, pages, see } = await site();
  world.answer = partial;
  pages.invalidate(['product-7']);
  expect([await see(), await see(), world.rendered]).toEqual([
    '200 without reviews',
    '200 without reviews',
    1,
  ]);
  world.now += MINUTE_MS / 2;
  world.answer = () => new Response('with reviews');
  expect([await see(), await see(), world.rendered]).toEqual(['200 with reviews', '200 with reviews', 2]);
});

it('knows a page that is gone, and one that has moved', async () => {
  const { world, pages, see } = await site();
  world.answer = () => new Response('nothing here', { status: 404 });
  pages.invalidate(['product-7']);
  expect(await see()).toBe('404 nothing here');
  world.now += 1;
  world.answer = () => new Response(null, { status: 308, headers: { location: '/product/variable/7' } });
  pages.invalidate(['product-7']);
  world.now += 1;
  expect(await see()).toBe('308 ');
});

it('renders once for many who ask at once', async () => {
  const { world, pages, see } = await site();
  pages.invalidate(['products']);
  world.now += 1;
  await Promise.all(Array.from({ length: 20 }, see));
  expect(world.rendered).toBe(1);
});
