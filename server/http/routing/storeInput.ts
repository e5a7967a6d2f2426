/* Input of the routes that write to the store: lines, places, orders and customers. */
import * as v from 'valibot';
import {
  anyLine,
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
} from '../../../domain/forms/fields.js';
import {
  ADDRESS_MAX_CHARS,
  ADDRESSES_MAX,
  CART_LINES_MAX,
  MY_CARS_MAX,
  NOTES_MAX_CHARS,
} from '../../../domain/core/limits.js';
import { CarKey } from '../../../domain/fitment/carKey.js';

const MOST_PIECES = 9999;
export const LONGEST_ORDER_ID_CHARS = 60;
const LONGEST_ORDER_KEY_CHARS = 200;
/** Above what a store's operator may have written into a customer's address book. */
const ADDRESSES_SEEN_MAX = 100;
const SEEN_LINE_MAX_CHARS = 1000;

/** The key of an order in the query. */
export const OrderKeyQuery = v.strictObject({
  key: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ORDER_KEY_CHARS, 'too_long'))),
});

/** Accepts strings too, because older clients send ids and quantities as strings. */
const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))], 'invalid'),
    v.integer('invalid'),
    v.minValue(min, 'invalid'),
    v.maxValue(max, 'invalid'),
  );

export const Id = whole(1, Number.MAX_SAFE_INTEGER);
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

export const Lines = v.pipe(listOf(Line, CART_LINES_MAX), v.minLength(1, 'required'));
/** An order of the caller, or one whose key the caller has. */
export const ReadableOrder = {
  order_id: Id,
  key: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_ORDER_KEY_CHARS, 'too_long'))),
};

const ReturnedLine = v.pipe(
  v.strictObject({ line_item_id: Id, quantity: whole(1, MOST_PIECES) }),
  v.transform(({ line_item_id: lineItemId, quantity }) => ({ lineItemId, quantity })),
);
export const ReturnedLines = v.pipe(
  listOf(ReturnedLine, CART_LINES_MAX),
  v.minLength(1, 'required'),
  v.check((lines) => new Set(lines.map(({ lineItemId }) => lineItemId)).size === lines.length, 'invalid'),
);

/** Start of an appointment, such as `2026-11-25T10:00`. */
export const SlotStart = v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'invalid'));

/** Key of a way to pay. */
export const WayKey = v.pipe(v.string('unknown'), v.regex(/^[a-z][a-z0-9-]{0,29}$/, 'unknown'));

export const CartStatus = v.optional(v.picklist(['pending-cart'], 'invalid'));

const AddressLine = v.optional(v.nullable(optionalLine(ADDRESS_MAX_CHARS)), null);

const toAddress = <Fields extends { address_1: string; address_2: string | null }>({
  address_1: address1,
  address_2: address2,
  ...rest
}: Fields) => ({ ...rest, address1, address2 });

const Address = v.pipe(
  v.strictObject({
    label: AddressLine,
    governorate: Governorate,
    city: City,
    address_1: StreetLine,
    address_2: AddressLine,
  }),
  v.transform(toAddress),
);

/** As it is stored, which may be older than what is accepted now. */
const SeenLine = v.pipe(v.string('invalid'), v.maxLength(SEEN_LINE_MAX_CHARS, 'too_long'));
const SeenAddress = v.pipe(
  v.strictObject({
    label: v.nullable(SeenLine),
    governorate: SeenLine,
    city: SeenLine,
    address_1: SeenLine,
    address_2: v.nullable(SeenLine),
  }),
  v.transform(toAddress),
);

/** The place may be empty here, because what an order needs of it depends on its delivery method (`requireAddress`). */
export const Billing = v.pipe(
  v.strictObject({
    first_name: PersonName,
    last_name: FamilyName,
    phone: Mobile,
    governorate: v.optional(v.union([v.literal(''), Governorate], 'invalid_governorate'), ''),
    city: v.optional(anyLine(ADDRESS_MAX_CHARS), ''),
    address_1: v.optional(anyLine(ADDRESS_MAX_CHARS), ''),
    address_2: AddressLine,
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

export const CustomerChanges = v.pipe(
  v.strictObject({
    first_name: v.exactOptional(PersonName),
    last_name: v.exactOptional(PersonName),
    email: v.exactOptional(Email),
    phone: v.exactOptional(Mobile),
    addresses: v.exactOptional(listOf(Address, ADDRESSES_MAX)),
    /** The address book that the page showed, so that changes of other tabs are kept. */
    addresses_seen: v.exactOptional(listOf(SeenAddress, ADDRESSES_SEEN_MAX)),
    cars: v.exactOptional(
      v.pipe(
        listOf(CarKey, MY_CARS_MAX),
        v.transform((keys) => [...new Set(keys)]),
      ),
    ),
    /** The current password, required for fields that give access to the account. */
    password: v.exactOptional(GivenPassword),
  }),
  v.forward(
    v.check((changes) => !('addresses_seen' in changes) || 'addresses' in changes, 'required'),
    ['addresses'],
  ),
  v.transform(({ first_name: firstName, last_name: lastName, addresses_seen: addressesSeen, ...rest }) => ({
    ...rest,
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(addressesSeen === undefined ? {} : { addressesSeen }),
  })),
);
