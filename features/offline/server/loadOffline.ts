import { inLocale } from '../../../domain/core/locale.js';
import type { OfflinePageProps } from '../domain/offlineView.js';
import { pageHead, type PageLoader } from '../../../server/actions/pages/page.js';
import { shopPhone } from '../../../server/actions/pages/text/shopPhone.js';

/** The page without a connection: a call still works, so it has the shop's phone number. */
export const loadOffline: PageLoader<OfflinePageProps> = async (backend, { locale, word }) => {
  const [phone, shell] = await Promise.all([shopPhone(backend, locale), backend.content.getShell()]);
  const title = word('offline.title');
  return {
    head: pageHead({ title, shopName: inLocale(shell.shopName, locale), description: title }),
    pageProps: { phone },
  };
};
