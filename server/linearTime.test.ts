import { describe, expect, it } from 'vitest';
import { plainText } from './actions/pages/plainText.js';
import { describeError } from './http/log.js';
import { foldSearchText } from '../domain/core/fold.js';
import { isEmail, parseUsername } from '../domain/core/fields.js';
import { parseSize } from '../domain/catalogue/tyre.js';

/** What a stranger or a backend may write, as parts of a text of 100 kB: where a pattern starts and never ends. */
const PARTS = [
  '<',
  '<a ',
  '&',
  ' ',
  '\n',
  '\t',
  '7',
  '1',
  '205',
  '205/',
  '205 55 ',
  '20x',
  'a@',
  'a.',
  '.a',
  '@',
  'x',
  'http:',
  'ا',
  '-',
];
const LENGTH_CHARS = 100_000;
/** Reading once takes milliseconds; trying every place from every other one takes many seconds. */
const GENEROUS_MS = 1500;

const READERS: [string, (text: string) => unknown][] = [
  ['a tyre size', parseSize],
  ['the text of HTML', plainText],
  ['an error for the log', (text) => describeError(new Error(text))],
  ['a search', foldSearchText],
  ['an email', isEmail],
  ['a user name', parseUsername],
];

describe.each(READERS)('reading %s takes time that grows with the text alone', (_, read) => {
  it.each(PARTS)('of %j', (part) => {
    const text = part.repeat(LENGTH_CHARS / part.length);
    const startedAtMs = performance.now();
    read(`205${text}`);
    read(`${text}!`);
    expect(performance.now() - startedAtMs).toBeLessThan(GENEROUS_MS);
  });
});
