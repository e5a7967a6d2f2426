import { failure, type StandInRoute } from './standInRoute.js';
import type { StandInState } from './standInState.js';

/** What the companion plugin tells of the store, and the store's settings. */
export const statusRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^wc-storefront\/v1\/status$/,
    answer: ({ state }) =>
      state.plugins.companion ? { status: 200, body: statusOf(state) } : failure(404, 'rest_no_route'),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/settings\/general\/woocommerce_calc_taxes$/,
    answer: ({ state }) => setting('woocommerce_calc_taxes', state.taxes !== null),
  },
  {
    method: 'GET',
    path: /^wc\/v3\/settings\/tax\/woocommerce_prices_include_tax$/,
    answer: ({ state }) => setting('woocommerce_prices_include_tax', state.taxes?.included === true),
  },
];

function setting(id: string, isOn: boolean): { status: number; body: object } {
  return { status: 200, body: { id, value: isOn ? 'yes' : 'no' } };
}

function statusOf(state: StandInState): object {
  return {
    ...{ version: '1.10.0', wordpress: '6.8.8', woocommerce: state.version, order_tables: true },
    ...{ currency: 'EGP', decimals: 2, sequential: false, stock_counted: true },
    login: state.plugins.jwt ? 'ready' : 'plugin_missing',
    ...{ cart_status: true, key_may_write: true, customer_meta: true },
    ...{ change_notice: true, clean_up: true },
    ...state.settings,
  };
}
