import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { LARGEST_PICTURE_BYTES, wordpressMedia } from './media.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A site that responds alike to every request. */
async function openSite(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stops.push(() => server.close());
  return { asked, media: wordpressMedia(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
}

test('returns a picture’s bytes and content type', async () => {
  const { asked, media } = await openSite((_, response) => {
    response.setHeader('content-type', 'image/png').end('picture');
  });
  const file = await media.readPicture('2026/11/a.png');
  expect(asked).toEqual(['GET /wp-content/uploads/2026/11/a.png']);
  expect(file?.type).toBe('image/png');
  expect(Buffer.from(file?.bytes ?? []).toString()).toBe('picture');
});

test('returns nothing for a missing or redirected file, and for one that is no picture', async () => {
  for (const [status, type] of [
    [200, 'text/html'],
    [200, 'image/svg+xml'],
    [404, 'image/png'],
    [302, 'image/png'],
  ] as const) {
    const { media } = await openSite((_, response) => {
      response
        .writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:1/' })
        .end('<script>1</script>');
    });
    expect(await media.readPicture('a.png')).toBeNull();
  }
});

test('never requests a path outside of the uploads folder', async () => {
  const { asked, media } = await openSite((_, response) => response.end());
  expect(await media.readPicture('../../wp-config.php')).toBeNull();
  expect(asked).toEqual([]);
});

test('returns nothing for a picture above the platform’s response size limit', async () => {
  const { media } = await openSite(({ url }, response) => {
    const bytes = LARGEST_PICTURE_BYTES + (url?.endsWith('larger.png') ? 1 : 0);
    response.setHeader('content-type', 'image/png').end(Buffer.alloc(bytes));
  });
  expect((await media.readPicture('large.png'))?.bytes.byteLength).toBe(LARGEST_PICTURE_BYTES);
  expect(await media.readPicture('larger.png')).toBeNull();
});

test('reports an unreachable media server as an outage', async () => {
  await expect(wordpressMedia('http://127.0.0.1:1').readPicture('a.png')).rejects.toMatchObject({
    code: 'content_unavailable',
  });
});
