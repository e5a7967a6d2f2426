import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { TranslationOverrides } from './content.js';
import type { Locale } from '../core/locale.js';

/** Interface messages that editors have overridden, by key: plain text with `{name}` placeholders. */
export type WordOverrides = Readonly<Record<string, string>>;

/** The overrides of one language, without empty texts; a missing translation keeps the shop's own message. */
export function overridesIn(translations: TranslationOverrides, locale: Locale): WordOverrides {
  const texts: Record<string, string> = {};
  for (const [key, words] of Object.entries(translations)) {
    const text = words[locale]?.trim() ?? '';
    if (text !== '') texts[key] = text;
  }
  return texts;
}

const PLACEHOLDER = /\{\s*(\w+)\s*\}/;

/** The syntax tree of an override, which browsers can build without the parser of ICU messages. */
export function overrideMessage(text: string): MessageFormatElement[] {
  return text
    .split(PLACEHOLDER)
    .map((value, index) => ({ value, isName: index % 2 === 1 }))
    .filter(({ value }) => value !== '')
    .map(({ value, isName }) => (isName ? { type: TYPE.argument, value } : { type: TYPE.literal, value }));
}

/** Whether a message has no plural or select, so that a plain text can override it. */
export function isPlainMessage(message: readonly MessageFormatElement[]): boolean {
  return message.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
}
