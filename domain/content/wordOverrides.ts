import type { TranslationOverrides } from './content.js';
import type { Locale } from '../core/locale.js';

/** Interface messages that editors have overridden, by key: plain text. */
export type WordOverrides = Readonly<Record<string, string>>;

const LONGEST_WORD_CHARS = 300;

/**
 * The overrides of one language. Dropped are unknown keys and messages with plural forms (`isReplaceable` decides
 * both), and empty or overlong texts. Without an Arabic text the shop's own message is used.
 */
export function overridesIn(
  translations: TranslationOverrides,
  locale: Locale,
  isReplaceable: (key: string) => boolean,
): WordOverrides {
  const overrides: Record<string, string> = {};
  for (const [key, texts] of Object.entries(translations)) {
    const text = texts[locale]?.trim() ?? '';
    if (text === '' || text.length > LONGEST_WORD_CHARS || !isReplaceable(key)) continue;
    overrides[key] = text;
  }
  return overrides;
}

/** Replaces `{name}` placeholders in a plain text by the values. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
