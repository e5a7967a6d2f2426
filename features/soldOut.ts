import type { SoldOutOffer } from './feature.js';
import { stockOffer } from './stockRequests/components/StockOffer.js';

/** What is offered for what is sold out: the first that the shop can keep. */
export const SOLD_OUT: readonly SoldOutOffer[] = [stockOffer];
