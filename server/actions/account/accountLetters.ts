import type { Customer } from '../../../domain/account/customer.js';
import type { RemovedPart } from '../../../domain/account/removedParts.js';
import { isEmail } from '../../../domain/forms/fields.js';
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';

const LANGUAGES_IN_LETTERS: readonly Locale[] = [...TRANSLATIONS, DEFAULT_LOCALE];

/** The account fields that give access to it, and the addresses, which a first code removes. */
export type AccountChange = RemovedPart;

/** The customer's email address; null if the shop knows none. */
export function mailAddress(customer: Customer): string | null {
  return customer.email ?? (isEmail(customer.username) ? customer.username : null);
}

/** Tells a customer, at the last known address, that their account was deleted. */
export async function notifyOfDeletion({ mail }: Pick<Backend, 'mail'>, before: Customer): Promise<void> {
  const to = mailAddress(before);
  if (to === null) return;
  const inAll = (key: 'mail.deleted_subject' | 'mail.deleted_text', between: string) =>
    LANGUAGES_IN_LETTERS.map((locale) => translateTo(locale)(key)).join(between);
  await mail.send({
    to,
    subject: inAll('mail.deleted_subject', ' | '),
    text: inAll('mail.deleted_text', '\n\n--------\n\n'),
  });
}

/**
 * Notifies the customer, at their previous address, that a field which gives access to their account was changed, and
 * what to do if it was not them. In every language, because an intruder may have chosen the page's.
 */
export async function notifyOfChange(
  { mail, settings }: Pick<Backend, 'mail' | 'settings'>,
  before: Customer,
  changes: readonly AccountChange[],
): Promise<void> {
  const to = mailAddress(before);
  if (to === null || changes.length === 0) return;
  const link = (path: string, locale: Locale) => `${settings.publicUrl}${localePath(path, locale)}`;
  const textIn = (locale: Locale) =>
    translateTo(locale)('mail.account_text', {
      changes: changes.map((change) => `- ${translateTo(locale)(`mail.account_${change}`)}`).join('\n'),
      reset: link(PATHS.forgotPassword, locale),
      contact: link(PATHS.contact, locale),
    });
  await mail.send({
    to,
    subject: LANGUAGES_IN_LETTERS.map((locale) => translateTo(locale)('mail.account_subject')).join(' | '),
    text: LANGUAGES_IN_LETTERS.map(textIn).join('\n\n--------\n\n'),
  });
}
