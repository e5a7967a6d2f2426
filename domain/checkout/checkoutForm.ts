/** What the checkout asks: its fields as people type them, which of them a step needs, and their parsers. */
import { boolean, fallback, type GenericSchema, object, parse, picklist, safeParse, string } from 'valibot';
import {
  City,
  Governorate,
  Mobile,
  optionalLine,
  OptionalEmail,
  optionalLines,
  PersonName,
  StreetLine,
} from '../core/fields.js';
import { formatMobile, parseMobile } from './egypt.js';
import { ADDRESS_MAX_CHARS, NOTES_MAX_CHARS } from '../core/limits.js';
import { type Piastres, toDecimal } from '../core/money.js';
import type { PaymentMethod } from '../order/order.js';
import type { CheckoutPage } from '../core/paths.js';
import type { WireCustomer } from '../account/wireCustomer.js';

const PARSERS = {
  first_name: PersonName,
  last_name: PersonName,
  phone: Mobile,
  email: OptionalEmail,
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: optionalLine(ADDRESS_MAX_CHARS),
  notes: optionalLines(NOTES_MAX_CHARS),
} as const satisfies Record<string, GenericSchema<string, unknown>>;

export type CheckoutField = keyof typeof PARSERS;

/** Fields by name, each as it was typed. */
export type CheckoutFields = Record<CheckoutField, string>;

/** What is wrong, by field: codes of `domain/fields`. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The steps in their order, with the fields that each asks. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Whether a step can only be left once the way of delivery and its fee are known. */
export function needsDelivery(step: CheckoutStep): boolean {
  return step === 'delivery' || step === 'payment';
}

export const STEP_FIELDS: Record<CheckoutStep, readonly CheckoutField[]> = {
  contact: ['first_name', 'last_name', 'phone', 'email'],
  address: ['governorate', 'city', 'address_1', 'address_2'],
  delivery: ['notes'],
  payment: [],
};

export const CHECKOUT_FIELDS = CHECKOUT_STEPS.flatMap((step) => STEP_FIELDS[step]);

/** Everything that survives a reload. */
export interface CheckoutDraft {
  fields: CheckoutFields;
  /** Id of the way of delivery; empty while the cheapest stands. */
  shippingMethod: string;
  paymentMethod: PaymentMethod;
  /** The number (E.164) that the shopper has said to be theirs; empty while they have not. */
  confirmedPhone: string;
  /** Begun by somebody who was not logged in: what their account knows is still to come. */
  isAnonymous: boolean;
}

const Typed = fallback(string(), '');

/** A draft as storage keeps it; what is wrong or missing in it begins anew. */
export const DraftSchema = object({
  fields: object({
    first_name: Typed,
    last_name: Typed,
    phone: Typed,
    email: Typed,
    governorate: Typed,
    city: Typed,
    address_1: Typed,
    address_2: Typed,
    notes: Typed,
  }),
  shippingMethod: Typed,
  paymentMethod: fallback(picklist(['cod', 'card']), 'cod'),
  confirmedPhone: Typed,
  isAnonymous: fallback(boolean(), false),
});

export const EMPTY_DRAFT: CheckoutDraft = parse(DraftSchema, { fields: {}, shippingMethod: '' });

/** A draft to begin with, from what the shop knows of the customer. */
export function draftOf(customer: WireCustomer): CheckoutDraft {
  const [address] = customer.addresses;
  return {
    ...EMPTY_DRAFT,
    fields: {
      ...EMPTY_DRAFT.fields,
      first_name: customer.first_name,
      last_name: customer.last_name,
      phone: customer.phone === null ? '' : formatMobile(customer.phone),
      email: customer.email ?? '',
      governorate: address?.governorate ?? '',
      city: address?.city ?? '',
      address_1: address?.address_1 ?? '',
      address_2: address?.address_2 ?? '',
    },
  };
}

const PLACE = ['governorate', 'city', 'address_1', 'address_2'] as const satisfies readonly CheckoutField[];

/**
 * What was typed before the login, with what the account knows in the fields that were left empty. An address is one
 * thing: where part of it was typed, none of the account's is put beside it.
 */
export function completeDraft(typed: CheckoutDraft, known: CheckoutDraft): CheckoutDraft {
  const isPlaceTyped = PLACE.some((name) => typed.fields[name] !== '');
  const filled = CHECKOUT_FIELDS.filter(
    (name) => typed.fields[name] === '' && !(isPlaceTyped && PLACE.some((part) => part === name)),
  ).map((name) => [name, known.fields[name]]);
  const fields = { ...typed.fields, ...(Object.fromEntries(filled) as Partial<CheckoutFields>) };
  return { ...typed, fields, isAnonymous: false };
}

/** Code of what is wrong with a field, null where nothing is. */
export function checkField(field: CheckoutField, value: string): string | null {
  const result = safeParse(PARSERS[field], value);
  return result.success ? null : result.issues[0].message;
}

/** What is wrong with these fields; nothing where all of them are right. */
export function checkFields(fields: CheckoutFields, names: readonly CheckoutField[]): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const name of names) {
    const code = checkField(name, fields[name]);
    if (code !== null) errors[name] = code;
  }
  return errors;
}

/** The first step that still lacks something; `payment` where all is said. */
export function firstOpenStep(fields: CheckoutFields): CheckoutStep {
  const open = CHECKOUT_STEPS.find((step) => Object.keys(checkFields(fields, STEP_FIELDS[step])).length > 0);
  return open ?? 'payment';
}

/**
 * Whether an order paid in cash may be placed: the courier's call is all that secures it, so the shopper has to have
 * said that the number is theirs. Another number has to be confirmed anew.
 */
export function isPhoneConfirmed({ fields, confirmedPhone }: CheckoutDraft): boolean {
  return confirmedPhone !== '' && parseMobile(fields.phone) === confirmedPhone;
}

/** The server's complaints about an order (`billing.phone`), as errors of the form's fields. */
export function errorsFromServer(fields: Record<string, string>): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const name of CHECKOUT_FIELDS) {
    const code = fields[`billing.${name}`] ?? fields[name];
    if (code !== undefined) errors[name] = code;
  }
  return errors;
}

/** The body of a checkout call from this page, for what the shopper sees that it comes to. */
export function toCheckoutBody(
  orderId: number,
  { fields, shippingMethod, paymentMethod }: CheckoutDraft,
  checkoutPage: CheckoutPage,
  total: Piastres,
) {
  return {
    order_id: orderId,
    billing: fields,
    ...(shippingMethod === '' ? {} : { shipping_method: shippingMethod }),
    payment_method: paymentMethod,
    total: toDecimal(total),
    return_to: checkoutPage,
  };
}
