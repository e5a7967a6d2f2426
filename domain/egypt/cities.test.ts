import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { City } from '../forms/fields.js';
import { LOCALES } from '../core/locale.js';
import { listCities } from './cities.js';
import { GOVERNORATES } from './governorates.js';

describe('the cities of a governorate', () => {
  it.each(Object.keys(GOVERNORATES))(
    'are named in both languages, each once, as addresses take them (%s)',
    (code) => {
      const [en = [], ar = []] = LOCALES.map((locale) => listCities(code, locale));
      expect(en.length).toBeGreaterThanOrEqual(5);
      expect(ar).toHaveLength(en.length);
      expect(en.filter((name) => !/^[A-Z0-9][A-Za-z0-9 ]+$/.test(name))).toEqual([]);
      expect(ar.filter((name) => !/^[\p{Script=Arabic}0-9 ]{2,}$/u.test(name))).toEqual([]);
      for (const names of [en, ar]) {
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(parse(City, name)).toBe(name);
      }
    },
  );

  it('are none for what is no governorate', () => {
    expect(listCities('', 'en')).toEqual([]);
    expect(listCities('toString', 'ar')).toEqual([]);
  });

  it('begin with the names that shoppers look for', () => {
    expect(listCities('EGC', 'ar')).toContain('مدينة 15 مايو');
    expect(listCities('EGC', 'en')).toContain('15 May City');
    expect(listCities('EGGZ', 'ar')[0]).toBe('الجيزة');
  });
});
