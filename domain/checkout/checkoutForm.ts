/** The checkout form: its fields as entered, the fields of each step, and their parsers. */
import {
  check,
  fallback,
  type GenericSchema,
  nonEmpty,
  object,
  parse,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { isSlotStart } from '../branches/slots.js';
import {
  City,
  FamilyName,
  Governorate,
  Mobile,
  optionalLine,
  OptionalEmail,
  optionalLines,
  PersonName,
  StreetLine,
} from '../forms/fields.js';
import { parseVisitMethod } from '../branches/branch.js';
import { formatMobile, parseMobile } from '../egypt/mobile.js';
import { ADDRESS_MAX_CHARS, NOTES_MAX_CHARS } from '../core/limits.js';
import { type Piastres, toDecimal } from '../core/money.js';
import type { CheckoutPage } from '../order/orderPaths.js';
import type { WireCustomer } from '../account/wireCustomer.js';

/**
 * The field `slot` is the start of an appointment, `2026-11-25T10:00`; its day alone or this while the time is still to be
 * chosen, and empty if the delivery method needs none.
 */
export const SLOT_TO_CHOOSE = '?';

const PARSERS = {
  first_name: PersonName,
  last_name: FamilyName,
  phone: Mobile,
  email: OptionalEmail,
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: optionalLine(ADDRESS_MAX_CHARS),
  notes: optionalLines(NOTES_MAX_CHARS),
  slot: pipe(
    string(),
    check((start) => start === '' || isSlotStart(start), 'required_slot'),
  ),
} as const satisfies Record<string, GenericSchema<string, unknown>>;

export type CheckoutField = keyof typeof PARSERS;

/** Values as entered, by field. */
export type CheckoutFields = Record<CheckoutField, string>;

/** Errors by field: codes of `domain/forms/fields`. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The steps in order: how an order is handed over decides whether an address is needed. */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'address', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Where the shopper gets the goods: at the door, at a pickup point of the store, or at a branch by appointment. */
export type Handover = 'door' | 'pickup' | 'visit';

/** How an order is handed over: `id` as chosen, `method` null while it is not known. */
export function handoverOf(id: string, method: { isPickup: boolean } | null): Handover {
  if (parseVisitMethod(id) !== null) return 'visit';
  return method?.isPickup === true ? 'pickup' : 'door';
}

/** The steps of an order that is handed over in this way. */
export function stepsFor(handover: Handover): readonly CheckoutStep[] {
  return handover === 'door' ? CHECKOUT_STEPS : CHECKOUT_STEPS.filter((step) => step !== 'address');
}

/** The fields that a step asks for; a branch needs no governorate. */
export function fieldsFor(step: CheckoutStep, handover: Handover): readonly CheckoutField[] {
  const fields = STEP_FIELDS[step];
  return handover === 'visit' ? fields.filter((field) => field !== 'governorate') : fields;
}

/** Whether a step can be completed only with a known delivery method and fee. */
export function needsDelivery(step: CheckoutStep): boolean {
  return step === 'delivery' || step === 'payment';
}

export const STEP_FIELDS: Record<CheckoutStep, readonly CheckoutField[]> = {
  contact: ['first_name', 'last_name', 'phone', 'email'],
  delivery: ['governorate', 'slot', 'notes'],
  address: ['city', 'address_1', 'address_2'],
  payment: [],
};

const CHECKOUT_FIELDS = CHECKOUT_STEPS.flatMap((step) => STEP_FIELDS[step]);

/** All fields of an order that is handed over in this way. */
export function allFieldsFor(handover: Handover): readonly CheckoutField[] {
  return stepsFor(handover).flatMap((step) => fieldsFor(step, handover));
}

/** Everything that survives a reload. */
export interface CheckoutDraft {
  fields: CheckoutFields;
  /** Id of the delivery method; empty for the default (the cheapest). */
  shippingMethod: string;
  /** Key of the way to pay. */
  paymentMethod: string;
  /** The phone number (E.164) that the shopper has confirmed; empty if none. */
  confirmedPhone: string;
}

const Typed = fallback(string(), '');

/** Parses a draft from storage; missing or invalid parts are reset. */
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
    slot: Typed,
  }),
  shippingMethod: Typed,
  paymentMethod: fallback(pipe(string(), nonEmpty()), 'cod'),
  confirmedPhone: Typed,
});

export const EMPTY_DRAFT: CheckoutDraft = parse(DraftSchema, { fields: {}, shippingMethod: '' });

/** The initial draft, filled in from the customer's account. */
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

/** The error code of a field, null if valid. */
export function checkField(field: CheckoutField, value: string): string | null {
  const result = safeParse(PARSERS[field], value);
  return result.success ? null : result.issues[0].message;
}

/** The errors of these fields; empty if all are valid. */
export function checkFields(fields: CheckoutFields, names: readonly CheckoutField[]): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const name of names) {
    const code = checkField(name, fields[name]);
    if (code !== null) errors[name] = code;
  }
  return errors;
}

/** Whether everything that a step asks for is known; the usual delivery is taken as wanted where an address is known. */
export function isAnswered(
  step: CheckoutStep,
  { fields, shippingMethod }: CheckoutDraft,
  handover: Handover,
) {
  const isValid = Object.keys(checkFields(fields, fieldsFor(step, handover))).length === 0;
  return isValid && (step !== 'delivery' || shippingMethod !== '' || fields.city !== '');
}

/** The first step with an open question; `payment` if everything is known. */
export function firstOpenStep(draft: CheckoutDraft, handover: Handover): CheckoutStep {
  return stepsFor(handover).find((step) => !isAnswered(step, draft, handover)) ?? 'payment';
}

/** The first step with one of these errors; undefined if there are none. */
export function stepOfErrors(errors: CheckoutErrors): CheckoutStep | undefined {
  return CHECKOUT_STEPS.find((step) => STEP_FIELDS[step].some((field) => errors[field] !== undefined));
}

/**
 * Whether a cash order may be placed: the courier's call is the only safeguard, so the shopper must have confirmed the
 * number. A changed number must be confirmed again.
 */
export function isPhoneConfirmed({ fields, confirmedPhone }: CheckoutDraft): boolean {
  return confirmedPhone !== '' && parseMobile(fields.phone) === confirmedPhone;
}

/** Maps the server's field errors (`billing.phone`) to the form's fields. */
export function errorsFromServer(fields: Record<string, string>): CheckoutErrors {
  const errors: CheckoutErrors = {};
  for (const name of CHECKOUT_FIELDS) {
    const code = fields[`billing.${name}`] ?? fields[name];
    if (code !== undefined) errors[name] = code;
  }
  return errors;
}

/** The request body of a checkout, with the total and the deposit that the shopper sees. */
export function toCheckoutBody(
  orderId: number,
  { fields, shippingMethod, paymentMethod }: CheckoutDraft,
  checkoutPage: CheckoutPage,
  {
    handover,
    total,
    deposit,
  }: {
    handover: Handover;
    total: Piastres;
    /** null if none was shown. */
    deposit: Piastres | null;
  },
) {
  const { slot, ...entered } = fields;
  const isVisit = handover === 'visit';
  const billing = handover === 'door' ? entered : { ...entered, city: '', address_1: '', address_2: '' };
  return {
    order_id: orderId,
    billing,
    ...(shippingMethod === '' ? {} : { shipping_method: shippingMethod }),
    ...(isVisit ? { slot } : {}),
    payment_method: paymentMethod,
    total: toDecimal(total),
    ...(paymentMethod === 'cod' ? { deposit: deposit && toDecimal(deposit) } : {}),
    return_to: checkoutPage,
  };
}
