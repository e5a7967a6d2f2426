/** Localised texts in `/api`: `name` in the default language, `name_ar` and so on in the others. */
import { nullable, type NullableSchema, object, optional, string, type StringSchema } from 'valibot';
import { byKey } from './byKey.js';
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  localized,
  type Localized,
  type Translation,
  TRANSLATIONS,
} from './locale.js';

type TranslatedField<Key extends string> = `${Key}_${Translation}`;

export type WireText<Key extends string> = Record<Key, string> & Record<TranslatedField<Key>, string | null>;

/** A text that may be missing. */
type NullableWireText<Key extends string> = Record<Key | TranslatedField<Key>, string | null>;

type Text = StringSchema<undefined>;
type NullableText = NullableSchema<Text, undefined>;

/** The field of a language: `name`, or `name_ar`. */
export function fieldIn<Key extends string>(locale: Translation, key: Key): TranslatedField<Key>;
export function fieldIn<Key extends string>(locale: Locale, key: Key): Key | TranslatedField<Key>;
export function fieldIn(locale: Locale, key: string): string {
  return locale === DEFAULT_LOCALE ? key : `${key}_${locale}`;
}

function inFields<Key extends string, Value>(key: Key, valueIn: (locale: Locale) => Value) {
  const fields = LOCALES.map((locale) => [fieldIn(locale, key), valueIn(locale)]);
  return Object.fromEntries(fields) as Record<Key | TranslatedField<Key>, Value>;
}

/** `toWireText('name', …)` → `{name, name_ar}`; null for a missing translation. */
export function toWireText<Key extends string>(key: Key, text: Localized): WireText<Key>;
export function toWireText<Key extends string>(key: Key, text: Localized | null): NullableWireText<Key>;
export function toWireText<Key extends string>(key: Key, text: Localized | null): NullableWireText<Key> {
  return inFields(key, (locale) => text?.[locale] ?? null);
}

/** The text of `{name, name_ar}`; null if it is missing in the default language. */
export function fromWireText<Key extends string>(key: Key, wire: WireText<Key>): Localized;
export function fromWireText<Key extends string>(key: Key, wire: NullableWireText<Key>): Localized | null;
export function fromWireText(key: string, wire: Readonly<Record<string, string | null>>): Localized | null {
  const { [key]: text = null } = wire;
  return text === null ? null : localized(text, (locale) => wire[fieldIn(locale, key)] ?? null);
}

/**
 * Schema entries of a text's fields. What a browser or cache has kept from before a language was added lacks that
 * language's field.
 */
export function wireText<Key extends string>(
  key: Key,
): Record<Key, Text> & Record<TranslatedField<Key>, NullableText> {
  const entries = inFields(key, (locale) => (locale === DEFAULT_LOCALE ? string() : missing()));
  return entries as Record<Key, Text> & Record<TranslatedField<Key>, NullableText>;
}

/** Schema entries of a text that may be missing. */
export function nullableWireText<Key extends string>(
  key: Key,
): Record<Key | TranslatedField<Key>, NullableText> {
  const entries = inFields(key, (locale) => (locale === DEFAULT_LOCALE ? nullable(string()) : missing()));
  return entries as Record<Key | TranslatedField<Key>, NullableText>;
}

const missing = () => optional(nullable(string()), null);

/** A text as `{en, ar}`, the form in editorial documents. */
export const LocalizedSchema = object({ [DEFAULT_LOCALE]: string(), ...byKey(TRANSLATIONS, missing) });
