import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
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

/** Every message as react-intl formats it without a parser, with editors' texts in the place of the shop's own. */
function parseMessages(messages: Messages, overrides: WordOverrides): Record<string, MessageFormatElement[]> {
  const texts: Messages = { ...messages, ...overrides };
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? parsePlain(text, argumentNames(messages[key])) : text,
    ]),
  );
}

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

interface WordsProviderProps {
  locale: Locale;
  messages: Messages;
  /** What editors have put in the place of some of them. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Gives components the page's language and its words. */
export function MessagesProvider({ locale, messages, overrides, children }: WordsProviderProps) {
  const intl = useMemo(
    () => createIntl(locale, parseMessages(messages, overrides)),
    [locale, messages, overrides],
  );
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/**
 * react-intl's messages without its formatters of dates, lists and names, which nothing here uses: 2.1 kB less on
 * every page.
 */
function createIntl(locale: Locale, messages: Record<string, MessageFormatElement[]>): IntlShape {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: LANGUAGES[locale].intl,
    defaultLocale: LANGUAGES[DEFAULT_LOCALE].intl,
    messages,
    onError: (error: unknown) => console.error(error),
  };
  const formatters = createFormatters(createIntlCache());
  return { ...config, formatters, formatMessage: formatMessage.bind(null, config, formatters) } as never;
}

/** The page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

type Values = Record<string, string | number>;

/**
 * `t('cart.title')`: the words of the page's language by key, with values where the message takes some.
 * `{egp}` is always the currency's label, as editors have it. A message that could not be loaded shows its key.
 */
export function useMessages(): (key: MessageKey, values?: Values) => string {
  const { messages, formatMessage: format } = useIntl();
  const egp = messages[CURRENCY] === undefined ? '' : format({ id: CURRENCY });
  return (key, values) => (messages[key] === undefined ? key : format({ id: key }, { egp, ...values }));
}
