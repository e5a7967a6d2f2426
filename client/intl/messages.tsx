import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../domain/core/locale.js';
import type { WordOverrides } from '../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../locales/keys.js';

/** Compiled messages of one language: plain texts, or parsed ICU. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Whether a message is there and has no form for each number, so that a plain text may stand in for it. */
export function isPlainMessage(message: Messages[string] | undefined): boolean {
  if (message === undefined || typeof message === 'string') return message !== undefined;
  return message.every(({ type }) => PLAIN_PARTS.includes(type));
}

const PLAIN_PARTS: readonly TYPE[] = [TYPE.literal, TYPE.argument];

/** The currency's label, which every message may name. */
const CURRENCY = 'egp';

/**
 * A plain text as a parsed message: `{name}` becomes an argument where the message has one of that name, and stays
 * text elsewhere, for editors may write any braces.
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

/** What a message takes; a plain text takes the currency alone. */
function argumentNames(message: Messages[string] | undefined): Set<string> {
  const elements = typeof message === 'object' ? message : [];
  const names = elements.flatMap((element) => (element.type === TYPE.argument ? [element.value] : []));
  return new Set([CURRENCY, ...names]);
}

type Values = Record<string, string | number>;

/** Says a message by its key, with values where it takes some. */
type Say = (key: MessageKey, values?: Values) => string;

const WordsContext = createContext<{ locale: Locale; say: Say }>({
  locale: DEFAULT_LOCALE,
  say: (key) => key,
});

interface WordsProviderProps {
  locale: Locale;
  messages: Messages;
  /** What editors have put in the place of some of them. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Gives components the page's language and its words. */
export function MessagesProvider({ locale, messages, overrides, children }: WordsProviderProps) {
  const words = useMemo(
    () => ({ locale, say: createSay(locale, messages, overrides) }),
    [locale, messages, overrides],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** A message is made ready when it is first said: a page says some sixty of five hundred. */
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

/** The text of a message that takes no values. */
function literalOf(parts: MessageFormatElement[]): string | null {
  const [first] = parts;
  if (first === undefined) return '';
  return parts.length === 1 && first.type === TYPE.literal ? first.value : null;
}

/** The page's language. */
export function useLocale(): Locale {
  return useContext(WordsContext).locale;
}

/**
 * `t('cart.title')`: the words of the page's language by key, with values where the message takes some.
 * `{egp}` is always the currency's label, as editors have it. A message that could not be loaded shows its key.
 */
export function useMessages(): Say {
  return useContext(WordsContext).say;
}
