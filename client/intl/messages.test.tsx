import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import { compileMessage } from '../../scripts/vite/compileMessage.js';
import type { MessageKey } from '../../locales/keys.js';
import { type Messages, useMessages, MessagesProvider } from './messages.js';

const MESSAGES: Messages = {
  egp: 'ج.م.',
  'facet.price': compileMessage('السعر ({egp})'),
  'not_found.message': compileMessage('الصفحة غير موجودة: {path}'),
  'cart.link': compileMessage('{count, plural, two {قطعتان} few {# قطع} other {# قطعة}}، {total} {egp}'),
};

/** The text that a component of an Arabic page renders. */
function format(
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

describe('useMessages', () => {
  it('inserts editors’ currency label into messages with and without plurals', () => {
    expect(format('facet.price')).toBe('السعر (ج.م.)');
    expect(format('facet.price', {}, { egp: 'جنيه' })).toBe('السعر (جنيه)');
    expect(format('cart.link', { count: 2, total: '85.00' }, { egp: 'جنيه' })).toBe('قطعتان، 85.00 جنيه');
  });

  it('formats Arabic plurals with Latin digits', () => {
    expect(format('cart.link', { count: 7, total: '1,250.00' })).toBe('7 قطع، 1,250.00 ج.م.');
    expect(format('cart.link', { count: 1500, total: '0' })).toBe('1,500 قطعة، 0 ج.م.');
  });

  it('fills arguments into editors’ overrides, and keeps other braces as text', () => {
    const overrides = { 'not_found.message': 'لا توجد {path} {constructor}' };
    expect(format('not_found.message', { path: '/x' }, overrides)).toBe('لا توجد /x {constructor}');
  });

  it('does not let an editor’s plain text override a plural message', () => {
    expect(format('cart.link', { count: 2, total: '85.00' }, { 'cart.link': 'السلة' })).toContain('قطعتان');
  });

  it('shows the key of a missing message instead of failing, and logs an error', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    expect(format('cart.empty')).toBe('cart.empty');
    expect(complain).toHaveBeenCalledWith('There is no message "cart.empty"');
  });
});
