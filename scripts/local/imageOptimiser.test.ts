import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { overload } from '../../tests/support/overload.js';
import { readConfiguration } from './configuration.js';
import { imageOptimiser } from './imageOptimiser.js';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/') response.writeHead(404).end();
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

const ask = (url: string, accept: string) =>
  fetch(`http://127.0.0.1:${port}/?url=${encodeURIComponent(url)}&w=320&q=75`, { headers: { accept } });

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
