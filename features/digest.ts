import type { Section } from '../server/actions/office/digestPart.js';
import type { Backend } from '../server/ports/backend.js';
import { reviewsDigest } from './reviews/server/reviewsDigest.js';
import { stockDigest } from './stockRequests/server/stockDigest.js';

/** What features add to the operator's letter of a day. */
export const DIGEST: readonly ((backend: Backend) => Promise<Section[]>)[] = [stockDigest, reviewsDigest];
