import { is } from 'valibot';
import type { Review } from '../../../../domain/catalogue/reviews/review.js';
import { CarKey } from '../../../../domain/fitment/carKey.js';
import { plainText } from '../../wpRest/plainText.js';

/*
 * WooCommerce's API cannot write a review's meta fields, so that car and kilometres are the last line of its text, where
 * the operator reads them too: `Car: toyota-corolla_2018, km: 42000`.
 */

type StoredPart = Pick<Review, 'text' | 'car' | 'km'>;

const LAST_LINE = /^(?:Car: (?<car>[^\s,]+))?(?:, )?(?:km: (?<km>\d{1,9}))?$/u;

/** The text of a review as it is sent to the store. */
export function toStoredText({ text, car, km }: StoredPart): string {
  const facts = [...(car === null ? [] : [`Car: ${car}`]), ...(km === null ? [] : [`km: ${km}`])];
  return facts.length === 0 ? text : `${text}\n\n${facts.join(', ')}`;
}

/** Reads it back from the store's HTML: plain text, and what the last line states. */
export function readStoredText(html: string): StoredPart {
  const lines = html.split('\n').map(plainText);
  const text = (upTo: number) => lines.slice(0, upTo).join('\n').trim();
  const end = lines.findLastIndex((line) => line !== '');
  const { car, km } = LAST_LINE.exec(lines[end] ?? '')?.groups ?? {};
  if ((car === undefined && km === undefined) || (car !== undefined && !is(CarKey, car))) {
    return { text: text(end + 1), car: null, km: null };
  }
  return { text: text(end), car: car ?? null, km: km === undefined ? null : Number(km) };
}
