import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/core/locale.js';

/** The agreed term for a concept, and the words to avoid. */
interface Term {
  language: Locale;
  term: string;
  /** The English meaning of an Arabic term. */
  means?: string;
  never: string[];
  reason: string;
  /** The words are avoided only as a complete text (a label), not within a sentence. */
  wholeTextOnly?: boolean;
  matchCase?: boolean;
}

const VOCABULARY = JSON.parse(readFileSync('locales/vocabulary.json', 'utf8')) as Term[];

/**
 * All text that a customer, an editor or the operator may read: interface, mail, demonstration shop, built-in texts,
 * plugin.
 */
const SOURCES: readonly [folder: string, files: RegExp][] = [
  ['locales', /^(?:ar|en)\.json$/],
  ['demo', /\.(?:json|md)$/],
  ['server/adapters/local', /^(?:seed\/grow|shippingRates)\.ts$/],
  ['server/adapters/wordpress', /\.ts$/],
  ['features', /\.(?:json|tsx?)$/],
  ['components', /\.tsx?$/],
  ['domain', /\/egypt\.ts$/],
  ['wordpress', /\.(?:php|txt|js)$/],
  ['docs', /^(?:operating\/)?[\w-]+\.md$/],
  ['.', /^README\.md$/],
];

function sourceFiles(): string[] {
  return SOURCES.flatMap(([folder, files]) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
      .filter((file) => files.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  );
}

const LETTER = '\\p{L}\\p{M}\\d';

function pattern({ language, wholeTextOnly, matchCase }: Term, word: string): RegExp {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  const flags = matchCase === true || language === 'ar' ? 'gu' : 'giu';
  if (wholeTextOnly === true) return new RegExp(`(?<=['"])${text}(?=['"])`, flags);
  // Arabic attaches short words to the next one: «وبالعربة» must be found by «عربة».
  const start = language === 'ar' ? `[وف]?(?:[بلك]?ال|لل|[بلك])?${text.replace(/^ال/, '')}` : text;
  return new RegExp(`(?<![${LETTER}.])${start}(?![${LETTER}])`, flags);
}

/** The text without tags and Markdown bold, with line numbers unchanged. */
function withoutTags(source: string): string {
  return source.replace(/<\/?(?:a|bdi|em|strong)\b[^>\n]*>|\*\*/g, '').replace(/<[^>\n]*>/g, ' ');
}

/** A matcher for every word to avoid. */
const SHUNNED = VOCABULARY.flatMap((entry) =>
  entry.never.map((word) => ({
    word,
    term: entry.term,
    // A fast pre-check, which fails for nearly every text.
    part: word.replace(/^ال/, '').split(' ')[0]?.toLowerCase() ?? '',
    pattern: pattern(entry, word),
  })),
);

/** `file:line: word for term` for every avoided word in a text. */
function shunnedIn(file: string, source: string): string[] {
  const text = withoutTags(source);
  const lower = text.toLowerCase();
  return SHUNNED.filter(({ part }) => lower.includes(part)).flatMap(({ word, term, pattern: shunned }) =>
    [...text.matchAll(shunned)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      const around = text.slice(Math.max(0, index - 20), index + 30);
      return `${file}:${line}: "${word}" for "${term}" in …${around}…`;
    }),
  );
}

describe('the vocabulary', () => {
  it('gives every term of the vocabulary a reason and unique words to avoid', () => {
    expect(VOCABULARY.length).toBeGreaterThan(50);
    const words = VOCABULARY.flatMap(({ language, never }) => never.map((word) => `${language} ${word}`));
    expect(new Set(words).size).toBe(words.length);
    for (const { term, never, reason } of VOCABULARY) {
      expect(term).not.toBe('');
      expect(reason).not.toBe('');
      expect(never).not.toContain('');
      expect(never).not.toHaveLength(0);
    }
  });

  it('uses no avoided word in any text that people read', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => shunnedIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('names cars as Egypt writes them', () => {
    const rows = readFileSync('server/fitment/fitment.csv', 'utf8').split('\n').slice(1);
    const names = rows.map((row) => row.split(',')[3] ?? '').join('\n');
    expect(shunnedIn('fitment.csv', names)).toEqual([]);
  });

  it.each([
    ['ar', 'راجع عربتك وطلباتك', 1],
    ['ar', 'إطارات <strong>ران فلات</strong>', 1],
    ['ar', 'إطارات **ران فلات**', 1],
    ['ar', 'عبوة 1 لتر', 1],
    ['ar', 'عبوة 11 لتر أو 5.1 لتر', 0],
    ['ar', 'علامة التآكل', 0],
    ['en', "origin: 'Made in'", 1],
    ['en', 'It was made in Turkey.', 0],
    ['en', 'Write an E-mail or call by telephone', 2],
    ['en', 'Our YouTube channel, not Youtube', 1],
  ])('finds avoided words and nothing else in a text: %s %s', (_language, text, count) => {
    expect(shunnedIn('text', text)).toHaveLength(count);
  });
});
