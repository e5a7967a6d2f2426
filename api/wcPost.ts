import * as v from 'valibot';
import { serveFamily } from '../server/http/family.js';
import { ownOrigin } from '../server/http/ownOrigin.js';
import { rememberedLocale } from '../server/http/rememberedLocale.js';
import { route } from '../server/http/route.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { changeVisit } from '../server/actions/branches/changeVisit.js';
import { placeCart, updateCart } from '../server/actions/cart/cart.js';
import { checkout, type CheckoutResult } from '../server/actions/checkout/checkout.js';
import { confirmByCode, sendCodeAgain } from '../server/actions/confirmation/confirmOrder.js';
import { cancelOwnOrder } from '../server/actions/order/cancelOwnOrder.js';
import { deleteOrder } from '../server/actions/order/orders.js';
import { askReturn } from '../server/actions/returns/askReturn.js';
import { submitReview } from '../server/actions/order/reviews.js';
import { notifyOfChange } from '../server/actions/account/accountLetters.js';
import { updateCustomer } from '../server/actions/account/customers.js';
import {
  City,
  Email,
  FamilyName,
  GivenPassword,
  Governorate,
  Mobile,
  optionalLine,
  optionalLines,
  OptionalEmail,
  PersonName,
  StreetLine,
} from '../domain/core/fields.js';
import { ADDRESS_MAX_CHARS, CART_LINES_MAX, MY_CARS_MAX, NOTES_MAX_CHARS } from '../domain/core/limits.js';
import { OneTimeCode } from '../domain/account/oneTimeCode.js';
import { CarKey } from '../domain/fitment/carKey.js';
import { PATHS } from '../domain/core/paths.js';
import { CHECKOUT_PAGES } from '../domain/order/orderPaths.js';
import type { WireCustomer } from '../domain/account/wireCustomer.js';
import { REVIEW_BODY } from '../domain/catalogue/reviews/reviewForm.js';
import { RETURN_BODY } from '../domain/order/returns/returnForm.js';
import { WirePrice } from '../domain/catalogue/wirePrice.js';
import type { WireOrder } from '../domain/order/wireOrder.js';

const MOST_PIECES = 9999;
const MOST_ADDRESSES = 20;
const LONGEST_ORDER_ID_CHARS = 60;
const LONGEST_ORDER_KEY_CHARS = 200;

/** Accepts strings too, because older clients send ids and quantities as strings. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))], 'invalid'),
    v.integer('invalid'),
    v.minValue(min, 'invalid'),
    v.maxValue(max, 'invalid'),
  );

const Id = whole(1, Number.MAX_SAFE_INTEGER);
/** Stores use 0 for "no variation". */
const VariationId = v.nullable(
  v.pipe(
    whole(0, Number.MAX_SAFE_INTEGER),
    v.transform((id) => (id === 0 ? null : id)),
  ),
);

/** Prices sent by clients are validated for form only, and never used. */
const IgnoredMoney = v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(20))], 'invalid'));

const Line = v.strictObject({
  id: v.optional(Id),
  product_id: v.optional(Id),
  variation_id: v.optional(VariationId),
  quantity: whole(0, MOST_PIECES),
  subtotal: IgnoredMoney,
  total: IgnoredMoney,
  price: IgnoredMoney,
});

/** An array whose length is checked before its items, which bounds the work. */
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown(), 'invalid'), v.maxLength(most, 'too_long'), v.array(item));

const Lines = v.pipe(listOf(Line, CART_LINES_MAX), v.minLength(1, 'required'));
/** An order of the caller, or one whose key the caller has. */
const ReadableOrder = {
  order_id: Id,
  key: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ORDER_KEY_CHARS, 'too_long'))),
};

