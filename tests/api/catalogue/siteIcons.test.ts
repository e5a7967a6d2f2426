import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildWebManifest } from '../../../server/actions/site/webManifest.js';
import { drawSiteIcons } from '../../../server/pictures/siteIcons.js';
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
      JSON.parse(await buildWebManifest(backend, locale)) as { icons: { src: string }[] };
    expect(await read('en')).toMatchObject({ short_name: 'Rasfa', start_url: '/', dir: 'ltr' });
    expect(await read('ar')).toMatchObject({ short_name: 'رصفة', start_url: '/ar', dir: 'rtl' });
    for (const { src } of (await read('ar')).icons) expect(icons.has(src.slice(1)), src).toBe(true);
  });
});
