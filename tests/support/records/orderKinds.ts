import { storeCoupons } from '../../../server/adapters/woocommerce/coupons/coupons.js';
import { listCustomers, toCustomer } from '../../../server/adapters/woocommerce/account/customerMapping.js';
import { readNotes } from '../../../server/adapters/woocommerce/order/orderNotes.js';
import { orderStore } from '../../../server/adapters/woocommerce/order/orderStore.js';
import { orderTotal } from '../../../domain/order/order.js';
import type { StoreClient } from '../../../server/adapters/wpRest/client.js';
import type { KindInTest } from './kindInTest.js';

/* Who buys what in WooCommerce: orders, customers and coupons. */

const TIME = '2026-01-02T03:04:05';
const META = [{ id: 1, key: '_edit_last', value: '1' }];

const order = (id: number) => ({
  ...{ id, status: 'processing', customer_id: 7, order_key: `wc_order_${id}`, payment_method: 'cod' },
  ...{ transaction_id: '', shipping_total: '50.00', shipping_tax: '0.00', total_tax: '0.00' },
  ...{ prices_include_tax: false, customer_note: 'Call first', total: '4050.00', meta_data: META },
  billing: {
    ...{ first_name: 'Mona', last_name: 'Adel', phone: '+201001234567', email: 'mona@example.com' },
    ...{ state: 'EGC', city: 'Nasr City', address_1: '1 Road', address_2: '' },
  },
  line_items: [
    {
      ...{ id: 11, name: 'Tyre', product_id: 1, variation_id: 0, quantity: 2, subtotal: '4000.00' },
      ...{
        total: '4000.00',
        subtotal_tax: '0.00',
        total_tax: '0.00',
        image: { src: '/t.jpg' },
        meta_data: META,
      },
    },
  ],
  shipping_lines: [{ id: 12, method_id: 'flat_rate', instance_id: '1', method_title: 'Courier' }],
  fee_lines: [{ id: 13, name: 'Fee', total: '0.00' }],
  coupon_lines: [{ code: 'eid', discount: '10.00', discount_tax: '0.00', free_shipping: false }],
  refunds: [{ id: 14, total: '-10.00' }],
  ...{ date_created_gmt: TIME, date_modified_gmt: TIME, date_completed_gmt: TIME },
});

const coupon = (id: number) => ({
  ...{
    id,
    code: `code${id}`,
    discount_type: 'percent',
    amount: '10.00',
    date_expires_gmt: '2030-01-01T00:00:00',
  },
  ...{
    usage_count: 1,
    used_by: ['7'],
    usage_limit: 9,
    usage_limit_per_user: 3,
    limit_usage_to_x_items: null,
  },
  ...{ free_shipping: false, individual_use: false, exclude_sale_items: false, minimum_amount: '0.00' },
  ...{ maximum_amount: '0.00', product_ids: [1], excluded_product_ids: [2], product_categories: [3] },
  ...{ excluded_product_categories: [4], email_restrictions: ['*@example.com'] },
  meta_data: [{ key: '_edit_last', value: '1' }],
});

async function readCoupons(client: StoreClient) {
  const codes = ['code1', 'code3'];
  const found = await storeCoupons(client).find(
    codes,
    { customerId: 7, phone: null },
    { id: 9, productIds: [1] },
  );
  return found.flatMap(({ code, terms }) => (terms === null ? [] : { id: Number(code.slice(-1)), terms }));
}

const idOfName = (name: string) => Number(name.slice(-1));

/** Reads through the same functions as the shop. */
export const ORDER_KINDS: readonly KindInTest[] = [
  {
    name: 'Order',
    record: order,
    answers: (all) => ({ 'wc/v3/orders': all }),
    read: async (client) => {
      const current = [{ id: 'acme', title: 'Acme' }];
      const read = await orderStore(client, { secret: 's', cards: { current, ids: ['acme'] } }).list({});
      return read.map((each) => ({ ...each, total: orderTotal(each) }));
    },
  },
  {
    name: 'Order 9, note',
    record: (id) => ({ note: `Note ${id}`, customer_note: true, date_created_gmt: TIME }),
    answers: (all) => ({ 'wc/v3/orders/9/notes': all }),
    read: async (client) => {
      const { notes } = await readNotes(client, { id: 9, refunded: 0 });
      return notes.map((note) => ({ ...note, id: idOfName(note.text) }));
    },
  },
  {
    name: 'Order 9, refund',
    record: (id) => ({ amount: '10.00', reason: `Reason ${id}`, date_created_gmt: TIME }),
    answers: (all) => ({ 'wc/v3/orders/9/notes': [], 'wc/v3/orders/9/refunds': all }),
    read: async (client) => {
      const { refunds } = await readNotes(client, { id: 9, refunded: 1 });
      return refunds.map((refund) => ({ ...refund, id: idOfName(refund.reason ?? '') }));
    },
  },
  {
    name: 'Customer',
    record: (id) => ({
      ...{ id, role: 'customer', username: `mona${id}@example.com`, email: `mona${id}@example.com` },
      ...{ first_name: 'Mona', last_name: 'Adel', billing: { phone: '+201001234567' } },
      ...{ meta_data: [{ key: 'storefront_addresses', value: '[]' }], storefront_shopper: true },
    }),
    answers: (all) => ({ 'wc/v3/customers': all }),
    read: async (client) => (await listCustomers(client, {})).map(toCustomer),
  },
  {
    name: 'Coupon',
    record: coupon,
    answers: (all) => ({ 'wc/v3/coupons': all }),
    read: readCoupons,
  },
];
