import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { turns } from '../../server/http/network/loadShedding.js';
import { overload } from '../../tests/support/overload.js';
import { readConfiguration } from './configuration.js';
import { imageOptimiser } from './imageOptimiser.js';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
/** As a phone takes it upright: it lies on its side, and says so. */
const UPRIGHT = '/media/upright.jpg';
const upright = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#888' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === UPRIGHT) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(upright);
  else if (pathname !== '/') response.writeHead(404).end();
  else serve(request, response, searchParams).catch(() => response.writeHead(500).end());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const serve = imageOptimiser({
  source: 'public',
  cache: join(folder, 'cache'),
  settings: readConfiguration().images,
  origin: `http://127.0.0.1:${port}`,
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, accept: string, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${port}/?url=${encodeURIComponent(url)}&w=320&q=75`, {
    headers: { accept },
    signal,
  });

it('serves WebP to browsers and JPEG to link previews, which may not read WebP', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    ['image/avif,image/webp,*/*', 'webp'],
  ] as const) {
    const response = await ask('/no-picture.webp', accept);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('vary')).toBe('accept');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 320 });
  }
});

it('shows a photo as it was held', async () => {
  const response = await ask(UPRIGHT, 'image/webp');
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 320, height: 640 });
});

it.each([
  '/../package.json',
  '/favicon.svg',
  'https://a.example/pictures/x.webp',
  '/media/%2e%2e/_vercel/image?url=/pictures/hero.webp&w=320&q=75',
  '/media/.%2E/api/health',
])('serves only the pictures that vercel.json allows, not %s', async (url) => {
  expect((await ask(url, '*/*')).status).toBe(400);
});

it.each(['/pictures/', '/pictures/hero.webp/', `/pictures/${'a'.repeat(5000)}`])(
  'has no picture where there is a folder or nothing: %.40s',
  async (url) => {
    const response = await ask(url, '*/*');
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  },
);

it('makes no picture under load, and serves those that are made', async () => {
  const made = () => ask('/pictures/hero.webp', 'image/webp');
  expect((await made()).status).toBe(200);
  const end = await overload();
  try {
    expect((await made()).status).toBe(200);
    const refused = await ask('/pictures/og.jpg', 'image/webp');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^[2-6]$/),
    ]);
  } finally {
    end();
  }
});

const nextAnswer = () =>
  new Promise<ServerResponse>((resolve) => void server.once('request', (_, response) => resolve(response)));

it('makes a picture for the next page that shows it, when who asked first has left', async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const take = vi.spyOn(turns, 'take').mockImplementation(async (_network, isWanted) => {
    await opened;
    return isWanted();
  });
  const leaving = new AbortController();
  const first = ask('/pictures/og.jpg', 'image/webp', leaving.signal);
  const firstAnswer = await nextAnswer();
  const second = ask('/pictures/og.jpg', 'image/webp');
  await nextAnswer();
  leaving.abort();
  await Promise.all([expect(first).rejects.toThrow(), once(firstAnswer, 'close')]);
  open();
  expect((await second).status).toBe(200);
  take.mockRestore();
});
