import { expect, it } from 'vitest';
import type { Backend } from '../../ports/backend.js';
import { buildWebManifest } from './webManifest.js';

const backend = {
  content: {
    getShell: () =>
      Promise.resolve({
        shopName: { en: 'Rasfa', ar: 'رصفة' },
        tagline: { en: 'Tyres', ar: 'إطارات' },
      }),
    getTranslations: () => Promise.resolve({}),
  },
  settings: {},
  report: () => undefined,
} as unknown as Backend;

it('lets each language be installed as an app of its own, with icons for both purposes', async () => {
  const manifest: unknown = JSON.parse(await buildWebManifest(backend, 'ar'));
  expect(manifest).toMatchObject({
    ...{ id: '/ar', start_url: '/ar', scope: '/', lang: 'ar-SA', dir: 'rtl', display: 'minimal-ui' },
    ...{ short_name: 'رصفة', description: 'إطارات', categories: ['shopping'] },
    shortcuts: [{ url: '/ar/search' }, { url: '/ar/cart' }],
  });
  const { icons } = manifest as { icons: { src: string; sizes: string; type: string; purpose: string }[] };
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  for (const { src, sizes, type } of icons)
    expect([type, src]).toEqual(['image/png', `/icon-${sizes.split('x')[0]}.png`]);
});
