import type { TranslationOverrides } from './content.js';
import type { Locale } from '../core/locale.js';

/** Words of the interface that an editor has put in the place of the shop's own, by key: plain texts. */
export type WordOverrides = Readonly<Record<string, string>>;

const LONGEST_WORD_CHARS = 300;

/**
 * The overrides of one language. Left out is what stands in for nothing: an unknown key, a word whose form depends
 * on a number (`isReplaceable` knows both), an empty or endless text. Missing Arabic leaves the shop's own.
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

/** A plain text with its places filled: `{name}` is replaced by the value of that name. */
export function fillPlaces(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
