import { maxLength, nonEmpty, pipe, string, transform } from 'valibot';
import { parseId } from '../core/parseId.js';
import { cleanCode } from '../text/cleanText.js';
import { readBy } from '../core/readBy.js';

const ORDER_NUMBER_MAX_CHARS = 300;
/** The number in the address of an order's page. */
const IN_ADDRESS = /\/(?:trackorder|receipt|thanks|thanks-cod)\/(\d+)/;
/** Between groups of digits: `10,001`, `10 001`. */
const GROUPED = /(?<=\d)[,\u066c ](?=\d{3}(?!\d))/g;

/** An order number as it is typed or pasted: `10001`, `#١٠٠٠١`, `Order 10,001`, or the address of the order's page. */
export const OrderNumber = pipe(
  string('invalid'),
  transform(cleanCode),
  nonEmpty('required'),
  maxLength(ORDER_NUMBER_MAX_CHARS, 'too_long'),
  readBy(parseOrderNumber, 'invalid_order'),
);

function parseOrderNumber(text: string): number | null {
  const [, inAddress] = IN_ADDRESS.exec(text) ?? [];
  const [number, ...others] = inAddress === undefined ? numbersIn(text) : [inAddress];
  if (number === undefined || others.length > 0) return null;
  return parseId(number.replace(/^0+/, ''));
}

function numbersIn(text: string): string[] {
  return text.replace(GROUPED, '').match(/\d+/g) ?? [];
}
