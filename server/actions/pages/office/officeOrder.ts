import { DONE_KEY } from '../../../../domain/forms/forms.js';
import { inLocale } from '../../../../domain/core/locale.js';
import type { OfficePageProps } from '../../../../domain/office/officeViews.js';
import { officeOrder } from '../../office/officeOrder.js';
import { officeWork } from '../../office/officeWork.js';
import { openOrderLink } from '../../office/orderLink.js';
import { knownWays } from '../../payment/ways.js';
import { pageHead, type PageLoader } from '../page.js';

/** One order for the operator by its signed link, with 404 for a forged link and 410 for an expired one. */
export const loadOfficeOrder: PageLoader<OfficePageProps> = async (backend, request) => {
  const { params, locale, word, query } = request;
  const link = params['token'] ?? '';
  const opened = await openOrderLink(backend, link);
  const { shopName } = await backend.content.getShell();
  const title = word('office.title');
  const head = pageHead({ title, shopName: inLocale(shopName, locale), description: title });
  if (opened.state !== 'open') {
    return { head, pageProps: { state: opened.state }, status: opened.state === 'expired' ? 410 : 404 };
  }
  const [ways, work] = await Promise.all([
    knownWays(backend),
    officeWork(backend, opened.order, { locale, link, isDone: query.has(DONE_KEY) }),
  ]);
  return { head, pageProps: { state: 'open', order: officeOrder(opened.order, ways, locale), work } };
};
