import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, it, vi } from 'vitest';

const files = vi.hoisted(() => ({ en: '{}', ar: '{}' }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  readFileSync: (path: string) => (path.endsWith('ar.json') ? files.ar : files.en),
}));
const { compileMessages } = await import('./messagesPlugin.js');

it('falls back to English for a missing Arabic message', () => {
  files.en = JSON.stringify({ cart: 'Cart', search: 'Search' });
  files.ar = JSON.stringify({ cart: 'السلة' });
  expect(compileMessages('ar')).toEqual({ cart: parse('السلة'), search: parse('Search') });
});

it('fails the build on a malformed message, naming file and key', () => {
  files.ar = JSON.stringify({ broken: '{n, plural, one {#}' });
  expect(() => compileMessages('ar')).toThrow('locales/ar.json: "broken" is not a valid ICU message');
});
