import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { IntlFormatters } from '@formatjs/intl';
import type { MessageKey } from './keys.js';
import { LANGUAGES } from './languages.js';

declare global {
  // Declared by FormatJS, to type the ids that its functions and components take.
  // oxlint-disable-next-line typescript/no-namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageKey;
    }
  }
}

/** Messages of one language by key, as syntax trees of FormatJS; browsers have no parser. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Formats a message by key, with values for its arguments. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The configuration of FormatJS for a language of the shop, with messages as syntax trees, or on the server as ICU
 * texts. A missing message renders its key, and like a missing value it is logged as an error.
 */
export function intlConfig(
  locale: keyof typeof LANGUAGES,
  messages: Messages | Readonly<Record<string, string>>,
) {
  return {
    locale: LANGUAGES[locale].intl,
    messages: messages as Record<MessageKey, string>,
    onError: (error: Error) => console.error(error.message),
  };
}

/** `formatMessage` with keys of the shop, and the currency label as the value of `{egp}` in every message. */
export function translateWith({ formatMessage }: Pick<IntlFormatters, 'formatMessage'>): Translate {
  return (id, values) => formatMessage({ id }, { egp: formatMessage({ id: 'egp' }), ...values });
}
