import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../domain/core/locale.js';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../locales/keys.js';

/** Compiled messages of one language: plain text, or parsed ICU elements. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Whether a message exists and has no plural or select, so that a plain text can override it. */
export function isPlainMessage(message: Messages[string] | undefined): boolean {
  if (message === undefined || typeof message === 'string') return message !== undefined;
  return message.every(({ type }) => PLAIN_PARTS.includes(type));
}

const PLAIN_PARTS: readonly TYPE[] = [TYPE.literal, TYPE.argument];

/** Argument for the currency label, available in every message. */
const CURRENCY = 'egp';

/**
 * Parses a plain text: `{name}` is an argument where the message has one of that name, and literal text otherwise,
 * because editors may write braces.
 */
function parsePlain(text: string, names: ReadonlySet<string>): MessageFormatElement[] {
  const parts = text.split(/\{(\w+)\}/);
  return parts.flatMap((part, index): MessageFormatElement[] => {
    const isName = index % 2 === 1;
    if (isName && names.has(part)) return [{ type: TYPE.argument, value: part }];
    const literal = isName ? `{${part}}` : part;
    return literal === '' ? [] : [{ type: TYPE.literal, value: literal }];
  });
}

/** Argument names of a message; a plain text has only the currency. */
function argumentNames(message: Messages[string] | undefined): Set<string> {
  const elements = typeof message === 'object' ? message : [];
  const names = elements.flatMap((element) => (element.type === TYPE.argument ? [element.value] : []));
  return new Set([CURRENCY, ...names]);
}

type Values = Record<string, string | number>;

/** Formats a message by key, with values for its arguments. */
type Say = (key: MessageKey, values?: Values) => string;

const WordsContext = createContext<{ locale: Locale; say: Say }>({
  locale: DEFAULT_LOCALE,
  say: (key) => key,
});

interface WordsProviderProps {
  locale: Locale;
  messages: Messages;
  /** Editors' overrides of single messages. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Provides the page's language and messages. */
export function MessagesProvider({ locale, messages, overrides, children }: WordsProviderProps) {
  const words = useMemo(
    () => ({ locale, say: createSay(locale, messages, overrides) }),
    [locale, messages, overrides],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Messages are compiled lazily: a page uses about sixty of five hundred. */
function createSay(locale: Locale, messages: Messages, overrides: WordOverrides): Say {
  const ready = new Map<string, string | IntlMessageFormat>();
  const prepare = (key: string): string | IntlMessageFormat => {
    const message = messages[key];
    const text = Object.hasOwn(overrides, key) ? overrides[key] : message;
    if (text === undefined) return key;
    const parts = typeof text === 'string' ? parsePlain(text, argumentNames(message)) : text;
    return literalOf(parts) ?? new IntlMessageFormat(parts, LANGUAGES[locale].intl);
  };
  return function say(key: string, values?: Values): string {
    const message = ready.get(key) ?? prepare(key);
    ready.set(key, message);
    if (typeof message === 'string') return message;
    const egp = Object.hasOwn(messages, CURRENCY) && key !== CURRENCY ? say(CURRENCY) : '';
    return String(message.format({ egp, ...values }));
  };
}

/** The text of a message without arguments. */
function literalOf(parts: MessageFormatElement[]): string | null {
  const [first] = parts;
  if (first === undefined) return '';
  return parts.length === 1 && first.type === TYPE.literal ? first.value : null;
}

/** The page's locale. */
export function useLocale(): Locale {
  return useContext(WordsContext).locale;
}

/**
 * `t('cart.title')`: a message in the page's language, formatted with values for its arguments. `{egp}` is always the
 * currency label, including editors' overrides. A missing message renders its key.
 */
export function useMessages(): Say {
  return useContext(WordsContext).say;
}
