import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';
import { imageOptimiser } from './imageOptimiser.js';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
const serve = imageOptimiser({
  source: 'public',
  cache: join(folder, 'cache'),
  settings: readConfiguration().images,
  origin: 'http://localhost:9',
});
const server = createServer((request, response) => {
  void serve(request, response, new URL(request.url ?? '/', 'http://localhost').searchParams);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

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

it.each(['/../package.json', '/favicon.svg', 'https://a.example/pictures/x.webp'])(
  'serves only the pictures that vercel.json allows, not %s',
  async (url) => {
    expect((await ask(url, '*/*')).status).toBe(400);
  },
);
