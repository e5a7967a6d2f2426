import { parseId } from '../../../domain/identity.js';
import { inLocale } from '../../../domain/locale.js';
import type { OrderPageProps } from '../../../domain/views.js';
import type { MessageKey } from '../../../locales/keys.js';
import { pageHead, type PageLoader } from './page.js';

/** A page about the shopper alone: nothing to load but its title, and not for search engines. */
export function personalPage(titleKey: MessageKey): PageLoader<object> {
  return async ({ content }, { locale, word }) => {
    const { shopName } = await content.getShell();
    const title = word(titleKey);
    return {
      head: pageHead({ title, shopName: inLocale(shopName, locale), description: title }),
      pageProps: {},
    };
  };
}

/** A shell that loads its order in the browser, for its owner or with the order's key. */
export function orderPage(titleKey: MessageKey): PageLoader<OrderPageProps> {
  const loadShell = personalPage(titleKey);
  return async (backend, request) => {
    const orderId = parseId(request.params['id'] ?? '');
    const page = await loadShell(backend, request);
    return orderId === null || page === null ? null : { ...page, pageProps: { orderId } };
  };
}
