import * as v from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { ownOrigin } from '../server/http/routing/ownOrigin.js';
import { sourceOf } from '../server/http/session/source.js';
import { rememberedLocale } from '../server/http/session/rememberedLocale.js';
import { route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend } from '../server/backend.js';
import { changeVisit } from '../server/actions/order/changeVisit.js';
import { placeCart, updateCart } from '../server/actions/cart/cart.js';
import { checkout, type CheckoutResult } from '../server/actions/checkout/checkout.js';
import { confirmByCode, sendCodeAgain } from '../server/actions/order/confirmOrder.js';
import { cancelOwnOrder } from '../server/actions/order/cancelOwnOrder.js';
import { takeLinkedStep } from '../server/actions/office/takeLinkedStep.js';
import { deleteOrder } from '../server/actions/order/orders.js';
import { reportTransfer } from '../server/actions/order/reportTransfer.js';
import { askReturn } from '../server/actions/returns/askReturn.js';
import { FEATURE_ROUTES } from '../features/routes.js';
import { addCoupon, removeCoupon } from '../server/actions/cart/cartCoupons.js';
import { updateCustomer } from '../server/actions/account/customers.js';
import { ADDRESS_MAX_CHARS } from '../domain/core/limits.js';
import { CouponCode } from '../domain/coupon/couponCode.js';
import { OneTimeCode } from '../domain/account/oneTimeCode.js';
import { PATHS } from '../domain/core/paths.js';
import { CHECKOUT_PAGES } from '../domain/order/orderPaths.js';
import type { WireCustomer } from '../domain/account/wireCustomer.js';
import { StepBody } from '../domain/office/stepForm.js';
import { RETURN_BODY } from '../domain/returns/returnForm.js';
import { PROOF_BODY } from '../domain/payment/proofForm.js';
import { WirePrice } from '../domain/core/wirePrice.js';
import type { WireOrder } from '../domain/order/wireOrder.js';
import {
  LONGEST_ORDER_ID_CHARS,
  Id,
  Lines,
  ReadableOrder,
  ReturnedLines,
  SlotStart,
  CartStatus,
  WayKey,
  Billing,
  CustomerChanges,
} from '../server/http/routing/storeInput.js';

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
    method: 'POST',
    path: '/add-coupon',
    body: v.strictObject({ order_id: Id, code: CouponCode }),
    limits: ['coupons-address'],
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body: { order_id: orderId, code }, caller, write }) => {
      const answer = (order: WireOrder) => ({ body: order });
      const wanted = { orderId, code, onCommit: write.onCommit(answer) };
      return answer(await addCoupon(backend, caller, wanted));
    },
  }),
  route({
    method: 'POST',
    path: '/remove-coupon',
    body: v.strictObject({ order_id: Id, code: CouponCode }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body: { order_id: orderId, code }, caller, write }) => {
      const answer = (order: WireOrder) => ({ body: order });
      const wanted = { orderId, code, onCommit: write.onCommit(answer) };
      return answer(await removeCoupon(backend, caller, wanted));
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
      payment_method: WayKey,
      total: v.optional(WirePrice),
      deposit: v.optional(v.nullable(WirePrice)),
      return_to: v.optional(v.picklist(CHECKOUT_PAGES, 'unknown'), PATHS.checkout),
    }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body, caller, request, clientAddress, write }) => {
      const answer = (result: CheckoutResult) => ({ body: result });
      const wanted = {
        orderId: body.order_id,
        billing: body.billing,
        shippingMethod: body.shipping_method,
        slot: body.slot,
        paymentWay: body.payment_method,
        ...{ seenTotal: body.total, seenDeposit: body.deposit },
        checkoutPage: body.return_to,
        origin: ownOrigin(request, backend.settings),
        locale: rememberedLocale(request),
        source: sourceOf(backend, { request, clientAddress }),
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
    path: '/say-paid',
    body: v.strictObject({ ...ReadableOrder, ...PROOF_BODY }),
    limits: ['proofs-address'],
    idempotent: 'repeatable',
    run: async ({ backend, body: { order_id: orderId, ...said }, caller }) => ({
      body: await reportTransfer(backend, caller, { key: undefined, ...said, orderId }),
    }),
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
    path: '/office-step',
    body: StepBody,
    limits: ['office-address'],
    run: async ({ backend, body: { link, step, version }, later }) => {
      const { order, notify } = await takeLinkedStep(backend, link, step, version);
      later(notify());
      return { body: { order_id: order.id, version: order.updatedAt } };
    },
  }),
  route({
    method: 'PUT',
    path: '/update-customer',
    body: CustomerChanges,
    idempotent: 'repeatable',
    run: async ({ backend, body, caller, write }) => {
      const answer = (customer: WireCustomer) => ({ body: customer });
      return answer(await updateCustomer(backend, caller, body, write.onCommit(answer)));
    },
  }),
  ...FEATURE_ROUTES.wcPost,
];

export const handle = serveFamily('/api/wcPost', wcPostRoutes, getBackend);

export default vercelFunction(handle);
