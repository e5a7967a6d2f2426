import { isDeepStrictEqual } from 'node:util';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { TranslationOverrides } from '../../../domain/content/content.js';
import { isPlainMessage, overrideMessage } from '../../../domain/content/wordOverrides.js';
import { WORD_OVERRIDE_MAX_CHARS } from '../../../domain/core/limits.js';
import { LOCALES } from '../../../domain/core/locale.js';
import type { MessageKey } from '../../../locales/keys.js';
import { WORDS } from '../../../locales/words.js';

interface CheckedOverrides {
  /** Overrides of messages, with the built-in text in place of each that could break a page. */
  overrides: TranslationOverrides;
  /** A line for the operator about each text that is not used. */
  problems: string[];
}

/**
 * Checks what editors have written, where it enters: a page would show the key of a message with an unknown placeholder,
 * and markup as text. Unknown keys and messages with plural forms are left out.
 */
export function checkOverrides(translations: TranslationOverrides): CheckedOverrides {
  const problems: string[] = [];
  const overrides: TranslationOverrides = {};
  for (const [key, texts] of Object.entries(translations)) {
    if (!isReplaceable(key)) continue;
    const odd = LOCALES.flatMap((locale) => {
      const problem = problemOf(texts[locale]?.trim() ?? '', key);
      return problem === null ? [] : [{ locale, problem }];
    });
    problems.push(
      ...odd.map(({ locale, problem }) => `The text of "${key}" (${locale}) is not used: ${problem}`),
    );
    overrides[key] = {
      ...texts,
      ...Object.fromEntries(odd.map(({ locale }) => [locale, WORDS[locale][key]])),
    };
  }
  return { overrides, problems };
}

/** Whether a message has no plural forms, so that a plain text may override it. */
function isReplaceable(key: string): key is MessageKey {
  const words: Readonly<Record<string, string>> = WORDS.en;
  return Object.hasOwn(words, key) && isPlainMessage(parse(words[key] ?? ''));
}

/** Why a text cannot be used; null if it can. */
function problemOf(text: string, key: MessageKey): string | null {
  if (text.length > WORD_OVERRIDE_MAX_CHARS) return `it is longer than ${WORD_OVERRIDE_MAX_CHARS} characters`;
  if (!isPlainText(text)) return 'it is not plain text with {name} placeholders';
  const known = new Set(['egp', ...LOCALES.flatMap((locale) => placeholdersOf(WORDS[locale][key]))]);
  const unknown = placeholdersOf(text).find((name) => !known.has(name));
  return unknown === undefined ? null : `the message has no {${unknown}}`;
}

/** Whether an ICU message of this text says the same: unbalanced braces, markup and quoting have another meaning. */
function isPlainText(text: string): boolean {
  try {
    const message = overrideMessage(text);
    const hasBrace = message.some((part) => part.type === TYPE.literal && /[{}]/.test(part.value));
    return !hasBrace && isDeepStrictEqual(parse(text), message);
  } catch {
    return false;
  }
}

function placeholdersOf(text: string): string[] {
  return overrideMessage(text).flatMap((part) => (part.type === TYPE.argument ? [part.value] : []));
}
