import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };

/** A key as a literal, or the beginning or the end of one that a template completes. */
const LITERAL = /["'`]([a-z][\w-]*(?:\.[\w-]+)*)["'`]/g;
const BEGINNING = /`([a-z]\w*\.(?:[\w-]+\.?)*)\$\{/g;
const END = /\}(\.\w[\w.-]*)`/g;

it('has no message that nothing shows', () => {
  const source = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.(?:test|spec)\.|^tests\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, text = '']) => text);
  const literals = new Set(found(LITERAL));
  const beginnings = found(BEGINNING);
  const ends = found(END);

  const unused = Object.keys(en).filter(
    (key) =>
      !literals.has(key) &&
      !beginnings.some((text) => key.startsWith(text)) &&
      !ends.some((text) => key.endsWith(text)),
  );
  expect(unused).toEqual([]);
});
