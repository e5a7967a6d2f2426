import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { untrueClaims } from './checkClaims.js';
import { isCode, readRepository, trackedFiles } from './repository.js';

/** Texts of the demonstration shop are for shoppers; the changelog also names what is gone. */
const NOT_CHECKED = /^(?:demo\/(?:faq|pages|tips)|CHANGELOG)/;
const WORDS_MAX = 25_000;

const REPOSITORY = readRepository();
const DOCUMENTS = trackedFiles().filter(
  (file) => file.endsWith('.md') && !/^demo\/(?:faq|pages|tips)/.test(file),
);
const read = (file: string) => readFileSync(file, 'utf8');

describe('the documents', () => {
  it.each(DOCUMENTS.filter((file) => !NOT_CHECKED.test(file)))(
    'name only files, commands, settings, code and anchors that exist: %s',
    (file) => {
      expect(untrueClaims(file, read(file), REPOSITORY, read)).toEqual([]);
    },
  );

  it('are found where code, comments and messages refer to them', () => {
    const missing = trackedFiles()
      .filter((file) => isCode(file) || file === 'compose.yaml')
      .flatMap((file) =>
        [...read(file).matchAll(/(?<![\w./-])docs\/[\w/-]+\.md|\bdecision \d{3}\b/g)]
          .filter(([name]) => !isDocument(name))
          .map(([name]) => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it(`have ${WORDS_MAX} words at most`, () => {
    const words = DOCUMENTS.map((file) => read(file).split(/\s+/).filter(Boolean).length);
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(WORDS_MAX);
  });
});

function isDocument(name: string): boolean {
  const number = /^decision (\d{3})$/.exec(name)?.[1];
  return DOCUMENTS.some(
    (file) => file === name || (number !== undefined && file.includes(`decisions/${number}-`)),
  );
}

describe('the check of documents', () => {
  it.each([
    ['a file of a directory', '`server/http/gone.ts`', 'no path server/http/gone.ts'],
    ['a directory', '`server/gone/`', 'no path server/gone/'],
    ['a pattern of files', '`server/gone*/*.ts`', 'no path server/gone*/*.ts'],
    ['the name of a file', '`goneForGood.ts`', 'no file goneForGood.ts'],
    ['a command', '`npm run gone -- 12`', 'no command gone'],
    ['a command in a block', '```sh\nnpm run gone\n```', 'no command gone'],
    ['a setting', 'Set `GONE_SETTING=on`', 'no setting GONE_SETTING'],
    ['a setting that is code only', 'Set `RATE_LIMITS=on`', 'no setting RATE_LIMITS'],
    ['a constant', '`GONE_CONSTANT`', 'no name GONE_CONSTANT'],
    ['settings by their prefix', '`GONE_SETTING_…`', 'no prefix GONE_SETTING_'],
    ['a function', '`goneForGood(order)`', 'no name goneForGood'],
    ['a method', '`OrdersPort.goneForGood`', 'no name goneForGood'],
    ['an error code', '`gone_for_good`', 'no name gone_for_good'],
    ['a route', '`/api/wcFetch/goneforgood/{id}`', 'no address /api/wcFetch/goneforgood/{id}'],
    ['a linked document', '[gone](gone.md)', 'no path docs/gone.md'],
    ['a document above', '[gone](../GONE.md)', 'no path GONE.md'],
    ['an anchor', '[gone](search.md#gone)', 'no anchor docs/search.md#gone'],
  ])('reports %s that is not there', (_what, markdown, reason) => {
    expect(untrueClaims('docs/a.md', markdown, REPOSITORY, read)).toContain(`docs/a.md: ${reason}`);
  });

  it('accepts what is there, and what is no name', () => {
    const markdown = [
      '`server/http/routing/family.ts`, `server/http/`, `api/{wcFetch,wcPost}.ts`, `family.ts`, `npm run build`, `npm test`',
      '`DATABASE_URL=libsql://…`, `LIMIT_…`, `expecting`, `insufficient_stock`, `/api/wcFetch/order/{id}`',
      '`205/55 R16`, `.data/shop.db`, `dist/`, `text/plain`, `cash`, [search](search.md#how-it-works)',
    ].join('\n');
    expect(untrueClaims('docs/a.md', markdown, REPOSITORY, read)).toEqual([]);
  });
});
