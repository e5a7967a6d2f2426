import type { CodePageProps } from '../../../../domain/account/codeViews.js';
import type { Branch } from '../../../../domain/branches/branch.js';
import { parseId } from '../../../../domain/core/parseId.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { cardOf } from '../../../../domain/catalogue/productCards.js';
import type {
  CartPageProps,
  OrderPageProps,
  ReceiptPageProps,
  CallingPageProps,
} from '../../../../domain/order/orderViews.js';
import type { MessageKey } from '../../../../locales/keys.js';
import { listBestSellers } from '../../catalogue/listings.js';
import { pageParts } from '../../../ports/shared/pageParts.js';
import { listInstalmentPlans } from '../../payment/instalments.js';
import { hasCars, listFinderSizes } from '../finder.js';
import { pageHead, type PageLoader } from '../page.js';

/** A page with personal data only: nothing to load except its title, and not indexed. */
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

/** A page that sends codes: it offers them only where they arrive. */
export function codePage(titleKey: MessageKey): PageLoader<CodePageProps> {
  return async (backend, request) => {
    const page = await personalPage(titleKey)(backend, request);
    return page === null ? null : { ...page, pageProps: { sendsMessages: backend.messages !== null } };
  };
}

/** The cart itself is loaded in the browser; the page brings suggestions for an empty cart. */
export const loadCartPage: PageLoader<CartPageProps> = async (backend, request) => {
  const [page, products, instalmentPlans, sizes, knowsCars] = await Promise.all([
    personalPage('title.cart')(backend, request),
    listBestSellers(backend),
    listInstalmentPlans(backend, request),
    listFinderSizes(backend),
    hasCars(backend),
  ]);
  const bestSellers = products.map((product) => cardOf(product, request.locale));
  return page === null
    ? null
    : { ...page, pageProps: { bestSellers, sizes, hasCars: knowsCars, instalmentPlans } };
};

/** A shell that loads its order in the browser, for its owner or with the order's key. */
export function orderPage(titleKey: MessageKey): PageLoader<OrderPageProps> {
  const loadShell = personalPage(titleKey);
  return async (backend, request) => {
    const orderId = parseId(request.params['id'] ?? '');
    const page = await loadShell(backend, request);
    return orderId === null || page === null ? null : { ...page, pageProps: { orderId } };
  };
}

/** Like an order's page, with the hours of calls to confirm it: from the first opening to the last closing. */
export function callingPage(titleKey: MessageKey): PageLoader<CallingPageProps> {
  const loadOrder = orderPage(titleKey);
  return async (backend, request) => {
    const page = await loadOrder(backend, request);
    if (page === null || !('pageProps' in page)) return null;
    const parts = pageParts(backend);
    const branches = await parts.read('call-hours-not-read', backend.content.listBranches(), []);
    const { daysOff } = backend.settings.deliveryCalendar;
    const callHours = branches.length === 0 ? null : { ...hoursOfAny(branches), daysOff };
    return { ...page, isPartial: parts.isPartial(), pageProps: { ...page.pageProps, callHours } };
  };
}

/** From when the first branch opens until the last one closes. */
function hoursOfAny(branches: readonly Branch[]): Pick<Branch, 'opens' | 'closes'> {
  return {
    opens: Math.min(...branches.map(({ opens }) => opens)),
    closes: Math.max(...branches.map(({ closes }) => closes)),
  };
}

/** Like an order's page, with the seller as the operator has set it. */
export const loadReceiptPage: PageLoader<ReceiptPageProps> = async (backend, request) => {
  const page = await orderPage('title.receipt')(backend, request);
  if (page === null || !('pageProps' in page)) return null;
  const {
    sellerName,
    sellerRegister: register,
    sellerTaxNumber: taxNumber,
    shopAddress: address,
  } = backend.settings;
  const { shopName } = await backend.content.getShell();
  const name = sellerName ?? inLocale(shopName, request.locale);
  return { ...page, pageProps: { ...page.pageProps, seller: { name, register, taxNumber, address } } };
};
