import fc, { type Arbitrary } from 'fast-check';

const SCRAP_CHARS = 6;
const SCRAPS = 14;

/** Characters that parsers stumble over: invisible, reordering, half, of several widths and scripts. */
const ODD = [
  ...['\u0000', '\t', '\n', '\r\n', '\u000b', '\u001b', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u061c'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2028', '\u2066', '\u2069', '\u3000', '\ufeff'],
  ...['\ud800', '\udc00', '\ufffd', '\ufff9', '\ufe0f', '🌙', '👩\u200d🔧', '🏻', 'İ', 'ſ', 'ﬀ', '㎜', '½'],
  ...['ا', 'أ', 'إ', 'ة', 'ى', 'ـ', 'َ', 'ّ', 'می\u200cنا', '٣', '۴', '٫', '٬', '،', '٪', '３', '／', '×'],
  ...['-', '‐', '–', '−', '"', "'", '`', '<', '>', '&', '%', '%ff', '%00', '\\', '/', '//', '..', ';', '='],
];

/** Any text: any characters, among them odd ones and fragments of what is to be read. */
export function textOf(...fragments: string[]): Arbitrary<string> {
  const scraps = [
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: SCRAP_CHARS }) },
    { weight: 2, arbitrary: fc.string({ maxLength: SCRAP_CHARS }) },
    { weight: 3, arbitrary: fc.constantFrom(...ODD) },
    ...(fragments.length === 0 ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...fragments) }]),
  ];
  return fc.array(fc.oneof(...scraps), { maxLength: SCRAPS }).map((parts) => parts.join(''));
}

/** Values of headers as a server can receive them. */
export function headerText(...fragments: string[]): Arbitrary<string> {
  return textOf(...fragments).map((text) => text.replace(/[^\t -~\u0080-\u00ff]/g, '').trim());
}

export const anyText = textOf();

const HALF = /\p{Cs}/u;

/** Whether a text has no half of a character, which no encoding can hold. */
export function isWhole(text: string): boolean {
  return !HALF.test(text);
}

/** The text as it arrives when it has been encoded. */
export function whole(text: string): string {
  return text.replace(new RegExp(HALF, 'gu'), '\ufffd');
}
