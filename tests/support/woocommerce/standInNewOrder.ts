import { randomBytes } from 'node:crypto';
import type { WcOrderRecord } from './standInOrders.js';
import { type StandInState, wpTime } from './standInState.js';

/** An empty order, as WooCommerce creates it. */
export function newOrder(state: StandInState, customerId: number): WcOrderRecord {
  const id = state.nextId.post++;
  const time = wpTime(state.now());
  const key = `wc_order_${randomBytes(10).toString('base64url').slice(0, 13)}`;
  const address = {
    ...{ first_name: '', last_name: '', company: '', address_1: '', address_2: '', city: '', state: '' },
    ...{ postcode: '', country: '' },
  };
  return {
    ...{
      id,
      parent_id: 0,
      status: 'pending',
      currency: 'EGP',
      version: state.version,
      prices_include_tax: state.taxes?.included ?? false,
    },
    ...{ date_created: time, date_modified: time, discount_total: '0.00', discount_tax: '0.00' },
    ...{ shipping_total: '0.00', shipping_tax: '0.00', cart_tax: '0.00', total: '0.00', total_tax: '0.00' },
    customer_id: customerId,
    order_key: key,
    // The customer's own address, although none was given.
    billing: {
      ...address,
      email: (state.customers.get(customerId)?.['email'] as string | undefined) ?? '',
      phone: '',
    },
    shipping: { ...address, phone: '' },
    ...{ payment_method: '', payment_method_title: '', transaction_id: '', customer_ip_address: '' },
    ...{
      customer_user_agent: '',
      created_via: 'rest-api',
      customer_note: '',
      date_completed: null,
      date_paid: null,
    },
    ...{
      cart_hash: '',
      number: String(id),
      meta_data: [],
      line_items: [],
      tax_lines: [],
      shipping_lines: [],
    },
    fee_lines: [],
    coupon_lines: [],
    ...{ refunds: [] },
    payment_url: `https://shop.example/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`,
    ...{ is_editable: false, needs_payment: false, needs_processing: true, date_created_gmt: time },
    ...{ date_modified_gmt: time, date_completed_gmt: null, date_paid_gmt: null, currency_symbol: 'EGP' },
    reduced: false,
    counted: false,
  };
}
