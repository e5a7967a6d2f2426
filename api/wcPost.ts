import {
  array,
  exactOptional,
  type GenericSchema,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { serveFamily } from '../server/http/family.js';
import { ownOrigin } from '../server/http/ownOrigin.js';
import { rememberedLocale } from '../server/http/rememberedLocale.js';
import { route } from '../server/http/route.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { placeCart, updateCart } from '../server/actions/cart/cart.js';
import { checkout, type CheckoutResult } from '../server/actions/checkout/checkout.js';
import { deleteOrder } from '../server/actions/order/orders.js';
import { tellOfChange } from '../server/actions/account/accountLetters.js';
import { updateCustomer } from '../server/actions/account/customers.js';
import {
  City,
  Email,
  GivenPassword,
  Governorate,
  Mobile,
  optionalLine,
  optionalLines,
  OptionalEmail,
  PersonName,
  StreetLine,
} from '../domain/core/fields.js';
import { ADDRESS_MAX_CHARS, CART_LINES_MAX, NOTES_MAX_CHARS } from '../domain/core/limits.js';
import { CHECKOUT_PAGES, PATHS } from '../domain/core/paths.js';
import type { WireCustomer } from '../domain/account/wireCustomer.js';
import { WirePrice } from '../domain/catalogue/wirePrice.js';
import type { WireOrder } from '../domain/order/wireOrder.js';

const MOST_PIECES = 9999;
const MOST_ADDRESSES = 20;
const LONGEST_ORDER_ID_CHARS = 60;

/** Old clients send ids and quantities as strings. */
const whole = (min: number, max: number) =>
  pipe(
    union([number(), pipe(string(), regex(/^\d{1,16}$/), transform(Number))], 'invalid'),
    integer('invalid'),
    minValue(min, 'invalid'),
    maxValue(max, 'invalid'),
  );

const Id = whole(1, Number.MAX_SAFE_INTEGER);
/** Stores write 0 for "no variation". */
const VariationId = nullable(
  pipe(
    whole(0, Number.MAX_SAFE_INTEGER),
    transform((id) => (id === 0 ? null : id)),
  ),
);

/** What clients say of money is checked for form and then left alone. */
const IgnoredMoney = optional(union([number(), pipe(string(), maxLength(20))], 'invalid'));

const Line = strictObject({
  id: optional(Id),
  product_id: optional(Id),
  variation_id: optional(VariationId),
  quantity: whole(0, MOST_PIECES),
  subtotal: IgnoredMoney,
  total: IgnoredMoney,
  price: IgnoredMoney,
});

/** An array whose length is checked before its items are. */
const listOf = <Item extends GenericSchema>(item: Item, most: number) =>
  pipe(array(unknown(), 'invalid'), maxLength(most, 'too_long'), array(item));

const Lines = pipe(listOf(Line, CART_LINES_MAX), minLength(1, 'required'));
const CartStatus = optional(picklist(['pending-cart'], 'invalid'));

const Place = {
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: optional(nullable(optionalLine(ADDRESS_MAX_CHARS)), null),
};

const Address = pipe(
  strictObject({ label: optional(nullable(optionalLine(ADDRESS_MAX_CHARS)), null), ...Place }),
  transform(({ address_1: address1, address_2: address2, ...rest }) => ({ ...rest, address1, address2 })),
);

const Billing = pipe(
  strictObject({
    first_name: PersonName,
    last_name: PersonName,
    phone: Mobile,
    ...Place,
    email: optional(nullable(OptionalEmail), null),
    notes: optional(nullable(optionalLines(NOTES_MAX_CHARS)), null),
  }),
  transform(({ first_name, last_name, address_1, address_2, ...rest }) => ({
    ...rest,
    firstName: first_name,
    lastName: last_name,
    address1: address_1,
    address2: address_2,
  })),
);

const CustomerChanges = pipe(
  strictObject({
    first_name: exactOptional(PersonName),
    last_name: exactOptional(PersonName),
    email: exactOptional(Email),
    phone: exactOptional(Mobile),
    addresses: exactOptional(listOf(Address, MOST_ADDRESSES)),
    /** The one of now, where what leads into the account is to change. */
    password: exactOptional(GivenPassword),
  }),
  transform(({ first_name: firstName, last_name: lastName, ...rest }) => ({
    ...rest,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })),
);

/** What is written to the store. Who asks comes from the session, what it costs from the catalogue. */
export const wcPostRoutes = [
  route({
    method: 'POST',
    path: '/place-order',
    body: strictObject({ customer_id: optional(Id), status: CartStatus, line_items: Lines }),
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
    body: strictObject({ customer_id: optional(Id), order_id: Id, status: CartStatus, line_items: Lines }),
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
    query: strictObject({ order_id: pipe(string(), maxLength(LONGEST_ORDER_ID_CHARS, 'too_long')) }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, query, caller, write }) => {
      const answer = (deleted: readonly number[]) => ({ body: { deleted } });
      return answer(await deleteOrder(backend, caller, query.order_id, write.onCommit(answer)));
    },
  }),
  route({
    method: 'POST',
    path: '/checkout',
    body: strictObject({
      order_id: Id,
      billing: Billing,
      shipping_method: optional(pipe(string(), maxLength(ADDRESS_MAX_CHARS))),
      payment_method: picklist(['cod', 'card'], 'unknown'),
      total: optional(WirePrice),
      return_to: optional(picklist(CHECKOUT_PAGES, 'unknown'), PATHS.checkout),
    }),
    idempotent: 'repeatable',
    writesOrders: true,
    run: async ({ backend, body, caller, request, write }) => {
      const answer = (result: CheckoutResult) => ({ body: result });
      const wanted = {
        orderId: body.order_id,
        billing: body.billing,
        shippingMethod: body.shipping_method,
        paymentMethod: body.payment_method,
        seenTotal: body.total,
        checkoutPage: body.return_to,
        origin: ownOrigin(request, backend.settings),
        locale: rememberedLocale(request),
      };
      return answer(await checkout(backend, caller, wanted, write.onCommit(answer)));
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
          announce: (before, changed) => later(tellOfChange(backend, before, changed)),
          onCommit: write.onCommit(answer),
        }),
      );
    },
  }),
];

export default vercelFunction(serveFamily('/api/wcPost', wcPostRoutes, getBackend));
