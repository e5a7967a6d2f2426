import * as v from 'valibot';
import { VisitSchema } from '../../../../domain/branches/visitSchema.js';
import { DateRangeSchema } from '../../../../domain/delivery/arrival.js';
import { type Locale, LOCALES } from '../../../../domain/core/locale.js';
import type { Piastres } from '../../../../domain/core/money.js';
import { LocalizedSchema } from '../../../../domain/core/wireText.js';
import { AppliedCouponSchema } from '../../../../domain/coupon/couponSchemas.js';
import {
  type Billing,
  cancelReasonOf,
  type Delivery,
  type Deposit,
  type LineItem,
  type Order,
  ORDER_STATUSES,
  type Shipment,
} from '../../../../domain/order/order.js';
import { type OrderPayment, paymentMethodOf } from '../../../../domain/payment/orderPayment.js';
import { parseConfirmation } from '../../../ports/shared/confirmationText.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import type { Row } from '../../../database/sql/sql.js';
import {
  orNull,
  recordOf,
  StoredAmount,
  StoredQuantity,
  StoredTime,
  StoredWhole,
} from '../../../database/records/tableRecords.js';

/*
 * Orders of the embedded shop as rows. What decides about money, or about who ordered what, makes an order unreadable; of
 * anything else the order is read without it. A cart is read with what is left of it, because its customer can have no
 * other.
 */

const ORDER_JSON = [
  ...['lines', 'delivery', 'shipment', 'coupons', 'refunds', 'billing', 'payment', 'deposit', 'writes'],
];

/** What `loadOrders` reads a row as. */
export function orderKindOf(row: Row): RecordKind<Order> {
  return row['status'] === CART ? CARTS : ORDERS;
}

/** The columns of a row as `orderKindOf` expects them. */
export function orderRecordOf(row: Row): Record<string, unknown> {
  return recordOf(row, ORDER_JSON);
}

/** Orders of the embedded shop are never edited after they were placed, so that nothing else is adjusted. */
export function feeOf(fee: Piastres): Pick<Order, 'adjustment' | 'fee'> {
  return { adjustment: fee, fee };
}

const CART = 'pending-cart';

const LINES: v.GenericSchema<unknown, LineItem[]> = v.array(
  v.object({
    id: StoredWhole,
    productId: StoredWhole,
    variationId: v.nullable(StoredWhole),
    quantity: StoredQuantity,
    price: StoredAmount,
    name: LocalizedSchema,
    image: orNull(v.string()),
    made: v.exactOptional(v.string()),
  }),
);

const DELIVERY: v.GenericSchema<unknown, Delivery> = v.object({
  visit: v.exactOptional(VisitSchema),
  id: v.string(),
  title: LocalizedSchema,
  isPickup: v.boolean(),
  // Absent on orders from before dates were promised.
  arrives: orNull(DateRangeSchema),
});

const PAYMENT: v.GenericSchema<unknown, OrderPayment> = v.object({
  way: v.string(),
  provider: v.nullable(v.string()),
  until: v.nullable(StoredTime),
  code: orNull(v.string()),
  proof: orNull(v.object({ text: orNull(v.string()), photo: orNull(v.string()), at: StoredTime })),
});

const DEPOSIT: v.GenericSchema<unknown, Deposit> = v.object({ due: StoredAmount, paid: StoredAmount });

const SHIPMENT: v.GenericSchema<unknown, Shipment> = v.object({
  carrier: v.string(),
  number: orNull(v.string()),
});

const BILLING: v.GenericSchema<unknown, Billing> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  governorate: v.string(),
  city: v.string(),
  address1: v.string(),
  address2: orNull(v.string()),
  email: orNull(v.string()),
  notes: orNull(v.string()),
});

const COUPONS = v.array(AppliedCouponSchema);
const REFUNDS = v.array(v.object({ amount: StoredAmount }));

const COMMON = {
  id: StoredWhole,
  customer_id: StoredWhole,
  status: v.picklist(ORDER_STATUSES),
  key: v.string(),
  group_id: orNull(v.string()),
  shipping_total: StoredAmount,
  fee: StoredWhole,
  delivery: orNull(DELIVERY),
  shipment: orNull(SHIPMENT),
  locale: orNull(v.string()),
  payment_method: orNull(v.string()),
  transaction_id: orNull(v.string()),
  payment_reference: orNull(v.string()),
  confirmation: orNull(v.string()),
  cancelled_for: orNull(v.string()),
  writes: v.optional(v.array(v.string()), []),
  completed_at: orNull(StoredTime),
};

const ORDER = v.object({
  ...COMMON,
  lines: LINES,
  coupons: v.nullable(COUPONS),
  refunds: REFUNDS,
  billing: v.nullable(BILLING),
  payment: v.nullable(PAYMENT),
  deposit: v.nullable(DEPOSIT),
  created_at: StoredTime,
  updated_at: StoredTime,
});

const CART_ROW = v.object({
  ...COMMON,
  lines: v.optional(LINES, []),
  coupons: orNull(COUPONS),
  refunds: v.optional(REFUNDS, []),
  billing: orNull(BILLING),
  payment: orNull(PAYMENT),
  deposit: orNull(DEPOSIT),
  created_at: v.string(),
  updated_at: v.string(),
});

/** Everything but what it costs is personal. */
const TOLD = {
  name: 'Order',
  editedAt: () => 'orders',
  open: ['id', 'status', 'shipping_total', 'fee', 'created_at', 'updated_at', 'completed_at'],
};

const ORDERS: RecordKind<Order> = {
  ...TOLD,
  schema: v.pipe(ORDER, v.transform(orderOf)),
  vital: ['lines', 'coupons', 'refunds'],
};

const CARTS: RecordKind<Order> = { ...TOLD, name: 'Cart', schema: v.pipe(CART_ROW, v.transform(orderOf)) };

function orderOf(row: v.InferOutput<typeof ORDER>): Order {
  const refunds = row.refunds.map(({ amount }, place) => ({ id: place + 1, amount }));
  return {
    id: row.id,
    customerId: row.customer_id,
    status: row.status,
    items: row.lines,
    shippingTotal: row.shipping_total,
    delivery: row.delivery,
    shipment: row.shipment,
    locale: localeOf(row.locale),
    coupons: row.coupons ?? [],
    ...feeOf(row.fee),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    billing: row.billing,
    paymentMethod: paymentMethodOf(row.payment_method),
    payment: row.payment,
    transactionId: row.transaction_id,
    paymentReference: row.payment_reference,
    key: row.key,
    group: row.group_id,
    deposit: row.deposit,
    confirmation: parseConfirmation(row.confirmation),
    cancelledFor: cancelReasonOf(row.cancelled_for, row.status),
    writes: row.writes,
    completedAt: row.completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** null for a language that the shop no longer has. */
function localeOf(locale: string | null): Locale | null {
  return LOCALES.find((each) => each === locale) ?? null;
}
