import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { RawIntlProvider } from 'react-intl';
import { DEFAULT_LOCALE, type Locale } from '../../domain/core/locale.js';
import { overrideMessage, type WordOverrides } from '../../domain/content/wordOverrides.js';
import { type Messages, type Translate, translateWith } from '../../locales/intl.js';
import { createPageIntl } from './pageIntl.js';

interface Language {
  locale: Locale;
  translate: Translate;
}

const LanguageContext = createContext<Language>({ locale: DEFAULT_LOCALE, translate: (key) => key });

interface MessagesProviderProps {
  locale: Locale;
  messages: Messages;
  /** Editors' overrides of single messages. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Provides the page's language and messages, with react-intl. */
export function MessagesProvider({ locale, messages, overrides, children }: MessagesProviderProps) {
  const isOverridden = Object.keys(overrides).length > 0;
  // Navigation adds messages to the same object, which a copy has to follow.
  const size = isOverridden ? Object.keys(messages).length : null;
  const intl = useMemo(
    () => createPageIntl(locale, size === null ? messages : withOverrides(messages, overrides)),
    [locale, messages, overrides, size],
  );
  const language = useMemo(() => ({ locale, translate: translateWith(intl) }), [locale, intl]);
  return (
    <RawIntlProvider value={intl}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </RawIntlProvider>
  );
}

function withOverrides(messages: Messages, overrides: WordOverrides): Messages {
  const own = Object.entries(overrides).map(([key, text]) => [key, overrideMessage(text)] as const);
  return { ...messages, ...Object.fromEntries(own) };
}

/** The page's locale. */
export function useLocale(): Locale {
  return useContext(LanguageContext).locale;
}

/**
 * `t('cart.title')`: a message in the page's language, formatted by react-intl with values for its arguments. `{egp}` is
 * always the currency label. A missing message renders its key and logs an error.
 */
export function useMessages(): Translate {
  return useContext(LanguageContext).translate;
}
