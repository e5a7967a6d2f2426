import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Locale, LOCALE_FACTS } from '../domain/locale.js';
import { fillPlaces, type WordOverrides } from '../domain/wordOverrides.js';
import type { MessageKey } from '../locales/keys.js';

/** Compiled messages of one language: plain texts, or parsed ICU. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Whether a message is there and has no form for each number, so that a plain text may stand in for it. */
export function isPlainMessage(message: Messages[string] | undefined): boolean {
  if (message === undefined || typeof message === 'string') return message !== undefined;
  return message.every(({ type }) => PLAIN_PARTS.includes(type));
}

/** Parts of a parsed message as the parser numbers them: text, and a value as it is. */
const PLAIN_PARTS: readonly number[] = [0, 1];

const LocaleContext = createContext<Locale>('en');

interface WordsProviderProps {
  locale: Locale;
  messages: Messages;
  /** What editors have put in the place of some of them. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Gives components the page's language and its words. */
export function WordsProvider({ locale, messages, overrides, children }: WordsProviderProps) {
  const intl = useMemo(
    () => createIntl(locale, { ...messages, ...overrides }),
    [locale, messages, overrides],
  );
  return (
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
}

/** Only messages are formatted here: without the formatters of dates and lists pages are lighter. */
function createIntl(locale: Locale, messages: Messages): IntlShape {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: LOCALE_FACTS[locale].intl,
    defaultLocale: LOCALE_FACTS.en.intl,
    messages: messages as Record<string, MessageFormatElement[]>,
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
 * `t('cart.title')`: the words of the page's language by key, with values where the message has places for them.
 * `{egp}` is always the currency's label, as editors have it.
 */
export function useWords(): (key: MessageKey, values?: Values) => string {
  const intl = useIntl();
  const label = intl.messages['egp'];
  const egp = typeof label === 'string' ? label : '';
  return (key, values) => {
    const words = intl.messages[key];
    // Words that could not be loaded; that has been said once.
    if (words === undefined) return key;
    const known = { egp, ...values };
    return typeof words === 'string' ? fillPlaces(words, known) : intl.formatMessage({ id: key }, known);
  };
}
