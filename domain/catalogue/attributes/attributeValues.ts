import { keysOf } from '../../core/byKey.js';
import type { Localized } from '../../core/locale.js';
import { ATTRIBUTE_TEXT_MAX_CHARS, FILTER_VALUE_MAX_CHARS } from '../../core/limits.js';
import { cleanLine } from '../../text/cleanText.js';
import { isFacetKey } from '../facets.js';
import { plain } from './attributeReaders.js';
import { attributeOf, type Attributes, type ItemAttributeKey } from './attributes.js';

/** The attributes in what an operator wrote; absent where nothing is written, or that the product lacks it. */
export function readAttributes(said: Attributes<ItemAttributeKey>): Attributes<ItemAttributeKey> {
  const read: Attributes<ItemAttributeKey> = {};
  const bounded = Object.entries(said).filter(([, { en }]) => en.length <= ATTRIBUTE_TEXT_MAX_CHARS);
  const all: Attributes<ItemAttributeKey> = withNoiseClass(Object.fromEntries(bounded));
  for (const key of keysOf(all)) {
    const { [key]: text } = all;
    const value = text === undefined ? null : readAttribute(key, text);
    if (value !== null) read[key] = value;
  }
  return read;
}

/** Labels and stores often write noise and its class as one: `72 dB (B)`. */
function withNoiseClass(said: Attributes<ItemAttributeKey>): Attributes<ItemAttributeKey> {
  const text = said.noise_db?.en.trim() ?? '';
  const found = /(?<![\s(/,-])[\s(/,-]+([abc])\)?$/iu.exec(text);
  const [noise, letters] = [text.slice(0, found?.index ?? 0), found?.[1]];
  if (letters === undefined || !/\d/.test(noise)) return said;
  return { noise_class: { en: letters }, ...said, noise_db: { en: noise } };
}

/** One attribute's value; null for nothing, and for a value that says that the product lacks it. */
function readAttribute(key: ItemAttributeKey, said: Localized): Localized | null {
  const text = plain(said.en);
  if (text === '') return null;
  const read = attributeOf(key).read?.(text);
  if (read !== undefined) return read;
  return isFacetKey(key) && said.en.length > FILTER_VALUE_MAX_CHARS
    ? null
    : { ...said, en: cleanLine(said.en) };
}
