import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../locales/keys.js';
import { isPlainMessage, type Messages, useMessages, MessagesProvider } from './messages.js';

const MESSAGES: Messages = {
  egp: 'ج.م.',
  'facet.price': 'السعر ({egp})',
  'not_found.message': parse('الصفحة غير موجودة: {path}'),
  'cart.link': parse('{count, plural, two {قطعتان} few {# قطع} other {# قطعة}}، {total} {egp}'),
};

/** The text that a component of an Arabic page renders. */
function say(
  key: MessageKey,
  values?: Record<string, string | number>,
  overrides: WordOverrides = {},
): string {
  const Words = () => useMessages()(key, values);
  return renderToStaticMarkup(
    <MessagesProvider locale="ar" messages={MESSAGES} overrides={overrides}>
      <Words />
    </MessagesProvider>,
  );
}

describe('words', () => {
  it('inserts editors’ currency label into messages with and without plurals', () => {
    expect(say('facet.price')).toBe('السعر (ج.م.)');
    expect(say('facet.price', {}, { egp: 'جنيه' })).toBe('السعر (جنيه)');
    expect(say('cart.link', { count: 2, total: '85.00' }, { egp: 'جنيه' })).toBe('قطعتان، 85.00 جنيه');
  });

  it('formats Arabic plurals with Latin digits', () => {
    expect(say('cart.link', { count: 7, total: '1,250.00' })).toBe('7 قطع، 1,250.00 ج.م.');
    expect(say('cart.link', { count: 1500, total: '0' })).toBe('1,500 قطعة، 0 ج.م.');
  });

  it('fills arguments into editors’ overrides, and keeps other braces as text', () => {
    const overrides = { 'not_found.message': 'لا توجد {path} {constructor}' };
    expect(say('not_found.message', { path: '/x' }, overrides)).toBe('لا توجد /x {constructor}');
  });

  it('shows the key of a missing message instead of failing', () => {
    expect(say('cart.empty')).toBe('cart.empty');
  });
});

describe('a plain text stands in', () => {
  it('lets a plain text override a message without plurals, but no unknown key', () => {
    expect(isPlainMessage('السلة')).toBe(true);
    expect(isPlainMessage(parse('أهلًا {name}'))).toBe(true);
    expect(isPlainMessage(MESSAGES['cart.link'])).toBe(false);
    expect(isPlainMessage(undefined)).toBe(false);
  });
});
