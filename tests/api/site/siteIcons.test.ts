import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildWebManifest } from '../../../server/actions/site/webManifest.js';
import { drawSiteIcons } from '../../../scripts/build/pictures/siteIcons.js';
import { openShop } from '../shop.js';
import type { Locale } from '../../../domain/core/locale.js';

const icons = await drawSiteIcons(readFileSync('public/favicon.svg'));

describe('icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])(
    'serves %s as an opaque square, because home screens fill transparency with black',
    async (name, side) => {
      const picture = sharp(icons.get(name));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side });
      expect((await picture.stats()).isOpaque).toBe(true);
    },
  );

  it('serves favicon.ico as a single image of 32 by 32 px', async () => {
    const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(start + length).toBe(ico.length);
    expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32 });
  });
});

describe('the web app manifest', () => {
  it('serves a web app manifest in each language with its start URL and existing icons', async () => {
    const { backend } = await openShop({});
    const read = async (locale: Locale) =>
      JSON.parse(await buildWebManifest(backend, locale)) as {
        icons: { src: string; purpose: string; sizes: string }[];
      };
    expect(await read('en')).toMatchObject({ short_name: 'Rasfa', start_url: '/', dir: 'ltr' });
    expect(await read('ar')).toMatchObject({ short_name: 'رصفة', start_url: '/ar', dir: 'rtl' });
    const [english, arabic] = [await read('en'), await read('ar')];
    const members = [
      'id',
      'name',
      'description',
      'lang',
      'display',
      'theme_color',
      'background_color',
      'shortcuts',
    ];
    for (const manifest of [english, arabic])
      expect(Object.keys(manifest)).toEqual(expect.arrayContaining(members));
    // Two installed languages are two apps.
    expect(english).toMatchObject({
      id: '/',
      lang: 'en-US',
      shortcuts: [{ url: '/search' }, { url: '/cart' }],
    });
    expect(arabic).toMatchObject({
      id: '/ar',
      lang: 'ar-SA',
      shortcuts: [{ url: '/ar/search' }, { url: '/ar/cart' }],
    });
    const purposes = arabic.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
    for (const { src } of (await read('ar')).icons) expect(icons.has(src.slice(1)), src).toBe(true);
  });
});
