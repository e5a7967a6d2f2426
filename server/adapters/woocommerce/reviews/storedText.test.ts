import { describe, expect, it } from 'vitest';
import { readStoredText, toStoredText } from './storedText.js';

const WHOLE = { text: 'One\nTwo', car: 'toyota-corolla_2018', km: 12_000 };

describe('the text of a review in the store', () => {
  it.each([
    WHOLE,
    { ...WHOLE, car: null },
    { ...WHOLE, km: null },
    { ...WHOLE, car: null, km: null },
    { ...WHOLE, km: 0 },
    { ...WHOLE, car: 'بي-إم-دبليو_2018' },
  ])('gives car and kilometres back: %j', (part) => {
    expect(readStoredText(toStoredText(part))).toEqual(part);
  });

  it('states car and kilometres on a last line that an operator can read', () => {
    expect(toStoredText(WHOLE)).toBe('One\nTwo\n\nCar: toyota-corolla_2018, km: 12000');
  });

  it.each([
    ['Car: mine', 'a car that has no key'],
    ['km: many', 'kilometres that are no number'],
    ['Car: toyota-corolla_2018 and more', 'a sentence about a car'],
  ])('keeps “%s” as text: %s', (line) => {
    expect(readStoredText(`Fine\n${line}`)).toEqual({ text: `Fine\n${line}`, car: null, km: null });
  });

  it('is plain text, whatever markup the store allows', () => {
    const html = '<p>A <a href="https://x.test">link</a> &amp; <strong>more</strong><br />\nnext</p>\n';
    expect(readStoredText(html).text).toBe('A link & more\nnext');
  });
});
