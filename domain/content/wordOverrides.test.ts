import { describe, expect, it } from 'vitest';
import { fillPlaces, overridesIn } from './wordOverrides.js';

const isKnown = (key: string) => ['egp', 'cart.title', 'search'].includes(key);

describe('text overrides', () => {
  it('overrides only known message keys, each in its language', () => {
    const translations = {
      egp: { en: 'LE', ar: 'جنيه' },
      'cart.title': { en: 'Basket', ar: null },
      unknown: { en: 'x', ar: 'س' },
    };
    expect(overridesIn(translations, 'en', isKnown)).toEqual({ egp: 'LE', 'cart.title': 'Basket' });
    expect(overridesIn(translations, 'ar', isKnown)).toEqual({ egp: 'جنيه' });
  });

  it('rejects empty and overlong text overrides', () => {
    const translations = { egp: { en: '  ', ar: '' }, search: { en: 'x'.repeat(301), ar: ' ابحث ' } };
    expect(overridesIn(translations, 'en', isKnown)).toEqual({});
    expect(overridesIn(translations, 'ar', isKnown)).toEqual({ search: 'ابحث' });
  });

  it('keeps arguments in text overrides, and leaves unknown ones as text', () => {
    expect(fillPlaces('{path}: {constructor} {n}', { path: '/x', n: 3 })).toBe('/x: {constructor} 3');
  });
});