const ReturnedLine = v.pipe(
  v.strictObject({ line_item_id: Id, quantity: whole(1, MOST_PIECES) }),
  v.transform(({ line_item_id: lineItemId, quantity }) => ({ lineItemId, quantity })),
);
const ReturnedLines = v.pipe(
  listOf(ReturnedLine, CART_LINES_MAX),
  v.minLength(1, 'required'),
  v.check((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, 'invalid'),
);

/** Start of an appointment, such as `2026-11-25T10:00`. */
const SlotStart = v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'invalid'));

const CartStatus = v.optional(v.picklist(['pending-cart'], 'invalid'));

const Place = {
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: v.optional(v.nullable(optionalLine(ADDRESS_MAX_CHARS)), null),
};

const Address = v.pipe(
  v.strictObject({ label: v.optional(v.nullable(optionalLine(ADDRESS_MAX_CHARS)), null), ...Place }),
  v.transform(({ address_1: address1, address_2: address2, ...rest }) => ({ ...rest, address1, address2 })),
);

const Billing = v.pipe(
  v.strictObject({
    first_name: PersonName,
    last_name: FamilyName,
    phone: Mobile,
    ...Place,
    email: v.optional(v.nullable(OptionalEmail), null),
    notes: v.optional(v.nullable(optionalLines(NOTES_MAX_CHARS)), null),
  }),
  v.transform(({ first_name, last_name, address_1, address_2, ...rest }) => ({
    ...rest,
    firstName: first_name,
    lastName: last_name,
    address1: address_1,
    address2: address_2,
  })),
);

const CustomerChanges = v.pipe(
  v.strictObject({
    first_name: v.exactOptional(PersonName),
    last_name: v.exactOptional(PersonName),
    email: v.exactOptional(Email),
    phone: v.exactOptional(Mobile),
    addresses: v.exactOptional(listOf(Address, MOST_ADDRESSES)),
    cars: v.exactOptional(
      v.pipe(
        listOf(CarKey, MY_CARS_MAX),
        v.transform((keys) => [...new Set(keys)]),
      ),
    ),
    /** The current password, required for fields that give access to the account. */
    password: v.exactOptional(GivenPassword),
  }),
  v.transform(({ first_name: firstName, last_name: lastName, ...rest }) => ({
    ...rest,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })),
);

