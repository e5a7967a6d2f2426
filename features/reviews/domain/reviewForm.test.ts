import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { REVIEW_KM_MAX } from './limits.js';
import { REVIEW_PARSERS, type ReviewField } from './reviewForm.js';

function read(field: ReviewField, typed: string): unknown {
  const result = safeParse(REVIEW_PARSERS[field], typed);
  return result.success ? result.output : result.issues[0].message;
}

describe('the review form', () => {
  it.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['12 000', 12_000],
    ['١٢٬٠٠٠', 12_000],
    ['', null],
    ['0', 0],
    [String(REVIEW_KM_MAX), REVIEW_KM_MAX],
    [String(REVIEW_KM_MAX + 1), 'invalid_km'],
    ['a lot', 'invalid_km'],
    ['-5', 'invalid_km'],
  ])('reads %j kilometres as %j', (typed, expected) => {
    expect(read('km', typed)).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['5', 5],
    ['', 'required_stars'],
    ['0', 'required_stars'],
    ['6', 'required_stars'],
    ['4.5', 'required_stars'],
  ])('reads %j stars as %j', (typed, expected) => {
    expect(read('rating', typed)).toBe(expected);
  });

  it('drops the size from a car, and accepts none', () => {
    expect(read('car', 'toyota-corolla_2018_205-55-R16')).toBe('toyota-corolla_2018');
    expect(read('car', '')).toBeNull();
  });

  it.each([
    'https://x.test',
    'www.x',
    'cheap-tyres.com',
    'me@tyres.net',
    'me@tyres.shop',
    'تابعوني على shop.eg',
    'cheap.store/tyres',
  ])('refuses %s as a link', (text) => {
    expect(read('text', `Good ${text}`)).toBe('no_links');
  });

  it.each(['205/55R16 91V... good', 'Price 3.500 L.E., e.g. cheap', 'ممتاز.هادئ', 'no.commands'])(
    'takes “%s” for no link',
    (text) => {
      expect(read('text', text)).toBe(text);
    },
  );

  it.each(['Fitted well.Shop was quick', 'Quiet.Top quality', 'Late.Me and my wife', 'Slow.Co-driver slept'])(
    'takes a missing space after a full stop for no link: “%s”',
    (text) => {
      expect(read('text', text)).toBe(text);
    },
  );
});
