import { ShopError } from '../../../domain/core/errors.js';
import { REVIEW_MAIL_EVERY_S } from '../domain/limits.js';
import { inLocale, type Locale, LOCALES, type Localized } from '../../../domain/core/locale.js';
import type { Caller } from '../../../domain/account/identity.js';
import { parseId } from '../../../domain/core/parseId.js';
import type { WireOrderReviews } from '../domain/wireReview.js';
import type { Review } from '../../../domain/catalogue/reviews/review.js';
import { findCar } from '../../../domain/fitment/findCar.js';
import type { Order } from '../../../domain/order/order.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../../server/ports/backend.js';
import { requireReadableOrder } from '../../../server/actions/order/orders.js';

/** Event that counts mails about waiting reviews. */
const REVIEWS_WAIT = 'reviews-wait';

interface ReviewInput extends Omit<Review, 'author' | 'writtenAt'> {
  orderId: number;
  key: string | undefined;
  productId: number;
  /** The language of the page on which it was written. */
  locale: Locale;
}

/**
 * Stores a customer's review of a product of a delivered order; it appears once the operator has approved it. Allowed
 * for the owner of the order and for holders of its key, once per order and product. Throws `order_not_found`,
 * `order_not_delivered`, `product_not_found`, `already_reviewed`, `invalid_fields`, and what the port throws. Returns
 * what mails the operator, after the response.
 */
export async function submitReview(
  backend: Backend,
  caller: Caller,
  wanted: ReviewInput,
): Promise<() => Promise<void>> {
  const { store, state } = backend;
  const { order } = await requireReadableOrder(backend, caller, wanted.orderId, wanted.key);
  requireDelivered(order);
  const { productId, rating, text, car, km, locale } = wanted;
  const line = order.items.find((one) => one.productId === productId);
  if (line === undefined) throw new ShopError('product_not_found');
  await requireKnownCar(backend, car);
  await state.withLocks([`reviews of ${order.id}`], async () => {
    const reviewed = await store.reviews.listReviewed(order.id);
    if (reviewed.includes(productId)) throw new ShopError('already_reviewed');
    const firstName = order.billing?.firstName.trim() ?? '';
    const author = firstName === '' ? translateTo(locale)('review.customer') : firstName;
    await store.reviews.submit({ orderId: order.id, productId, author, rating, text, car, km });
  });
  return () => mailOperator(backend, { product: line.name, rating, text });
}

/** Tells the operator of a review that waits, in both languages; at most once an hour, as several may wait by then. */
async function mailOperator(
  { state, mail, settings }: Backend,
  { product, rating, text }: { product: Localized; rating: number; text: string },
): Promise<void> {
  const { contactEmail } = settings;
  if (contactEmail === null) return;
  if ((await state.countEvent(REVIEWS_WAIT, REVIEW_MAIL_EVERY_S)).count > 1) return;
  const texts = LOCALES.map((locale) =>
    translateTo(locale)('mail.review_text', {
      product: inLocale(product, locale),
      rating: String(rating),
      text,
    }),
  );
  try {
    await mail.send({
      to: contactEmail,
      subject: LOCALES.map((locale) => translateTo(locale)('mail.review_subject')).join(' · '),
      text: texts.join('\n\n---\n\n'),
    });
  } catch (error) {
    await state.clearEvents(REVIEWS_WAIT);
    throw error;
  }
}

/** Which products of a delivered order have been reviewed. Throws `order_not_found`, `order_not_delivered`. */
export async function readOrderReviews(
  backend: Backend,
  caller: Caller,
  idText: string,
  key: string | undefined,
): Promise<WireOrderReviews> {
  const { order } = await requireReadableOrder(backend, caller, parseId(idText), key);
  requireDelivered(order);
  return { reviewed: await backend.store.reviews.listReviewed(order.id) };
}

function requireDelivered({ status }: Order): void {
  if (status === 'pending-cart') throw new ShopError('order_not_found');
  if (status !== 'completed') throw new ShopError('order_not_delivered');
}

async function requireKnownCar({ store }: Backend, car: string | null): Promise<void> {
  if (car !== null && findCar(await store.fitment.table(), car) === null) {
    throw new ShopError('invalid_fields', { fields: { car: 'invalid' } });
  }
}
