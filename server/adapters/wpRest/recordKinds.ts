import type { RecordKind } from '../../ports/shared/records/recordReader.js';
import {
  COMPANION_TERM,
  type CompanionTerm,
  WC_CATEGORY,
  WC_CUSTOMER,
  WC_ORDER,
  WC_PRODUCT,
  WC_VARIATION,
  type WcCategory,
  type WcCustomer,
  type WcOrder,
  type WcProduct,
  type WcVariation,
} from './shapes.js';

/*
 * Records of WooCommerce: what the operator is told about one that cannot be read, and which fields must not take their
 * defaults. Those decide whether, for how much, and to whom something is sold, or who may see it.
 */

export const editPost = (id: string | number) => `/wp-admin/post.php?post=${id}&action=edit`;

const UNSOLD = { price: 'so it is not sold' };

export const PRODUCTS: RecordKind<WcProduct> = {
  name: 'Product',
  schema: WC_PRODUCT,
  editedAt: editPost,
  open: Object.keys(WC_PRODUCT.entries).filter((field) => field !== 'post_password'),
  vital: ['post_password', 'stock_status', 'backorders_allowed'],
  without: UNSOLD,
};

/** An attribute that is left out would count as open: every option would be sold. */
export function variationsOf(productId: number): RecordKind<WcVariation> {
  return {
    name: `Product ${productId}, variation`,
    schema: WC_VARIATION,
    editedAt: () => editPost(productId),
    vital: ['status', 'attributes', 'stock_status', 'backorders_allowed'],
    without: UNSOLD,
  };
}

export const CATEGORIES: RecordKind<WcCategory> = {
  name: 'Category',
  schema: WC_CATEGORY,
  editedAt: (id) => `/wp-admin/term.php?taxonomy=product_cat&tag_ID=${id}`,
};

export const TERMS: RecordKind<CompanionTerm> = {
  name: 'Attribute term',
  schema: COMPANION_TERM,
  isUnnumbered: true,
  editedAt: () => '/wp-admin/edit.php?post_type=product&page=product_attributes',
};

/** Staff must never count as customers. */
export const CUSTOMERS: RecordKind<WcCustomer> = {
  name: 'Customer',
  schema: WC_CUSTOMER,
  editedAt: (id) => `/wp-admin/user-edit.php?user_id=${id}`,
  open: ['id', 'role', 'storefront_shopper'],
  vital: ['storefront_shopper'],
};

const ORDER_MONEY = [
  ...['shipping_tax', 'total_tax', 'prices_include_tax'],
  ...['line_items', 'line_items.subtotal_tax', 'line_items.total_tax', 'fee_lines', 'refunds'],
  ...['coupon_lines', 'coupon_lines.discount_tax'],
];

export const ORDERS: RecordKind<WcOrder> = {
  name: 'Order',
  schema: WC_ORDER,
  editedAt: (id) => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`,
  open: [...['id', 'status', 'customer_id', 'total', 'shipping_total'], ...ORDER_MONEY],
  vital: ORDER_MONEY,
};
