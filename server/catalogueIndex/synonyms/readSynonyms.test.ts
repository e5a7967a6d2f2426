import { expect, it } from 'vitest';
import { SYNONYM_GROUPS_MAX } from '../../../domain/core/limits.js';
import { readSynonyms } from './readSynonyms.js';

it('reads a group from each line, with separators of both scripts and as spreadsheets save them', () => {
  const text = '\ufeff# ours\r\nInner Tube,تيوب،كاوتش داخلي\r\n\r\n"Shoe";"الجزمة";;\r\nfoo\tbar\t\r\n';
  expect(readSynonyms(text)).toEqual({
    groups: [
      [['inner', 'tube'], ['تيوب'], ['كاوتش', 'داخلي']],
      [['shoe'], ['الجزمه']],
      [['foo'], ['bar']],
    ],
    faults: [],
  });
});

it.each([
  ['one word', 'only one word'],
  ['إطارات, اطارات', 'the same to the search'],
  ['tube, ؟!', '“؟!” has fewer than 2'],
  ['tube, x', '“x” has fewer than 2'],
  ['tube, a b c d e', '“a b c d e” has more than 4 words'],
  [`tube, ${'long'.repeat(20)}`, 'longer than 60 characters'],
  ['aa,bb,cc,dd,ee,ff,gg,hh,ii', 'more than 8 synonyms'],
  ['tube, FIRST', '“first” is in line 1 already'],
])('refuses only this line, and says why: %s', (line, message) => {
  const { groups, faults } = readSynonyms(`first, primary\n${line}\nlast, final\n`);
  expect(groups).toHaveLength(2);
  expect(faults).toEqual([{ line: 2, message: expect.stringContaining(message) as string }]);
});

it('reads as many groups as there may be, and says which line is the first that is not read', () => {
  const lines = Array.from({ length: SYNONYM_GROUPS_MAX + 5 }, (_, index) => `one${index}, two${index}`);
  const { groups, faults } = readSynonyms(lines.join('\n'));
  expect(groups).toHaveLength(SYNONYM_GROUPS_MAX);
  expect(faults).toMatchObject([{ line: SYNONYM_GROUPS_MAX + 1 }]);
});
