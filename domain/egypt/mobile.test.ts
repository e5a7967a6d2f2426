import { describe, expect, it } from 'vitest';
import { formatMobile, mobileUsername, parseMobile } from './mobile.js';

describe('a mobile number', () => {
  it.each([
    '01012345678',
    '0101 234 5678',
    '010-1234-5678',
    '(010) 1234.5678',
    '1012345678',
    '+201012345678',
    '+20 10 1234 5678',
    '+20 (0)10 1234 5678',
    '+2 010 1234 5678',
    '00201012345678',
    '002 0101 234 5678',
    '201012345678',
    '٠١٠١٢٣٤٥٦٧٨',
    '+٢٠ ١٠ ١٢٣٤ ٥٦٧٨',
    '۰۱۰۱۲۳۴۵۶۷۸',
    '０１０１２３４５６７８',
    '\u202a+20 10 1234 5678\u202c',
    '\u2066010 1234 5678\u2069\u200e',
    '\u00a0010\u00a01234\u00a05678 ',
    '010–1234–5678',
    '010‑1234‑5678',
  ])('parses "%s" as a mobile number', (text) => {
    expect(parseMobile(text)).toBe('+201012345678');
    expect(mobileUsername(text)).toBe('01012345678');
  });

  it.each(['010', '011', '012', '015'])('accepts mobile numbers of every operator: %s', (prefix) => {
    expect(parseMobile(`${prefix}12345678`)).toBe(`+20${prefix.slice(1)}12345678`);
  });

  it.each([
    ...['', ' ', '+', '0101234567', '010123456789', '01312345678', '01412345678', '0223456789', '19991'],
    ...[
      '+1 202 555 0101',
      '+49 170 1234567',
      '+966501234567',
      '+2002012345678',
      '0001012345678',
      '0201012345678',
    ],
    ...['010123456x8', 'mona@example.com', '01012345678 or 01112345678', '010/12345678', 'call 01012345678'],
    ...['+20+201012345678', '٠١٠', '01012345678;', 'tel:19991', 'tel:', '२'.repeat(11)],
  ])('rejects "%s" as a mobile number', (text) => {
    expect(parseMobile(text)).toBeNull();
    expect(mobileUsername(text)).toBeNull();
  });

  it('formats a mobile number with the usual grouping', () => {
    expect(formatMobile('+201012345678')).toBe('0101 234 5678');
    expect(parseMobile(formatMobile('+201198765432'))).toBe('+201198765432');
  });

  it('formats any other number unchanged', () => {
    expect(formatMobile('+4917012345')).toBe('+4917012345');
  });
});
