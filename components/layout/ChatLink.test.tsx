import { expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { renderStatic } from '../../tests/support/renderStatic.js';
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { ChatLink } from './ChatLink.js';

vi.mock('../ui/Icon.js', () => ({ Icon: () => null }));

const WORDS = { en, ar };

it.each(LOCALES)('the way to the shop has a name even where its words are hidden (%s)', (locale) => {
  const words = WORDS[locale];
  const named = (whatsAppNumber: string | null) => {
    const link = renderStatic(<ChatLink className="" />, { locale, shell: { whatsAppNumber } });
    return link.querySelector('a')?.getAttribute('aria-label');
  };
  expect(named('20100')).toBe(words.whatsapp);
  expect(named(null)).toBe(words['chat.contact']);
});

it.each(LOCALES)(
  'who says what they see reaches the chat: its name holds the words beside it (%s)',
  (locale) => {
    expect(WORDS[locale].whatsapp).toContain(WORDS[locale]['whatsapp.short']);
  },
);
