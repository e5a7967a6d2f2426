import { expect, it } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import { WORDS } from '../../locales/words.js';
import { ChatLink } from './ChatLink.js';

it.each(LOCALES)('gives the chat link an accessible name when its label is hidden (%s)', (locale) => {
  const words = WORDS[locale];
  const named = (whatsAppNumber: string | null) => {
    const link = renderStatic(<ChatLink className="" />, { locale, shell: { whatsAppNumber } });
    return link.querySelector('a')?.getAttribute('aria-label');
  };
  expect(named('20100')).toBe(words.whatsapp);
  expect(named(null)).toBe(words['chat.contact']);
});

it.each(LOCALES)('includes the visible label in the chat link’s accessible name (%s)', (locale) => {
  expect(WORDS[locale].whatsapp).toContain(WORDS[locale]['whatsapp.short']);
});
