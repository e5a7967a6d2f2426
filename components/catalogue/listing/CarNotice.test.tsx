import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { CarNotice } from './CarNotice.js';

type ReadAs = NonNullable<ListingView['readAs']>;

const COROLLA: ReadAs = {
  cars: ['Toyota Corolla'],
  years: { from: 2013, to: 2019 },
  sizes: ['195/65 R15', '205/55 R16'],
  isStocked: true,
};

const drawIn = (locale: Locale, changes: Partial<ReadAs>) =>
  renderStatic(<CarNotice readAs={{ ...COROLLA, ...changes }} />, {
    locale,
    shell: { whatsAppNumber: '20100' },
  });

describe.each(LOCALES)('the notice about a car (%s)', (locale) => {
  const draw = (changes: Partial<ReadAs>) => drawIn(locale, changes);

  it('names the car, its years and its bidi-isolated sizes', () => {
    const drawn = draw({});
    const years = { en: '2013\u2060–\u20602019', ar: '2013 إلى 2019' };
    expect(drawn.text).toMatch(new RegExp(`Toyota Corolla.*${years[locale]}`));
    expect(drawn.querySelectorAll('bdi[dir=ltr]').map(({ text }) => text)).toEqual(COROLLA.sizes);
    expect(drawn.querySelector('a')).toBeNull();
  });

  it('links to WhatsApp if the car’s sizes are unknown', () => {
    const drawn = draw({ sizes: [], years: null, isStocked: false });
    expect(drawn.querySelector('a')?.getAttribute('href')).toMatch(/wa\.me\/20100\?text=.*Corolla/);
  });

  it('links to the size finder if no tyre for the car is in stock', () => {
    const drawn = draw({ isStocked: false });
    expect(drawn.text).toContain('205/55 R16');
    expect(drawn.querySelector('a')?.getAttribute('href')).toMatch(/\/search$/);
  });

  it('leads to the years of a model that had several sizes', () => {
    const [link] = draw({ page: '/cars/toyota/corolla' }).querySelectorAll('a');
    expect(link?.getAttribute('href')).toMatch(/\/cars\/toyota\/corolla$/);
    const years = { from: 2018, to: 2018 };
    expect(draw({ page: '/cars/toyota/corolla', years }).querySelector('a')).toBeNull();
  });

  it('asks for the model when only a make is given, without listing the sizes of all its cars', () => {
    const drawn = draw({ cars: ['Toyota'], years: null });
    expect(drawn.text).not.toContain('205/55 R16');
  });
});

describe.each([
  ['en', /sidewall/, /don’t know/, /no tyre/],
  ['ar', /جنب الإطار/, /لا نعرف/, /لا يوجد عندنا/],
] as const)('the words of the notice (%s)', (locale, check, unknown, none) => {
  it('ask to check the sidewall, and say if sizes are unknown or no tyre is in stock', () => {
    expect(drawIn(locale, {}).text).toMatch(check);
    expect(drawIn(locale, { sizes: [], years: null, isStocked: false }).text).toMatch(unknown);
    expect(drawIn(locale, { isStocked: false }).text).toMatch(none);
  });
});
