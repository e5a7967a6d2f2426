/** The form of a step on the operator's page. Errors are message codes, as in `fields`. */
import * as v from 'valibot';
import { cleanCode } from '../text/cleanText.js';
import { lines, line, optionalLine, optionalLines } from '../forms/fields.js';
import { CARRIER_AREA_MAX_CHARS, RETURN_TEXT_MAX_CHARS, SHIPMENT_MAX_CHARS } from '../core/limits.js';
import { parsePrice } from '../core/money.js';
import { readBy } from '../core/readBy.js';
import { ORDER_NOTE_MAX_CHARS } from '../order/notes/orderNotes.js';
import { RETURN_ACTS, type Step } from './steps.js';

/** Query parameter of the form's address: the token of the order's link. */
export const OFFICE_LINK_KEY = 'link';

/** What forms send; those of other steps are empty. */
export const STEP_FIELDS = [
  ...(['act', 'version', 'carrier', 'number', 'amount', 'text', 'slot', 'area', 'return_id'] as const),
] as const;

/** Longer than any token. */
const LINK_MAX_CHARS = 120;

/** The token of a link. */
export const OfficeLink = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(LINK_MAX_CHARS, 'invalid'),
);

/** Of the order as it was shown, ISO 8601. */
const VERSION = v.pipe(v.string('required'), v.isoTimestamp('required'));

/** An amount as it is typed; null if empty. */
const Amount = v.pipe(
  v.string('invalid'),
  v.transform((text) => cleanCode(text).replace('٫', '.')),
  readBy((text) => (text === '' ? { amount: null } : readAmount(text)), 'invalid'),
);

function readAmount(text: string): { amount: number } | null {
  const amount = parsePrice(text);
  return amount === null || amount === 0 ? null : { amount };
}

const ReturnId = v.pipe(v.string('required'), v.regex(/^[1-9]\d{0,14}$/, 'required'), v.transform(Number));
const StepFields = v.variant(
  'act',
  [
    v.object({ act: v.picklist(['confirm', 'paid', 'approve', 'deliver', 'cancel']) }),
    v.object({
      act: v.literal('send'),
      carrier: line(SHIPMENT_MAX_CHARS),
      number: optionalLine(SHIPMENT_MAX_CHARS),
    }),
    v.object({ act: v.literal('book'), area: line(CARRIER_AREA_MAX_CHARS) }),
    v.object({ act: v.literal('refund'), amount: Amount, text: optionalLines(ORDER_NOTE_MAX_CHARS) }),
    v.object({ act: v.literal('note'), text: lines(ORDER_NOTE_MAX_CHARS) }),
    v.object({
      act: v.literal('visit'),
      slot: v.pipe(v.string('required_slot'), v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, 'required_slot')),
    }),
    v.object({
      act: v.picklist(RETURN_ACTS),
      return_id: ReturnId,
      text: optionalLines(RETURN_TEXT_MAX_CHARS),
    }),
  ],
  'required',
);

/** The body of a request: a link, the order's version, and a step with its fields. */
export const StepBody = v.intersect([
  v.object({
    link: OfficeLink,
    version: VERSION,
  }),
  v.pipe(StepFields, v.transform(toStep)),
]);

function toStep(fields: v.InferOutput<typeof StepFields>): { step: Step } {
  switch (fields.act) {
    case 'send': {
      const { act, carrier, number } = fields;
      return { step: { act, shipment: { carrier, number } } };
    }
    case 'refund':
      return { step: { act: fields.act, ...fields.amount, reason: fields.text } };
    case 'accept':
    case 'refuse':
    case 'received':
      return { step: { act: fields.act, returnId: fields.return_id, answer: fields.text } };
    default:
      return { step: fields };
  }
}
