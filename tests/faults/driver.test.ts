import { afterAll, expect, it, vi } from 'vitest';
import { LANGUAGES, LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { temporaryDatabase } from '../contract/support.js';
import { freePort } from '../support/freePort.js';
import { startPlatform } from './servers.js';

vi.setConfig({ testTimeout: 120_000 });

const database = temporaryDatabase();
afterAll(() => database.remove());

it('answers with pages, and with JSON below /api, although no function can load the database driver', async () => {
  const settings = { BROKEN_DRIVER: 'yes' };
  const { origin, kill } = await startPlatform(database.url, await freePort(), { settings });
  try {
    for (const locale of LOCALES) {
      const { iso, dir } = LANGUAGES[locale];
      for (const path of ['/search', '/no-such-page', '/product/simple/7777777']) {
        const address = localePath(path, locale);
        const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
        expect([response.status, response.headers.get('retry-after')], address).toEqual([503, '5']);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const html = await response.text();
        expect(html.slice(0, 200), address).toContain(`<html lang="${iso}" dir="${dir}">`);
        expect(html, address).toMatch(/<header[ >]/);
      }
      expect((await fetch(origin + localePath('/faq', locale))).status).toBe(200);
    }
    const answer = await fetch(`${origin}/api/wcFetch/categories`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'store_unavailable' });
    expect((await fetch(`${origin}/api/nothing`)).status).toBe(404);
  } finally {
    await kill();
  }
});
