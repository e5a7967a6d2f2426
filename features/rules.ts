import type { MessageKey } from '../locales/keys.js';
import type { FeatureForm } from './feature.js';
import { reviewLimits } from './reviews/domain/limits.js';
import { stockErrorMessages } from './stockRequests/domain/errors.js';
import { stockLimits } from './stockRequests/domain/limits.js';
import { STOCK_NEWS, STOCK_TEMPLATE } from './stockRequests/domain/news.js';
import { stockForm } from './stockRequests/domain/stockForm.js';

/* What the server knows of features. Browsers import no value of it. */

/** Messages of their error codes for developers. */
export const FEATURE_ERROR_MESSAGES = { ...stockErrorMessages };

/** Their rate limits. */
export const FEATURE_LIMITS = { ...stockLimits, ...reviewLimits };

/** Their forms that can be sent without scripts, each with a page in `pages/forms/`. */
export const FEATURE_FORMS = { 'stock-request': stockForm } satisfies Record<string, FeatureForm>;

/** What they tell people who have asked for it, by mail or by message with a template of this name. */
export const FEATURE_NEWS = [STOCK_NEWS] as const;

/** What operators are told of these templates. */
export const NEWS_TEMPLATES: Readonly<Record<(typeof FEATURE_NEWS)[number], string>> = {
  [STOCK_NEWS]: STOCK_TEMPLATE,
};

/** What they add to the letter about a delivered order. */
export const AFTER_DELIVERY: readonly MessageKey[] = ['mail.order.write_review'];
