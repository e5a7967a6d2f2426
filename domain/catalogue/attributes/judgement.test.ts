import { describe, expect, it } from 'vitest';
import { scoresOf, withJudgement } from './judgement.js';

const scores = (stated: Record<string, string>) => {
  const all = withJudgement(Object.fromEntries(Object.entries(stated).map(([key, en]) => [key, { en }])));
  return [all.quiet?.en, all.wear?.en, all.wet?.en];
};

it.each([
  [
    { quiet: { en: '4' }, wet_grip: { en: 'A' } },
    { quiet: 4, wet: 5 },
  ],
  [{ quiet: { en: '6' }, wear: { en: 'long' }, wet: { en: '2' } }, { wet: 2 }],
  [{ wear: { en: '0' } }, null],
  [{}, null],
])('tells cards whole scores from 1 to 5, and none of what is unknown: %j', (attributes, known) => {
  expect(scoresOf(attributes)).toEqual(known);
});

describe('the judgement of a tyre', () => {
  it.each([
    ['66', '5'],
    ['67', '5'],
    ['68', '4'],
    ['70', '3'],
    ['73', '2'],
    ['74', '1'],
  ])('derives from an outside noise of %s dB a quietness of %s', (noise, quiet) => {
    expect(scores({ noise_db: noise })).toEqual([quiet, undefined, undefined]);
  });

  it.each(['A5', 'B4', 'C3', 'D2', 'E1'])(
    'derives from a class of wet grip its score: %s',
    ([grip = '', wet]) => {
      expect(scores({ wet_grip: grip })).toEqual([undefined, undefined, wet]);
    },
  );

  it('prefers what the shop states', () => {
    const stated = { noise_db: '74', wet_grip: 'E', quiet: '4', wear: '3', wet: '5' };
    expect(scores(stated)).toEqual(['4', '3', '5']);
  });

  it.each([{}, { noise_db: 'low', wet_grip: 'good' }, { wet_grip: 'AB' }, { wet_grip: '' }])(
    'says nothing of what is unknown: %j',
    (stated) => {
      expect(scores(stated as Record<string, string>)).toEqual([undefined, undefined, undefined]);
    },
  );
});
