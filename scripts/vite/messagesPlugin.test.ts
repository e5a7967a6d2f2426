import { resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';

const files = vi.hoisted(() => ({ en: '{}', ar: '{}' }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  readFileSync: (path: string) => (path.endsWith('ar.json') ? files.ar : files.en),
}));
const { compileMessages, messagesPlugin } = await import('./messagesPlugin.js');

it('falls back to English for a missing Arabic message', () => {
  files.en = JSON.stringify({ cart: 'Cart', search: 'Search' });
  files.ar = JSON.stringify({ cart: 'السلة' });
  expect(compileMessages('ar')).toEqual({ cart: parse('السلة'), search: parse('Search') });
});

it('fails the build on a malformed message, naming file and key', () => {
  files.ar = JSON.stringify({ broken: '{n, plural, one {#}' });
  expect(() => compileMessages('ar')).toThrow('locales/ar.json: "broken" is not a valid ICU message');
});

it('gives the next page a changed message during development, and reloads the open one', async () => {
  files.en = JSON.stringify({ cart: 'Cart' });
  files.ar = JSON.stringify({ cart: 'السلة' });
  const server = await createServer({
    ...{ configFile: false, appType: 'custom', logLevel: 'silent', plugins: [messagesPlugin()] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const reload = vi.spyOn(server.ws, 'send');
  const messageOf = async () => {
    const { MESSAGES } = (await server.ssrLoadModule('virtual:messages')) as {
      MESSAGES: Record<string, Record<string, unknown>>;
    };
    return MESSAGES['ar']?.['cart'];
  };
  try {
    expect(await messageOf()).toEqual(parse('السلة'));
    files.ar = JSON.stringify({ cart: 'عربة التسوق' });
    server.watcher.emit('change', resolve('locales/ar.json'));
    expect(await messageOf()).toEqual(parse('عربة التسوق'));
    expect(reload).toHaveBeenCalledWith({ type: 'full-reload' });
  } finally {
    await server.close();
  }
});

it.each([
  ['browsers', false, '@formatjs/icu-messageformat-parser/no-parser.js'],
  ['the server', 'entry.js', null],
])('resolves the parser of messages in the bundle for %s', async (_, ssr, resolved) => {
  const { configResolved, resolveId } = messagesPlugin() as unknown as {
    configResolved: (config: object) => void;
    resolveId: (id: string) => unknown;
  };
  configResolved({ command: 'build', build: { ssr, outDir: 'dist/client' } });
  const context = { resolve: (id: string) => Promise.resolve(id) };
  expect(await resolveId.call(context, '@formatjs/icu-messageformat-parser')).toBe(resolved);
});
