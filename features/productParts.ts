import type { ReadProductPart } from '../server/actions/pages/productPart.js';
import { readReviewsPart } from './reviews/server/reviewsPart.js';

/** What features say of a product on its page, by the id of its section there. */
export const PRODUCT_PARTS: Readonly<Record<string, ReadProductPart>> = { reviews: readReviewsPart };
