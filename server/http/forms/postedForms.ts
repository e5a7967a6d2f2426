import * as v from 'valibot';
import type { ErrorCode } from '../../../domain/core/errors.js';
import { byKey, keysOf } from '../../../domain/core/byKey.js';
import { CART_LINK_KEY } from '../../../domain/cart/preparedCart.js';
import type { FormName } from '../../../domain/forms/forms.js';
import {
  DONE_KEY,
  formDonePath,
  formPath,
  FOUND_ORDER_KEY,
  openOrderPath,
} from '../../../domain/forms/forms.js';
import { STOP_KEY } from '../../../domain/content/newsletter.js';
import { officePath } from '../../../domain/office/officeViews.js';
import { OFFICE_LINK_KEY, STEP_FIELDS } from '../../../domain/office/stepForm.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import type { FeatureForm } from '../../../features/feature.js';
import { FEATURE_FORMS } from '../../../features/rules.js';
import { PATHS, safeReturnPath, splitLocale } from '../../../domain/core/paths.js';

/** A form, and the route of `/api` that takes it. */
export interface PostedForm extends FeatureForm {
  /** The page that shows the form, without locale, for the parameters that belong to the request. */
  page: (query: URLSearchParams) => string;
  /** The page after success, without locale, by these parameters and what the route has answered. */
  donePath: (query: URLSearchParams, answer: unknown) => string;
  /** It uses up a code or a link, so that the same form sent again gets the first answer again. */
  worksOnce?: true;
  /** The route that takes these fields where the form's own refuses them with this code; if it does not, the refusal stays. */
  otherwise?: { code: ErrorCode; route: PostedForm['route']; fields: readonly string[] };
}

/** A page whose address keeps these parameters. */
function pageAt(path: string): PostedForm['page'] {
  return (query) => (query.size === 0 ? path : `${path}?${query}`);
}

/** The page of an order for its operator, by the token of its link. */
function officePage(query: URLSearchParams): string {
  const token = query.get(OFFICE_LINK_KEY) ?? '';
  return officePath(/^[\w-]+$/.test(token) ? token : 'unknown');
}

/** Back to the page that needed the login; otherwise to the welcome page. */
function afterLogin(query: URLSearchParams): string {
  const next = safeReturnPath(query.get('next'));
  return next === null ? PATHS.loginSuccess : splitLocale(next).path;
}

const FoundOrder = v.object({ order_id: v.number() });
const OpenedOrder = v.object({ order_id: v.number(), key: v.string() });

export const POSTED_FORMS: Record<FormName, PostedForm> = {
  login: {
    route: '/api/post/login',
    fields: ['username', 'password'],
    page: pageAt(PATHS.login),
    query: ['next'],
    donePath: afterLogin,
  },
  register: {
    route: '/api/post/register',
    fields: ['first_name', 'last_name', 'username', 'password'],
    page: pageAt(PATHS.register),
    query: ['next'],
    donePath: afterLogin,
    // The same form has registered them just now.
    otherwise: { code: 'username_taken', route: '/api/post/login', fields: ['username', 'password'] },
  },
  'forgot-password': {
    route: '/api/post/forgot_password',
    fields: ['username'],
    page: pageAt(PATHS.forgotPassword),
    donePath: () => formDonePath('forgot-password'),
  },
  'reset-password': {
    route: '/api/post/reset_password',
    fields: ['username', 'code', 'password'],
    page: pageAt(PATHS.resetPassword),
    query: ['ticket'],
    bodyOf: (query) => (query.has('ticket') ? { ticket: query.get('ticket') } : {}),
    donePath: () => formDonePath('reset-password'),
    worksOnce: true,
  },
  contact: {
    route: '/api/post/contact',
    fields: ['name', 'phone', 'email', 'message', 'website'],
    page: pageAt(PATHS.contact),
    donePath: () => formDonePath('contact'),
  },
  newsletter: {
    route: '/api/post/add_to_sendgrid',
    fields: ['email'],
    page: pageAt(formPath('newsletter')),
    donePath: () => formDonePath('newsletter'),
  },
  'stop-newsletter': {
    route: '/api/post/stop_newsletter',
    fields: [STOP_KEY],
    page: pageAt(formPath('stop-newsletter')),
    donePath: () => formDonePath('stop-newsletter'),
  },
  'find-order': {
    route: '/api/post/find_order',
    fields: ['order', 'contact'],
    page: pageAt(PATHS.findOrder),
    donePath: (_, answer) => openOrderPath(v.parse(FoundOrder, answer).order_id),
  },
  'open-order': {
    route: '/api/post/open_order',
    fields: ['code'],
    page: pageAt(formPath('open-order')),
    query: [FOUND_ORDER_KEY],
    bodyOf: (query) => ({ order: query.get(FOUND_ORDER_KEY) ?? '' }),
    donePath: (_, answer) => {
      const { order_id: id, key } = v.parse(OpenedOrder, answer);
      return trackOrderPath(id, key);
    },
    worksOnce: true,
  },
  'open-cart': {
    route: '/api/post/open_cart',
    fields: [CART_LINK_KEY],
    page: pageAt(formPath('open-cart')),
    donePath: () => PATHS.cart,
    worksOnce: true,
  },
  'office-step': {
    route: '/api/wcPost/office-step',
    fields: STEP_FIELDS,
    page: officePage,
    query: [OFFICE_LINK_KEY],
    bodyOf: (query) => ({ link: query.get(OFFICE_LINK_KEY) ?? '' }),
    donePath: (query) => `${officePage(query)}?${DONE_KEY}=1`,
  },
  ...byKey(keysOf(FEATURE_FORMS), (name) => atItsAddress(name, FEATURE_FORMS[name])),
};

function atItsAddress(name: FormName, form: FeatureForm): PostedForm {
  return { ...form, page: pageAt(formPath(name)), donePath: () => formDonePath(name) };
}
