import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COOKIES, PROCESSOR_KINDS, STORAGE } from '../../../../domain/content/privacy.js';
import { inEveryLocale, LOCALES } from '../../../../domain/core/locale.js';
import { withPrivacySections } from './privacySections.js';

const PROCESSORS = PROCESSOR_KINDS.map((kind) => ({ kind, name: `${kind}.example` }));
const TEXT = inEveryLocale((locale) => `<p>Own words in ${locale}.</p>`);
const html = withPrivacySections(TEXT, PROCESSORS);

it.each(LOCALES)(
  'names every cookie, everything stored and everybody who works for the shop: %s',
  (locale) => {
    const text = html[locale] ?? '';
    expect(text.startsWith(TEXT[locale])).toBe(true);
    for (const name of [...Object.keys(COOKIES), ...Object.keys(STORAGE)]) expect(text).toContain(`>${name}`);
    for (const { name } of PROCESSORS) expect(text).toContain(name);
    expect(text).not.toContain('privacy.');
  },
);

it('heads its tables by what they name', () => {
  const heads = html.en
    .split('<thead>')
    .slice(1)
    .map((part) => part.split('</thead>')[0] ?? '');
  const cellsIn = (head: string) => [...head.matchAll(/<th[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(heads.map((head) => cellsIn(head).length)).toEqual([3, 2, 2]);
  // Browsers would show what is between two cells above the table.
  for (const head of heads) expect(head.replaceAll(/<th[^>]*>[^<]+<\/th>/g, '')).toBe('<tr></tr>');
});

it('says how long a cookie is kept', () => {
  for (const words of ['30 days', '1 year', '1 hour']) expect(html.en).toContain(`<td>${words}</td>`);
});

it('lists nobody where nobody works for the shop, and adds no text in a language that the page lacks', () => {
  const own = withPrivacySections({ en: '<p>Own words.</p>' }, []);
  expect(own.en).not.toContain('Who works for us');
  expect(own.ar).toBeNull();
});

it('names the company that delivers once: among the others, or in a sentence of its own', () => {
  const COURIER = 'the company that delivers your order';
  expect(html.en).not.toContain(COURIER);
  const others = PROCESSORS.filter(({ kind }) => kind !== 'delivery');
  expect(withPrivacySections(TEXT, others).en).toContain(COURIER);
});

/** The only files that write cookies, storage and caches; all others go through them, with names from the table. */
const WRITERS = [
  // Removes the cookies of Google Analytics, which sets them after consent.
  'client/analytics/sendEvents.ts',
  'client/storage/stored.ts',
  'client/storage/storedCache.ts',
  'client/intl/localeCookie.ts',
  'features/offline/client/seenPages.ts',
  'renderer/html/earlyScript.ts',
  'features/offline/worker/kept.ts',
  'features/offline/worker/lifecycle.ts',
  'features/offline/worker/strategies.ts',
];
const WRITES =
  /document\.cookie *=|(?:local|session)Storage\b[^;]*(?:setItem|\.\w+ *=[^=])|indexedDB\.|cookieStore|caches\.open/;

it('finds no other place in the code that stores anything in a browser', () => {
  const files = execFileSync('git', ['ls-files', 'features', 'client', 'components', 'renderer', 'pages'], {
    encoding: 'utf8',
  });
  const sources = files.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) => WRITES.test(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !WRITERS.includes(file))).toEqual([]);
});

it('names what the scripts in each page’s head store', () => {
  const source = readFileSync('renderer/html/earlyScript.ts', 'utf8');
  const written = [...source.matchAll(/(?:sessionStorage|localStorage|\bs)\.(\w+) ?(?==[^=])/g)].map(
    ([, name]) => name,
  );
  expect(written).not.toEqual([]);
  for (const name of written) expect(Object.keys(STORAGE)).toContain(name);
});
