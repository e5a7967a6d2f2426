import type { TranslationOverrides } from './content.js';
import type { Locale } from '../core/locale.js';

/** Interface messages that editors have overridden, by key: plain text. */
export type WordOverrides = Readonly<Record<string, string>>;

const LONGEST_WORD_CHARS = 300;

/**
 * The overrides of one language, without empty or overlong texts and, if `isReplaceable` is given, without unknown keys
 * and plural messages. A missing translation keeps the shop's own message.
 */
export function overridesIn(
  translations: TranslationOverrides,
  locale: Locale,
  isReplaceable: (key: string) => boolean = () => true,
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
