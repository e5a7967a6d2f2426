import { escapeHtml } from '../../../domain/text/escapeHtml.js';
import { REVIEW_STARS_MAX } from '../../../domain/core/limits.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { LONG_DATE } from '../../../domain/egypt/egyptTime.js';
import type { Review } from '../../../domain/catalogue/reviews/review.js';
import { findCar } from '../../../domain/fitment/findCar.js';
import type { FitmentTable } from '../../../domain/fitment/fitment.js';
import { serverIntl } from '../../../locales/serverIntl.js';
import type { Translate } from '../../../locales/intl.js';

export interface ReviewWords {
  locale: Locale;
  word: Translate;
}

/**
 * Reviews as HTML, which a page shows without code of its own. Everything that people wrote is escaped, and has the
 * direction of its own language.
 */
export function reviewsHtml(reviews: readonly Review[], words: ReviewWords, cars: FitmentTable): string {
  return reviews.map((review) => reviewHtml(review, words, cars)).join('');
}

function reviewHtml(review: Review, words: ReviewWords, cars: FitmentTable): string {
  const { author, text, writtenAt } = review;
  const facts = factsOf(review, words, cars).map((fact) => `<bdi>${escapeHtml(fact)}</bdi>`);
  const shownText = escapeHtml(text).replaceAll('\n', '<br>');
  return [
    '<article tabindex="-1">',
    `<p>${stars(review, words)} <b><bdi>${escapeHtml(author)}</bdi></b> ${date(writtenAt, words)}</p>`,
    `<p dir="auto">${shownText}</p>`,
    facts.length === 0 ? '' : `<p>${facts.join(' · ')}</p>`,
    '</article>',
  ].join('');
}

function stars({ rating }: Review, { word }: ReviewWords): string {
  const label = escapeHtml(word('review.stars', { stars: String(rating) }));
  const drawn = '★'.repeat(rating) + '☆'.repeat(REVIEW_STARS_MAX - rating);
  return `<span role="img" aria-label="${label}">${drawn}</span>`;
}

function date(writtenAt: string, { locale }: ReviewWords): string {
  const shown = serverIntl(locale).formatDate(writtenAt, LONG_DATE);
  return `<time datetime="${escapeHtml(writtenAt)}">${escapeHtml(shown)}</time>`;
}

/** Car and kilometres; a car that the table no longer knows is left out. */
function factsOf({ car, km }: Review, { locale, word }: ReviewWords, cars: FitmentTable): string[] {
  const found = car === null ? null : findCar(cars, car);
  return [
    ...(found === null
      ? []
      : [`${inLocale(found.make.name, locale)} ${inLocale(found.model.name, locale)} ${found.year}`]),
    ...(km === null ? [] : [word('review.after_km', { km: serverIntl(locale).formatNumber(km) })]),
  ];
}
