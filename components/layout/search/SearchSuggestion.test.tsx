import { describe, expect, it } from 'vitest';
import { toWireText } from '../../../domain/core/wireText.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { SearchSuggestion } from './SearchSuggestion.js';
import type { Locale } from '../../../domain/core/locale.js';

const LASSA = {
  ...{ id: 1, type: 'simple' as const, image: '/pictures/a.webp', price: '2950.00', variation_id: null },
  ...toWireText('name', {
    en: 'Lassa <b>Greenways</b> 205/55 R16',
    ar: 'إطار لاسا جرين وايز 205/55 R16',
  }),
};
const marksOf = (keyword: string, locale: Locale) =>
  renderStatic(<SearchSuggestion suggestion={{ ...LASSA, stock: 3 }} keyword={keyword} />, { locale })
    .querySelectorAll('mark')
    .map(({ text }) => text);

describe('a suggestion', () => {
  it('highlights the keyword in a suggestion, in either language', () => {
    expect(marksOf('lassa 205/55r16', 'en')).toEqual(['Lassa', '205/55', 'R16']);
    expect(marksOf('لاسا 205', 'ar')).toEqual(['لاسا', '205/55']);
  });

  it('shows the size apart from the figures of the model', () => {
    const name = toWireText('name', { en: 'Pilot 2 195/65 R15 91H', ar: 'إطار بايلوت 2 195/65 R15 91H' });
    const drawn = renderStatic(
      <SearchSuggestion suggestion={{ ...LASSA, ...name, stock: 3 }} keyword="195" />,
      { locale: 'ar' },
    );
    expect(drawn.querySelector('[class*=size]')?.text).toBe('195/65 R15 91H');
  });

  it('escapes HTML in names and keywords of suggestions', () => {
    const drawn = renderStatic(<SearchSuggestion suggestion={{ ...LASSA, stock: 3 }} keyword="<b>" />);
    expect(drawn.querySelector('b')).toBeNull();
    expect(drawn.toString()).toContain('&lt;b&gt;Greenways&lt;/b&gt;');
  });

  it('shows the availability of a suggested product', () => {
    const say = (stock: number | boolean) =>
      renderStatic(<SearchSuggestion suggestion={{ ...LASSA, stock }} keyword="" />).text;
    expect(say(3)).toMatch(/3/);
    expect(say(0)).toMatch(/out of stock/i);
    expect(say(true)).toMatch(/in stock/i);
  });
});
