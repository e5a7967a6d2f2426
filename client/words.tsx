import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Locale, LOCALE_FACTS } from '../domain/locale.js';
import type { MessageKey } from '../locales/keys.js';

/** Compiled messages of one language: plain texts, or parsed ICU. */
export type Messages = Record<string, string | MessageFormatElement[]>;

const LocaleContext = createContext<Locale>('en');

interface WordsProviderProps {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}

/** Gives components the page's language and its words. */
export function WordsProvider({ locale, messages, children }: WordsProviderProps) {
  const intl = useMemo(() => messages as Record<string, MessageFormatElement[]>, [messages]);
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={LOCALE_FACTS[locale].intl} messages={intl} defaultLocale="en-US">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

/** The page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

type Values = Record<string, string | number>;

/** `t('cart.title')`: the words of the page's language by key, with values where the message has places for them. */
export function useWords(): (key: MessageKey, values?: Values) => string {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
