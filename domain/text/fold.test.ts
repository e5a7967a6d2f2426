import { describe, expect, it } from 'vitest';
import { latinDigits } from './digits.js';
import { foldSearchText } from './fold.js';

describe('latinDigits', () => {
  it('converts Arabic and Persian digits to Latin ones, and nothing else', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 01 ر')).toBe('0123456789 0123456789 01 ر');
  });
});

describe('foldSearchText', () => {
  it.each([
    ['alef with hamza', 'أحمد إطار آسيا ٱ', 'احمد اطار اسيا ا'],
    ['taa marbuta', 'بطارية', 'بطاريه'],
    ['alef maqsura', 'مصطفى', 'مصطفي'],
    ['yaa and kaf of Persian keyboards', 'کاوتش یابانی', 'كاوتش ياباني'],
    ['hamza on its seats', 'مؤشر هيئة', 'موشر هييه'],
    ['marks', 'إِطَارٌ مُمْتَازٌّ', 'اطار ممتاز'],
    ['tatweel', 'كـــاوتش', 'كاوتش'],
    ['digits and their marks', '٢٠٥٫٥ ١٬٠٠٠', '205.5 1000'],
    ['case and accents', 'Château BRIDGESTONE', 'chateau bridgestone'],
    ['fullwidth', 'ＬＡＳＳＡ　２０５', 'lassa 205'],
    ['ligatures', 'ﻻﺳﺎ', 'لاسا'],
    ['direction marks', '\u2066205/55\u2069 \u200fR16', '205/55 r16'],
    ['space', '  a \t\n b\u00a0c ', 'a b c'],
  ])('folds %s in search text', (_, text, folded) => {
    expect(foldSearchText(text)).toBe(folded);
  });

  it('folds search text idempotently', () => {
    for (const text of ['إِطَارٌ ﻻﺳﺎ ١٬٠٠٠', 'Ḉ̈ÀÉ ﬁ ½ ẞ İ', '٪ ﷺ ㎜', '\u0627\u0653 e\u0301']) {
      expect(foldSearchText(foldSearchText(text))).toBe(foldSearchText(text));
    }
  });
});
