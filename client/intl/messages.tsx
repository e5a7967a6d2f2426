import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../domain/core/locale.js';
import { fillPlaces, type WordOverrides } from '../../domain/content/wordOverrides.js';
import type { MessageKey } from '../../locales/keys.js';
import { formatMessage, isPlainMessage, type Message, type Values } from './formatMessage.js';

/** Compiled messages of one language by their keys. */
export type Messages = Record<string, Message>;

/** Argument for the currency label, available in every message. */
const CURRENCY = 'egp';

/** Formats a message by key, with values for its arguments. */
type Translate = (key: MessageKey, values?: Values) => string;

const MessagesContext = createContext<{ locale: Locale; translate: Translate }>({
  locale: DEFAULT_LOCALE,
  translate: (key) => key,
});

interface MessagesProviderProps {
  locale: Locale;
  messages: Messages;
  /** Editors' overrides of single messages. */
  overrides: WordOverrides;
  children: ReactNode;
}

/** Provides the page's language and messages. */
export function MessagesProvider({ locale, messages, overrides, children }: MessagesProviderProps) {
  const context = useMemo(
    () => ({ locale, translate: createTranslate(locale, messages, overrides) }),
    [locale, messages, overrides],
  );
  return <MessagesContext value={context}>{children}</MessagesContext>;
}

function createTranslate(locale: Locale, messages: Messages, overrides: WordOverrides): Translate {
  return function translate(key: MessageKey, values?: Values): string {
    const message = messages[key];
    if (message === undefined) {
      console.error(`There is no message "${key}"`);
      return key;
    }
    const override = Object.hasOwn(overrides, key) && isPlainMessage(message) ? overrides[key] : undefined;
    if (override === undefined && typeof message === 'string') return message;
    const all = key === CURRENCY ? {} : { egp: translate(CURRENCY), ...values };
    return override === undefined
      ? formatMessage(message, all, LANGUAGES[locale].intl)
      : fillPlaces(override, all);
  };
}

/** The page's locale. */
export function useLocale(): Locale {
  return useContext(MessagesContext).locale;
}

/**
 * `t('cart.title')`: a message in the page's language, formatted with values for its arguments. `{egp}` is always the
 * currency label, including editors' overrides. A missing message renders its key and logs an error.
 */
export function useMessages(): Translate {
  return useContext(MessagesContext).translate;
}
