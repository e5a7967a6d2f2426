import { parseId } from '../../../../domain/core/parseId.js';
import type { FormPageProps } from '../../../../domain/forms/formViews.js';
import { FOUND_ORDER_KEY, isFormDone, OWN_FORMS } from '../../../../domain/forms/forms.js';
import { CART_LINK_KEY } from '../../../../domain/cart/preparedCart.js';
import { STOP_KEY } from '../../../../domain/content/newsletter.js';
import { inLocale } from '../../../../domain/core/locale.js';
import type { MessageKey } from '../../../../locales/keys.js';
import { pageHead, type PageLoader, type PageRequest } from '../page.js';

const TITLES: Record<FormPageProps['state'], MessageKey> = {
  done: 'title.form_done',
  newsletter: 'newsletter.title',
  'stop-newsletter': 'newsletter.stop_title',
  'open-order': 'find_order.code_title',
  'open-cart': 'prepared_cart.title',
};

/** What a form without scripts leads to, and the forms that have no other page; never indexed. */
export const loadFormPage: PageLoader<FormPageProps> = async (backend, request) => {
  const form = OWN_FORMS.find((name) => name === request.params['form']);
  const props = form === undefined ? null : propsOf(request, form);
  if (props === null) return null;
  const { shopName } = await backend.content.getShell();
  const title = request.word(TITLES[props.state]);
  return {
    head: pageHead({ title, shopName: inLocale(shopName, request.locale), description: title }),
    pageProps: props,
  };
};

function propsOf(request: PageRequest, form: (typeof OWN_FORMS)[number]): FormPageProps | null {
  if (form === 'login' || form === 'register' || form === 'office-step' || form === 'find-order') return null;
  if (form === 'open-order') return openOrderOf(request);
  if (form === 'open-cart') return { state: form, link: request.query.get(CART_LINK_KEY) ?? '' };
  if (isFormDone(request.query)) return { state: 'done', form };
  if (form === 'newsletter') return { state: 'newsletter' };
  return form === 'stop-newsletter' ? { state: form, token: request.query.get(STOP_KEY) ?? '' } : null;
}

function openOrderOf({ query }: PageRequest): FormPageProps | null {
  const orderId = parseId(query.get(FOUND_ORDER_KEY) ?? '');
  return orderId === null ? null : { state: 'open-order', orderId };
}
