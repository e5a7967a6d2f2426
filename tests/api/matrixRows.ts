import { cartBody, checkoutBody, lineOf } from './bodies.js';
import { CODE_ROWS } from './rows/codeRows.js';
import { accounts, everyone, get, publicly, type Row, sent } from './rows/matrixRow.js';
import { PAYMENT_ROWS } from './rows/paymentRows.js';
import { RECORD_ROWS } from './rows/recordRows.js';
import { REVIEW_ROWS } from './rows/reviewRows.js';
import { PASSWORD } from './shop.js';

const READER = 'reader@example.com';
const posted = (path: string, status: number, body: object) =>
  sent('POST', path, everyone(status), () => body);

let accountsOpened = 0;

/** At least one row for every route of every table; a test fails on a route without one. */
export const ROWS: Record<string, Row[]> = {
  'GET /api/wcFetch/customers/:id': [
    get(({ owner }) => `/api/wcFetch/customers/${owner.id}`, accounts(200, 404, 404)),
    get(({ guest }) => `/api/wcFetch/customers/${guest.id}`, { ...everyone(404), 'a guest': 200 }),
    get(({ owner }) => `/api/wcFetch/customers/0${owner.id}`, everyone(404)),
    get(({ owner }) => `/api/wcFetch/customers/${owner.id}%00`, everyone(404)),
    get(({ owner }) => `/api/wcFetch/customers/..%2Fcustomers%2F${owner.id}`, everyone(404)),
    get(() => '/api/wcFetch/customers/-1', everyone(404)),
    get(() => '/api/wcFetch/customers/1e9', everyone(404)),
  ],
  'GET /api/wcFetch/customer-orders': [
    get(({ owner }) => `/api/wcFetch/customer-orders?user_id=${owner.id}`, accounts(200, 404, 401, 404)),
    get(({ owner }) => `/api/wcFetch/customer-orders?status=pending-cart&user_id=${owner.id}`, {
      ...accounts(200, 404, 401, 404),
    }),
    get(({ owner, stranger }) => `/api/wcFetch/customer-orders?user_id=${stranger.id}&user_id=${owner.id}`, {
      ...everyone(400),
    }),
    get(({ owner }) => `/api/wcFetch/customer-orders?user_id[]=${owner.id}`, everyone(400)),
    get(() => '/api/wcFetch/customer-orders?status=any', everyone(400)),
  ],
  'GET /api/wcFetch/account-export': [get(() => '/api/wcFetch/account-export', accounts(200, 200, 401))],
  'GET /api/wcFetch/order/:id': [
    get(({ order }) => `/api/wcFetch/order/${order.id}`, accounts(200, 404, 404)),
    get(({ cart }) => `/api/wcFetch/order/${cart.id}`, accounts(200, 404, 404)),
    get(({ order }) => `/api/wcFetch/order/${order.id}?key=${order.key}`, everyone(200)),
    get(({ order, cart }) => `/api/wcFetch/order/${order.id}?key=${cart.key}`, accounts(200, 404, 404)),
    get(({ cart }) => `/api/wcFetch/order/${cart.id}?key=${cart.key}`, accounts(200, 404, 404)),
    get(({ order }) => `/api/wcFetch/order/${order.id}?key=${order.key}&key=x`, everyone(400)),
  ],
  ...CODE_ROWS,
  ...PAYMENT_ROWS,
  ...RECORD_ROWS,
  ...REVIEW_ROWS,
  'GET /api/wcFetch/products': [publicly('/api/wcFetch/products?per_page=1')],
  'GET /api/wcFetch/cards': [
    get(({ product }) => `/api/wcFetch/cards?ids=${product.id}`, everyone(200)),
    get(() => '/api/wcFetch/cards', everyone(400)),
  ],
  'GET /api/wcFetch/same-size/:id': [
    get(({ product }) => `/api/wcFetch/same-size/${product.id}`, everyone(200)),
    get(() => '/api/wcFetch/same-size/987654321', everyone(404)),
  ],
  'GET /api/wcFetch/product/:id': [get(({ product }) => `/api/wcFetch/product/${product.id}`, everyone(200))],
  'GET /api/wcFetch/product-variations/:id': [
    get(({ product }) => `/api/wcFetch/product-variations/${product.id}`, everyone(200)),
  ],
  'GET /feeds/:file': [publicly('/feeds/google-en.xml')],
  'GET /api/wcFetch/categories': [publicly('/api/wcFetch/categories')],
  'GET /api/wcFetch/cars': [publicly('/api/wcFetch/cars')],
  'GET /api/wcFetch/car/:key': [publicly('/api/wcFetch/car/toyota-corolla_2018')],
  'GET /api/wcFetch/cart-shipping': [publicly('/api/wcFetch/cart-shipping?governorate=EGC')],
  'GET /api/wcFetch/slots': [
    publicly('/api/wcFetch/slots?branch=nasr-city'),
    get(() => '/api/wcFetch/slots?branch=no-such-branch', everyone(409)),
    get(() => '/api/wcFetch/slots', everyone(400)),
  ],
  'GET /api/wcFetch/shipping': [publicly('/api/wcFetch/shipping?governorate=EGC')],
  'POST /api/wcPost/place-order': [
    sent('POST', '/api/wcPost/place-order', accounts(201, 201, 401), ({ owner, product }) => ({
      ...cartBody(lineOf(product.id)),
      customer_id: owner.id,
    })),
  ],
  'PUT /api/wcPost/update-order': [
    sent('PUT', '/api/wcPost/update-order', accounts(200, 404, 401), ({ owner, cart, product }) => ({
      ...cartBody(lineOf(product.id)),
      customer_id: owner.id,
      order_id: cart.id,
    })),
    sent('PUT', '/api/wcPost/update-order', accounts(409, 404, 401), ({ order, product }) => ({
      ...cartBody(lineOf(product.id)),
      order_id: order.id,
    })),
  ],
  'POST /api/wcPost/add-coupon': [
    sent('POST', '/api/wcPost/add-coupon', accounts(409, 404, 401), ({ cart }) => ({
      ...{ order_id: cart.id, code: 'nobody has this' },
    })),
  ],
  'POST /api/wcPost/remove-coupon': [
    sent('POST', '/api/wcPost/remove-coupon', accounts(200, 404, 401), ({ cart }) => ({
      ...{ order_id: cart.id, code: 'nobody has this' },
    })),
    sent('POST', '/api/wcPost/remove-coupon', accounts(409, 404, 401), ({ order }) => ({
      ...{ order_id: order.id, code: 'nobody has this' },
    })),
  ],
  'DELETE /api/wcPost/delete_order': [
    {
      method: 'DELETE',
      path: ({ cart }) => `/api/wcPost/delete_order?order_id=${cart.id}`,
      expected: accounts(200, 404, 401),
    },
    {
      method: 'DELETE',
      path: ({ order }) => `/api/wcPost/delete_order?order_id=${order.id}`,
      expected: accounts(409, 404, 401),
    },
  ],
  'POST /api/wcPost/cancel_order': [
    sent('POST', '/api/wcPost/cancel_order', accounts(200, 404, 401), ({ order }) => ({
      order_id: order.id,
    })),
    sent('POST', '/api/wcPost/cancel_order', accounts(409, 404, 401), ({ cart }) => ({ order_id: cart.id })),
  ],
  'POST /api/wcPost/change-visit': [
    sent('POST', '/api/wcPost/change-visit', accounts(409, 404, 401), ({ order }) => ({
      ...{ order_id: order.id, slot: null },
    })),
    sent('POST', '/api/wcPost/change-visit', everyone(400), ({ order }) => ({
      ...{ order_id: order.id, key: order.key, slot: null },
    })),
  ],
  'POST /api/wcPost/checkout': [
    sent('POST', '/api/wcPost/checkout', accounts(200, 404, 401), ({ cart }) => checkoutBody(cart.id)),
  ],
  'POST /api/wcPost/confirm-order': [
    sent('POST', '/api/wcPost/confirm-order', accounts(409, 404, 404), ({ order }) => ({
      ...{ order_id: order.id, code: '000000' },
    })),
    sent('POST', '/api/wcPost/confirm-order', everyone(409), ({ order }) => ({
      ...{ order_id: order.id, key: order.key, code: '000000' },
    })),
    sent('POST', '/api/wcPost/confirm-order', accounts(409, 404, 404), ({ order, cart }) => ({
      ...{ order_id: order.id, key: cart.key, code: '000000' },
    })),
  ],
  'POST /api/wcPost/send-confirmation': [
    sent('POST', '/api/wcPost/send-confirmation', accounts(409, 404, 404), ({ order }) => ({
      order_id: order.id,
    })),
  ],
  'PUT /api/wcPost/update-customer': [
    sent('PUT', '/api/wcPost/update-customer', accounts(200, 200, 401), () => ({ first_name: 'Nadia' })),
    sent('PUT', '/api/wcPost/update-customer', accounts(200, 200, 401), () => ({
      cars: ['toyota-corolla_2018'],
    })),
    sent(
      'PUT',
      '/api/wcPost/update-customer',
      { ...accounts(400, 400, 401), "a contact with the owner's number": 200 },
      () => ({ phone: '01112345678' }),
    ),
    sent(
      'PUT',
      '/api/wcPost/update-customer',
      { ...accounts(200, 200, 401), "a contact with the owner's number": 400 },
      () => ({ phone: '01098765432', password: PASSWORD }),
    ),
  ],
  'GET /api/wpFetch/nav_links': [publicly('/api/wpFetch/nav_links')],
  'GET /api/wpFetch/nav_links_mobile': [publicly('/api/wpFetch/nav_links_mobile')],
  'GET /api/wpFetch/pages_content': [publicly('/api/wpFetch/pages_content')],
  'GET /api/wpFetch/translations': [publicly('/api/wpFetch/translations')],
  'GET /api/wpFetch/get_footer': [publicly('/api/wpFetch/get_footer')],
  'GET /api/wpFetch/notfound_page': [publicly('/api/wpFetch/notfound_page')],
  'GET /api/wpFetch/tips': [publicly('/api/wpFetch/tips')],
  'GET /api/wpFetch/tip': [get(() => '/api/wpFetch/tip?id=987654321', everyone(404))],
  'GET /api/wpFetch/page': [publicly('/api/wpFetch/page?slug=about')],
  'GET /api/wpFetch/search_key': [publicly('/api/wpFetch/search_key?keyword=205')],
  'POST /api/post/register_guest': [
    { method: 'POST', path: () => '/api/post/register_guest?ip=abc', expected: everyone(200) },
  ],
  'POST /api/post/visitor_token': [
    {
      method: 'POST',
      path: () => '/api/post/visitor_token',
      expected: { ...everyone(404), 'a guest': 200, 'another guest': 200 },
    },
  ],
  'POST /api/post/register': [
    sent('POST', '/api/post/register', everyone(201), () => ({
      first_name: 'Nadia',
      last_name: 'Adel',
      username: `nadia.${(accountsOpened += 1)}@example.com`,
      password: PASSWORD,
    })),
  ],
  'POST /api/post/login': [
    sent('POST', '/api/post/login', everyone(200), ({ owner }) => ({
      username: owner.username,
      password: PASSWORD,
    })),
  ],
  'POST /api/post/continue': [
    {
      ...posted('/api/post/continue', 201, {}),
      body: () => ({ name: 'Nadia Adel', phone: `0111${String((accountsOpened += 1)).padStart(7, '0')}` }),
    },
  ],
  'POST /api/post/logout': [sent('POST', '/api/post/logout', everyone(200), () => ({}))],
  'POST /api/post/change_password': [
    sent(
      'POST',
      '/api/post/change_password',
      { ...accounts(200, 200, 401), "a contact with the owner's number": 403 },
      () => ({ password: PASSWORD, new_password: PASSWORD }),
    ),
  ],
  'POST /api/post/delete_account': [
    sent(
      'POST',
      '/api/post/delete_account',
      { ...everyone(401), "a contact with the owner's number": 400 },
      () => ({
        password: 'not the password',
      }),
    ),
  ],
  'POST /api/post/contact': [
    posted('/api/post/contact', 201, {
      name: 'Mona',
      email: READER,
      message: 'Do you fit tyres on Fridays?',
    }),
  ],
  'POST /api/post/client-error': [
    posted('/api/post/client-error', 202, { type: 'TypeError', message: 'x', stack: '', page: '/faq' }),
  ],
  'POST /api/post/web-vitals': [posted('/api/post/web-vitals', 202, { page: '/faq', lcp: 1200 })],
  'POST /api/post/open_cart': [posted('/api/post/open_cart', 404, { link: 'unknown' })],
  'POST /api/post/stop_newsletter': [posted('/api/post/stop_newsletter', 404, { key: 'unknown' })],
  'GET /api/webhook/stop-newsletter': [
    get(() => '/api/webhook/stop-newsletter?key=any&locale=ar', everyone(303)),
    get(() => '/api/webhook/stop-newsletter?locale=ar', everyone(400)),
  ],
  'POST /api/webhook/stop-newsletter': [
    posted('/api/webhook/stop-newsletter?key=unknown&locale=en', 404, {}),
  ],
  'POST /api/post/add_to_sendgrid': [posted('/api/post/add_to_sendgrid', 202, { email: READER })],
  'GET /api/payment/cash': [
    get(() => '/api/payment/cash?governorate=EGC&total=100.00', accounts(200, 200, 401)),
    get(() => '/api/payment/cash?governorate=Cairo&total=100.00', everyone(400)),
  ],
  'GET /api/payment/unconfirmed': [get(() => '/api/payment/unconfirmed', everyone(404))],
  'GET /api/payment/methods': [publicly('/api/payment/methods')],
  'POST /api/payment/cancel': [
    sent('POST', '/api/payment/cancel', accounts(409, 404, 401), ({ cart }) => ({ order_id: cart.id })),
  ],
  'GET /api/payment/return': [
    get(({ cart }) => `/api/payment/return?order=${cart.id}-1&key=wrong`, everyone(303)),
    get(({ cart }) => `/api/payment/return?order=${cart.id}-1`, everyone(400)),
  ],
  'GET /api/payment/reconcile': [get(() => '/api/payment/reconcile', everyone(404))],
  'GET /api/payment/card': [get(() => '/api/payment/card?session=unknown', everyone(404))],
  'POST /api/payment/card': [
    { method: 'POST', path: () => '/api/payment/card', body: () => ({}), expected: everyone(415) },
  ],
  'GET /api/webhook/whatsapp': [
    get(() => '/api/webhook/whatsapp?hub.mode=subscribe&hub.verify_token=x&hub.challenge=1', everyone(404)),
  ],
  'POST /api/webhook/whatsapp': [
    { method: 'POST', path: () => '/api/webhook/whatsapp', body: () => ({}), expected: everyone(404) },
  ],
  'POST /api/webhook/carrier': [
    { method: 'POST', path: () => '/api/webhook/carrier', body: () => ({}), expected: everyone(404) },
  ],
  'POST /api/webhook/store': [
    { method: 'POST', path: () => '/api/webhook/store', body: () => ({}), expected: everyone(404) },
  ],
  'GET /api/icons/:file': [publicly('/api/icons/tabler.json?icons=heart')],
  'GET /media/goods/*path': [get(() => '/media/goods/none.webp', everyone(404))],
  'GET /media/*path': [get(() => '/media/2026/11/none.png', everyone(404))],
  'GET /api/health': [publicly('/api/health')],
};
