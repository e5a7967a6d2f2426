import { parseId } from '../../../../domain/core/parseId.js';
import { cardOf } from '../../../../domain/catalogue/productCards.js';
import type { FormPageProps } from '../../../../domain/forms/formViews.js';
import {
  type FormName,
  FOUND_ORDER_KEY,
  isFormDone,
  STOCK_ITEM_KEY,
  FORM_NAMES,
} from '../../../../domain/forms/forms.js';
import { CART_LINK_KEY } from '../../../../domain/cart/preparedCart.js';
import { STOP_KEY } from '../../../../domain/content/newsletter.js';
import { inLocale } from '../../../../domain/core/locale.js';
import { productPath } from '../../../../domain/catalogue/productPath.js';
import type { MessageKey } from '../../../../locales/keys.js';
import type { Backend } from '../../../ports/backend.js';
import { stockChannels } from '../../notifications/stockChannels.js';
import { pageHead, type PageLoader, type PageRequest } from '../page.js';

const TITLES: Record<FormPageProps['state'], MessageKey> = {
  done: 'title.form_done',
  newsletter: 'newsletter.title',
  'stop-newsletter': 'newsletter.stop_title',
  'stock-request': 'stock_request.title',
  'open-order': 'find_order.code_title',
  'open-cart': 'prepared_cart.title',
};

/** What a form without scripts leads to, and the forms that have no other page; never indexed. */
export const loadFormPage: PageLoader<FormPageProps> = async (backend, request) => {
  const form = FORM_NAMES.find((name) => name === request.params['form']) ?? null;
  const props = form === null ? null : await propsOf(backend, request, form);
  if (props === null) return null;
  const { shopName } = await backend.content.getShell();
  const title = request.word(TITLES[props.state]);
  return {
    head: pageHead({ title, shopName: inLocale(shopName, request.locale), description: title }),
    pageProps: props,
  };
};

async function propsOf(
  backend: Backend,
  request: PageRequest,
  form: FormName,
): Promise<FormPageProps | null> {
  if (form === 'login' || form === 'register' || form === 'office-step' || form === 'find-order') return null;
  if (form === 'open-order') return openOrderOf(request);
  if (form === 'open-cart') return { state: form, link: request.query.get(CART_LINK_KEY) ?? '' };
  if (isFormDone(request.query)) return { state: 'done', form };
  if (form === 'newsletter') return { state: 'newsletter' };
  if (form === 'stop-newsletter') return { state: form, token: request.query.get(STOP_KEY) ?? '' };
  return form === 'stock-request' ? stockRequestOf(backend, request) : null;
}

function openOrderOf({ query }: PageRequest): FormPageProps | null {
  const orderId = parseId(query.get(FOUND_ORDER_KEY) ?? '');
  return orderId === null ? null : { state: 'open-order', orderId };
}

async function stockRequestOf(
  backend: Backend,
  { locale, query }: PageRequest,
): Promise<FormPageProps | null> {
  const itemId = parseId(query.get(STOCK_ITEM_KEY) ?? '');
  const channels = stockChannels(backend);
  const product =
    itemId === null || channels.length === 0 ? null : await backend.store.catalogue.getProduct(itemId);
  if (itemId === null || product === null || product.type === 'variable') return null;
  const { type, id, variationId, name } = cardOf(product, locale);
  return { state: 'stock-request', itemId, name, path: productPath(type, id, variationId), channels };
}
