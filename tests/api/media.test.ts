import { afterEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { getBackend } from '../../server/backend.js';
import { wordpressMedia } from '../../server/adapters/wordpress/media.js';
import { NO_MEDIA, type MediaPort } from '../../server/ports/media.js';
import { codeOf } from './bodies.js';
import { openShop } from './shop.js';

const shop = await openShop();

async function savePictures(media: MediaPort): Promise<void> {
  const backend = await getBackend();
  backend.media = media;
}

afterEach(() => savePictures(NO_MEDIA));

describe('pictures of the content backend', () => {
  it('passes pictures of the content backend through with long caching, as pictures only', async () => {
    const paths: string[] = [];
    await savePictures({
      readPicture: (path) => {
        paths.push(path);
        return Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' });
      },
    });
    const reply = await shop.call('GET', '/media/2026/11/tyre.webp');
    expect(paths).toEqual(['2026/11/tyre.webp']);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=2592000, stale-while-revalidate=31536000',
    );
  });

  it.each([
    ['banner@2x.png', 'banner%402x.png'],
    ['a+b%20(1).png', 'a%2Bb%20(1).png'],
    ["l'%C3%A9t%C3%A9.jpg", "l'%C3%A9t%C3%A9.jpg"],
    ['50%25.png', '50%25.png'],
    ['%d8%a5%d8%b7%d8%a7%d8%b1.webp', '%D8%A5%D8%B7%D8%A7%D8%B1.webp'],
  ])('asks the store for a picture of any name: %s', async (requested, name) => {
    const asked: string[] = [];
    await savePictures(
      wordpressMedia('https://store.example', (address) => {
        asked.push(address as string);
        return Promise.resolve(new Response('picture', { headers: { 'content-type': 'image/png' } }));
      }),
    );
    expect((await shop.call('GET', `/media/2026/${requested}`)).status).toBe(200);
    expect(asked).toEqual([`https://store.example/wp-content/uploads/2026/${name}`]);
  });

  it('answers an uncached 404 for a missing picture', async () => {
    const reply = await shop.call('GET', '/media/2026/11/none.webp');
    expect([reply.status, codeOf(reply)]).toEqual([404, 'not_found']);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 503 for pictures while the content backend is down, without its message', async () => {
    await savePictures({
      readPicture: () => Promise.reject(new ShopError('content_unavailable', {}, new Error('secret host'))),
    });
    const reply = await shop.call('GET', '/media/a.png');
    expect([reply.status, codeOf(reply)]).toEqual([503, 'content_unavailable']);
    expect(reply.text).not.toContain('secret');
  });
});
