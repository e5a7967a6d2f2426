import type { Database } from '../server/database/sql/sql.js';
import type { FeatureRecord, NoticeEnds } from '../server/ports/records/featureRecords.js';
import { stockNoticeEnds, stockRecords } from './stockRequests/server/stockRecords.js';
import { wishRecords } from './wishlist/server/wishRecords.js';

/** What features keep of customers in the shop's database, by its name in the export of an account. */
export function openRecords(database: Database, now?: () => number) {
  return {
    wishlist: wishRecords(database, now),
    stock_requests: stockRecords(database, now),
  } satisfies Record<string, FeatureRecord>;
}

export type FeatureRecords = ReturnType<typeof openRecords>;

/** What their notices end, by what these are about. */
export const NOTICE_ENDS: Readonly<Record<string, NoticeEnds>> = { stock: stockNoticeEnds };