/** Writes to the store. The caller comes from the session, prices from the catalogue. */
export const wcPostRoutes = [
  route({
    method: 'POST',
    path: '/place-order',
    body: v.strictObject({ customer_id: v.optional(Id), status: CartStatus, line_items: Lines }),
    idempotent: 'once',
    writesOrders: true,
    run: async ({ backend, body, caller, write }) => {
      const answer = (order: WireOrder) => ({ status: 201, body: order });
      const { mark } = write;
      const wanted = { lines: body.line_items, mark, onCommit: write.onCommit(answer) };
      return answer(await placeCart(backend, caller, wanted));
    },
  }),
  route({
    method: 'PUT',
    path: '/update-order',
    body: v.strictObject({
      customer_id: v.optional(Id),
      order_id: Id,
      status: CartStatus,
      line_items: Lines,
    }),
    idempotent: 'once',
    writesOrders: true,
    run: async ({ backend, body: { order_id, line_items }, caller, write }) => {
      const answer = (order: WireOrder) => ({ body: order });
      const { mark } = write;
      const wanted = { lines: line_items, mark, onCommit: write.onCommit(answer) };
      return answer(await updateCart(backend, caller, order_id, wanted));
    },
  }),
  route({
    method: 'DELETE',
    path: '/delete_order',
    query: v.strictObject({ order_id: v.pipe(v.string(), v.maxLength(LONGEST_ORDER_ID_CHARS, 'too_long')) }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, query, caller, write }) => {
      const answer = (deleted: readonly number[]) => ({ body: { deleted } });
      return answer(await deleteOrder(backend, caller, query.order_id, write.onCommit(answer)));
    },
  }),
  route({
    method: 'POST',
    path: '/cancel_order',
    body: v.strictObject({ order_id: Id }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body, caller }) => ({
      body: await cancelOwnOrder(backend, caller, body.order_id),
    }),
  }),
  route({
    method: 'POST',
    path: '/change-visit',
    body: v.strictObject({ order_id: Id, slot: v.nullable(SlotStart) }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body: { order_id: orderId, slot }, caller }) => ({
      body: await changeVisit(backend, caller, { orderId, slot }),
    }),
  }),
  route({
    method: 'POST',
    path: '/checkout',
    body: v.strictObject({
      order_id: Id,
      billing: Billing,
      shipping_method: v.optional(v.pipe(v.string(), v.maxLength(ADDRESS_MAX_CHARS))),
      slot: v.optional(SlotStart),
      payment_method: v.picklist(['cod', 'card'], 'unknown'),
      total: v.optional(WirePrice),
      deposit: v.optional(v.nullable(WirePrice)),
      return_to: v.optional(v.picklist(CHECKOUT_PAGES, 'unknown'), PATHS.checkout),
    }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body, caller, request, write }) => {
      const answer = (result: CheckoutResult) => ({ body: result });
      const wanted = {
        orderId: body.order_id,
        billing: body.billing,
        shippingMethod: body.shipping_method,
        slot: body.slot,
        paymentMethod: body.payment_method,
        ...{ seenTotal: body.total, seenDeposit: body.deposit },
        checkoutPage: body.return_to,
        origin: ownOrigin(request, backend.settings),
        locale: rememberedLocale(request),
      };
      return answer(await checkout(backend, caller, wanted, write.onCommit(answer)));
    },
  }),
  route({
    method: 'POST',
    path: '/confirm-order',
    body: v.strictObject({ ...ReadableOrder, code: OneTimeCode }),
    limits: ['orders-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body: { order_id: orderId, key, code }, caller }) => ({
      body: await confirmByCode(backend, caller, { orderId, key, code }),
    }),
  }),
  route({
    method: 'POST',
    path: '/send-confirmation',
    body: v.strictObject(ReadableOrder),
    limits: ['orders-address'],
    run: async ({ backend, body: { order_id: orderId, key }, caller, later }) => {
      const send = await sendCodeAgain(backend, caller, { orderId, key });
      later(send());
      return { status: 202, body: { sent: true } };
    },
  }),
  route({
    method: 'POST',
    path: '/return',
    body: v.strictObject({ ...ReadableOrder, lines: ReturnedLines, ...RETURN_BODY }),
    limits: ['return-requests-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body: { order_id: orderId, ...wanted }, caller }) => ({
      status: 201,
      body: await askReturn(backend, caller, { key: undefined, ...wanted, orderId }),
    }),
  }),
  route({
    method: 'POST',
    path: '/review',
    body: v.strictObject({
      ...ReadableOrder,
      product_id: Id,
      ...REVIEW_BODY,
    }),
    limits: ['reviews-address'],
    idempotent: 'repeatable',
    run: async ({
      backend,
      body: { order_id: orderId, product_id: productId, ...review },
      caller,
      request,
      later,
    }) => {
      const locale = rememberedLocale(request);
      const wanted = { key: undefined, ...review, orderId, productId, locale };
      const tellOperator = await submitReview(backend, caller, wanted);
      later(tellOperator());
      return { status: 201, body: { status: 'hold' } };
    },
  }),
  route({
    method: 'PUT',
    path: '/update-customer',
    body: CustomerChanges,
    idempotent: 'repeatable',
    run: async ({ backend, body, caller, later, write }) => {
      const answer = (customer: WireCustomer) => ({ body: customer });
      return answer(
        await updateCustomer(backend, caller, body, {
          announce: (before, changed) => later(notifyOfChange(backend, before, changed)),
          onCommit: write.onCommit(answer),
        }),
      );
    },
  }),
];

export default vercelFunction(serveFamily('/api/wcPost', wcPostRoutes, getBackend));
