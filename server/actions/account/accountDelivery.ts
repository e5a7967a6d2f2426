import type { AccountNews } from '../../../domain/account/accountLetter.js';
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import type { StoredAccountLetter } from '../../ports/records/accountLetters.js';

/** Every language, because an intruder may have chosen the page's. */
const LANGUAGES_IN_LETTERS: readonly Locale[] = [...TRANSLATIONS, DEFAULT_LOCALE];

/** How to tell the owner of an account what was changed; null if nothing was. */
export async function accountDelivery(
  backend: Backend,
  { accountLetterId: id, queuedAt }: { accountLetterId: number; queuedAt: Date },
): Promise<(() => Promise<void>) | null> {
  const letter = await backend.accountLetters.getLetter(id);
  if (letter === null) return null;
  const news = letter.isDone ? letter.news : await madeOf(backend, letter);
  if (news.length === 0) return null;
  const { hostname } = new URL(backend.settings.publicUrl);
  // The same for every repeat of a letter, so that mail programs recognise it.
  const messageId = `<account-${id}-${queuedAt.getTime()}@${hostname}>`;
  const words = news.includes('deleted') ? deletion() : change(backend, news);
  return () => backend.mail.send({ to: letter.to, messageId, ...words });
}

/** What was changed by a process that ended; of a password nobody can say, so that its owner is told. */
async function madeOf({ store }: Backend, { customerId, news, before }: StoredAccountLetter) {
  const customer = await store.customers.getCustomer(customerId);
  return news.filter((each) => {
    if (each === 'deleted') return customer === null;
    return each === 'password' || each === 'addresses' || customer?.[each] !== before[each];
  });
}

function deletion() {
  const inAll = (key: 'mail.deleted_subject' | 'mail.deleted_text') =>
    LANGUAGES_IN_LETTERS.map((locale) => translateTo(locale)(key));
  return { subject: subjectOf(inAll('mail.deleted_subject')), text: textOf(inAll('mail.deleted_text')) };
}

/** What was changed, and what to do if it was not the owner. */
function change({ settings }: Backend, news: readonly AccountNews[]) {
  const link = (path: string, locale: Locale) => `${settings.publicUrl}${localePath(path, locale)}`;
  const textIn = (locale: Locale) => {
    const t = translateTo(locale);
    return t('mail.account_text', {
      changes: news.map((each) => (each === 'deleted' ? '' : `- ${t(`mail.account_${each}`)}`)).join('\n'),
      reset: link(PATHS.forgotPassword, locale),
      contact: link(PATHS.contact, locale),
    });
  };
  return {
    subject: subjectOf(LANGUAGES_IN_LETTERS.map((locale) => translateTo(locale)('mail.account_subject'))),
    text: textOf(LANGUAGES_IN_LETTERS.map(textIn)),
  };
}

const subjectOf = (subjects: readonly string[]) => subjects.join(' | ');
const textOf = (texts: readonly string[]) => texts.join('\n\n--------\n\n');
