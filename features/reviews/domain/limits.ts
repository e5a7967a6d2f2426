export const reviewLimits = {
  'reviews-address': { variable: 'LIMIT_REVIEWS_ADDRESS', max: 60, windowSeconds: 60 * 60 },
} as const;

/** The operator gets one mail about waiting reviews in this time. */
export const REVIEW_MAIL_EVERY_S = 60 * 60;
export const REVIEW_TEXT_MAX_CHARS = 1500;
/** Kilometres driven with a product; no tyre lasts as long. */
export const REVIEW_KM_MAX = 500_000;
/** Maximum number of a page of reviews in a request. */
export const REVIEW_PAGES_MAX = 1000;
