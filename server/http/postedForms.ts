import type { FormName } from '../../domain/content/forms.js';
import { formDonePath, formPath, STOCK_ITEM_KEY } from '../../domain/content/forms.js';
import { PATHS, safeReturnPath, splitLocale } from '../../domain/core/paths.js';

/** A form, and the route of `/api` that takes it. */
export interface PostedForm {
  /** The route, with its prefix. */
  route: `/api/${'post' | 'wcPost'}/${string}`;
  fields: readonly string[];
  /** The page that shows the form, without locale. */
  page: string;
  /** The parameters of that page that belong to the request. */
  query?: readonly string[];
  /** What the route takes from these parameters. */
  bodyOf?: (query: URLSearchParams) => object;
  /** The page after success, without locale. */
  donePath: (query: URLSearchParams) => string;
}

/** Back to the page that needed the login; otherwise to the welcome page. */
function afterLogin(query: URLSearchParams): string {
  const next = safeReturnPath(query.get('next'));
  return next === null ? PATHS.loginSuccess : splitLocale(next).path;
}

export const POSTED_FORMS: Record<FormName, PostedForm> = {
  login: {
    route: '/api/post/login',
    fields: ['username', 'password'],
    page: PATHS.login,
    query: ['next'],
    donePath: afterLogin,
  },
  register: {
    route: '/api/post/register',
    fields: ['first_name', 'last_name', 'username', 'password'],
    page: PATHS.register,
    query: ['next'],
    donePath: afterLogin,
  },
  'forgot-password': {
    route: '/api/post/forgot_password',
    fields: ['username'],
    page: PATHS.forgotPassword,
    donePath: () => formDonePath('forgot-password'),
  },
  'reset-password': {
    route: '/api/post/reset_password',
    fields: ['username', 'code', 'password'],
    page: PATHS.resetPassword,
    query: ['ticket'],
    bodyOf: (query) => (query.has('ticket') ? { ticket: query.get('ticket') } : {}),
    donePath: () => formDonePath('reset-password'),
  },
  contact: {
    route: '/api/post/contact',
    fields: ['name', 'phone', 'email', 'message', 'website'],
    page: PATHS.contact,
    donePath: () => formDonePath('contact'),
  },
  newsletter: {
    route: '/api/post/add_to_sendgrid',
    fields: ['email'],
    page: formPath('newsletter'),
    donePath: () => formDonePath('newsletter'),
  },
  'stock-request': {
    route: '/api/wcPost/stock-request',
    fields: ['contact'],
    page: formPath('stock-request'),
    query: [STOCK_ITEM_KEY],
    bodyOf: (query) => ({ item_id: Number(query.get(STOCK_ITEM_KEY)) }),
    donePath: () => formDonePath('stock-request'),
  },
};
