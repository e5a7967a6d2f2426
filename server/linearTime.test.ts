import { describe, expect, it } from 'vitest';
import { contactWays, withoutWays } from './actions/pages/text/contactWays.js';
import { plainText } from './actions/content/plainText.js';
import { parseCostFormula } from './adapters/woocommerce/delivery/costFormula.js';
import { sanitise } from './documents/sanitise.js';
import { describeError } from './http/telemetry/log.js';
import { isolateLatin, UNBROKEN } from '../domain/text/bidi.js';
import { cleanCode, cleanEmail, cleanLine, cleanLines, cleanPhone } from '../domain/text/cleanText.js';
import { foldSearchText } from '../domain/text/fold.js';
import { isEmail, parseUsername } from '../domain/forms/fields.js';
import { readTyre } from '../domain/tyres/readTyre.js';

/** Parts of a 100 kB text as a stranger or a backend might send it: a pattern starts at each of them and never ends. */
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
  '<a href="',
  '<a href="x"',
  '<li><a href="tel:1">',
  '</a></li>',
  'R-',
  'A-Z-A',
  '+',
  'ا',
  '-',
  '\u200d',
  '🌙\u200d',
  'می\u200c',
];
const LENGTH_CHARS = 100_000;
/** Linear matching takes milliseconds, quadratic matching many seconds. */
const GENEROUS_MS = 1500;

const READERS: [string, (text: string) => unknown][] = [
  ['a tyre size', readTyre],
  ['the text of HTML', plainText],
  ['an error for the log', (text) => describeError(new Error(text))],
  ['a line', cleanLine],
  ['lines', cleanLines],
  ['a code', cleanCode],
  ['a linked phone number', (text) => cleanPhone(`tel:${text}`)],
  ['a linked email', (text) => cleanEmail(`mailto:${text}`)],
  ['a search', foldSearchText],
  ['an email', isEmail],
  ['a user name', parseUsername],
  ['ways to reach the shop', (text) => withoutWays(text, contactWays(text))],
  ['a cost of delivery', parseCostFormula],
  ['Latin runs in Arabic', isolateLatin],
  ['codes that stay on one line', (text) => text.split(UNBROKEN)],
  ['HTML of editors', (text) => sanitise(text)],
];

describe.each(READERS)('linear time: reading %s', (_, read) => {
  it.each(PARTS)('reads %j repeated many times in linear time', (part) => {
    const text = part.repeat(LENGTH_CHARS / part.length);
    const startedAtMs = performance.now();
    read(`205${text}`);
    read(`${text}!`);
    expect(performance.now() - startedAtMs).toBeLessThan(GENEROUS_MS);
  });
});
