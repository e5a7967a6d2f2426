import { expect, it, vi } from 'vitest';

const files = vi.hoisted(() => ({ en: '{}', ar: '{}' }));
vi.mock('node:fs', () => ({
  readFileSync: (path: string) => (path.endsWith('ar.json') ? files.ar : files.en),
}));
const { compileMessages } = await import('./messagesPlugin.js');

it('falls back to English for a missing Arabic message', () => {
  files.en = JSON.stringify({ cart: 'Cart', search: 'Search' });
  files.ar = JSON.stringify({ cart: 'السلة' });
  expect(JSON.parse(compileMessages('ar'))).toEqual({ cart: 'السلة', search: 'Search' });
});

it('compiles plain messages to strings, and messages with arguments or plurals to ICU elements', () => {
  files.ar = JSON.stringify({ plain: 'السلة', placed: 'أهلًا {name}', counted: '{n, plural, other {#}}' });
  const compiled = JSON.parse(compileMessages('ar')) as Record<string, unknown>;
  expect(compiled['plain']).toBe('السلة');
  expect(compiled['placed']).toMatchObject([
    { type: 0, value: 'أهلًا ' },
    { type: 1, value: 'name' },
  ]);
  expect(compiled['counted']).toMatchObject([{ type: 6, value: 'n' }]);
});

it('fails the build on a malformed message, naming file and key', () => {
  files.ar = JSON.stringify({ broken: '{n, plural, one {#}' });
  expect(() => compileMessages('ar')).toThrow('locales/ar.json: "broken" is no valid ICU message');
});
