import { formatMobile } from '../../../domain/checkout/egypt.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { OfflinePageProps } from '../../../domain/content/contentViews.js';
import { contactWays } from './text/contactWays.js';
import { toLongText } from './text/longText.js';
import { pageHead, type PageLoader } from './page.js';

/** The page without a connection: a call still works, so it has the shop's phone number. */
export const loadOffline: PageLoader<OfflinePageProps> = async ({ content, settings }, { locale, word }) => {
  const [contact, shell] = await Promise.all([content.getPage('contact'), content.getShell()]);
  const published = contactWays(contact === null ? '' : toLongText(contact.content, locale).html).phone;
  const title = word('offline.title');
  return {
    head: pageHead({ title, shopName: inLocale(shell.shopName, locale), description: title }),
    pageProps: { phone: published ?? phoneOf(settings.whatsAppNumber) },
  };
};

function phoneOf(number: string | null): OfflinePageProps['phone'] {
  return number === null ? null : { text: formatMobile(`+${number}`), href: `tel:+${number}` };
}
