import type { FeatureOutbox } from '../server/actions/notifications/featureOutbox.js';
import { stockOutbox } from './stockRequests/server/stockOutbox.js';

/** What features tell people, by what their notices are about. */
export const OUTBOX: Readonly<Record<string, FeatureOutbox>> = { stock: stockOutbox };
