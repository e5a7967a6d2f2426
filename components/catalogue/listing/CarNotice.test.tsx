import { describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { CarNotice } from './CarNotice.js';

vi.mock('../../ui/Icon.js', () => ({ Icon: () => null }));

type ReadAs = NonNullable<ListingView['readAs']>;

const COROLLA: ReadAs = {
  cars: ['Toyota Corolla'],
  years: { from: 2013, to: 2019 },
  sizes: ['195/65 R15', '205/55 R16'],
  isStocked: true,
};

describe.each(LOCALES)('the notice about a car (%s)', (locale) => {
  const draw = (changes: Partial<ReadAs>) =>
    renderStatic(<CarNotice readAs={{ ...COROLLA, ...changes }} />, {
      locale,
      shell: { whatsAppNumber: '20100' },
    });

  it('names the car, its years and its bidi-isolated sizes, and asks to check the sidewall', () => {
    const drawn = draw({});
    expect(drawn.text).toMatch(/Toyota Corolla.*2013–2019/);
    expect(drawn.querySelectorAll('bdi[dir=ltr]').map(({ text }) => text)).toEqual(COROLLA.sizes);
    expect(drawn.text).toMatch(locale === 'ar' ? /جنب الإطار/ : /sidewall/);
    expect(drawn.querySelector('a')).toBeNull();
  });

  it('says that the car’s sizes are unknown, and links to WhatsApp', () => {
    const drawn = draw({ sizes: [], years: null, isStocked: false });
    expect(drawn.text).toMatch(locale === 'ar' ? /لا نعرف/ : /don’t know/);
    expect(drawn.querySelector('a')?.getAttribute('href')).toMatch(/wa\.me\/20100\?text=.*Corolla/);
  });

  it('says that no tyre for the car is in stock, and links to the size finder', () => {
    const drawn = draw({ isStocked: false });
    expect(drawn.text).toContain('205/55 R16');
    expect(drawn.text).toMatch(locale === 'ar' ? /لا يوجد عندنا/ : /no tyre/);
    expect(drawn.querySelector('a')?.getAttribute('href')).toMatch(/\/search$/);
  });

  it('asks for the model when only a make is given, without listing the sizes of all its cars', () => {
    const drawn = draw({ cars: ['Toyota'], years: null });
    expect(drawn.text).not.toContain('205/55 R16');
  });
});
