import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import type { Locale } from '../../domain/core/locale.js';
import type { MessageKey } from '../../locales/keys.js';
import type { Messages } from '../../locales/intl.js';
import { WORDS } from '../../locales/words.js';
import { compileWords } from '../../tests/support/otherLanguages.js';
import { MessagesProvider, useMessages } from './messages.js';

const ARABIC = compileWords({
  egp: 'ج.م.',
  'facet.price': 'السعر ({egp})',
  'not_found.message': 'الصفحة غير موجودة: {path}',
  'cart.link': '{count, plural, two {قطعتان} few {# قطع} other {# قطعة}}، {total} {egp}',
});

interface Rendered {
  values?: Record<string, string | number>;
  overrides?: WordOverrides;
  messages?: Messages;
  locale?: Locale;
}

/** The text that a component of a page renders. */
function format(key: MessageKey, rendered: Rendered = {}): string {
  const { values, overrides = {}, messages = ARABIC, locale = 'ar' } = rendered;
  const Words = () => useMessages()(key, values);
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={messages} overrides={overrides}>
      <Words />
    </MessagesProvider>,
  );
}

describe('useMessages', () => {
  it('inserts editors’ currency label into messages with and without plurals', () => {
    const overrides = { egp: 'جنيه' };
    const values = { count: 2, total: '85.00' };
    expect(format('facet.price')).toBe('السعر (ج.م.)');
    expect(format('facet.price', { overrides })).toBe('السعر (جنيه)');
    expect(format('cart.link', { values, overrides })).toBe('قطعتان، 85.00 جنيه');
  });

  it('formats Arabic plurals with Latin digits', () => {
    expect(format('cart.link', { values: { count: 7, total: '1,250.00' } })).toBe('7 قطع، 1,250.00 ج.م.');
    expect(format('cart.link', { values: { count: 1500, total: '0' } })).toBe('1,500 قطعة، 0 ج.م.');
  });

  it.each([
    ...(
      [
        [0, '0 items'],
        [1, '1 item'],
        [2, '2 items'],
        [1500, '1,500 items'],
      ] as const
    ).map(([count, text]) => ['en', count, text] as const),
    ...(
      [
        [0, 'لا توجد قطع'],
        [1, 'قطعة واحدة'],
        [2, 'قطعتان'],
        [3, '3 قطع'],
        [11, '11 قطعة'],
        [100, '100 قطعة'],
      ] as const
    ).map(([count, text]) => ['ar', count, text] as const),
  ])('chooses the plural form of the language: %s %i', (locale, count, text) => {
    const messages = compileWords(WORDS[locale]);
    expect(format('items', { values: { count }, messages, locale })).toBe(text);
  });

  it('fills arguments into editors’ overrides', () => {
    const overrides = { 'not_found.message': 'لا توجد {path}' };
    expect(format('not_found.message', { values: { path: '/x' }, overrides })).toBe('لا توجد /x');
  });

  it('finds messages that navigation has added to those of an overridden page', () => {
    const messages = compileWords({ egp: 'ج.م.' });
    const page = (key: MessageKey) => format(key, { messages, overrides: { egp: 'جنيه' } });
    expect(page('egp')).toBe('جنيه');
    Object.assign(messages, ARABIC);
    expect(page('facet.price')).toBe('السعر (جنيه)');
  });

  it('shows the key of a missing message instead of failing, and logs an error', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    expect(format('cart.empty')).toBe('cart.empty');
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('Missing message: "cart.empty"'));
  });

  it('logs an error when a value is missing', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    expect(format('not_found.message')).toBe('not_found.message');
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('"path" was not provided'));
  });
});
