import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { ReturnForm } from './ReturnForm.js';

function chatOf(whatsAppNumber: string | null, locale: (typeof LOCALES)[number]) {
  const done = () => undefined;
  const form = (
    <ReturnForm orderId={10_042} lines={[]} left={new Map()} ask={() => Promise.resolve()} onSent={done} />
  );
  const link = renderStatic(form, { locale, shell: { whatsAppNumber } }).querySelector('a');
  return link === null ? null : new URL(link.getAttribute('href') ?? '');
}

it.each(LOCALES)('takes a photo of the damage by WhatsApp, which names the order (%s)', (locale) => {
  const chat = chatOf('20100', locale);
  expect(chat?.origin).toBe('https://wa.me');
  expect(chat?.searchParams.get('text')).toContain('10042');
  expect(chatOf(null, locale)).toBeNull();
});
