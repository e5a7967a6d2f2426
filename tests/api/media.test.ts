import { afterEach, describe, expect, it } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { getBackend } from '../../server/backend.js';
import { NO_MEDIA, type MediaPort } from '../../server/ports/media.js';
import { codeOf } from './bodies.js';
import { openShop } from './shop.js';

const shop = await openShop();

async function keepPictures(media: MediaPort): Promise<void> {
  const backend = await getBackend();
  backend.media = media;
}

afterEach(() => keepPictures(NO_MEDIA));

describe('pictures of the content backend', () => {
  it('passes pictures of the content backend through with long caching, as pictures only', async () => {
    const paths: string[] = [];
    await keepPictures({
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

  it('answers an uncached 404 for a missing picture', async () => {
    const reply = await shop.call('GET', '/media/2026/11/none.webp');
    expect([reply.status, codeOf(reply)]).toEqual([404, 'not_found']);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers 503 for pictures while the content backend is down, without its message', async () => {
    await keepPictures({
      readPicture: () => Promise.reject(new ShopError('content_unavailable', {}, new Error('secret host'))),
    });
    const reply = await shop.call('GET', '/media/a.png');
    expect([reply.status, codeOf(reply)]).toEqual([503, 'content_unavailable']);
    expect(reply.text).not.toContain('secret');
  });
});
