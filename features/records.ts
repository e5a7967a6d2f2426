import type { Database } from '../server/database/sql/sql.js';
import type { FeatureRecord } from '../server/ports/records/customerRecords.js';
import { wishRecords } from './wishlist/server/wishRecords.js';

/** What features keep of customers in the shop's database, by its name in the export of an account. */
export function openRecords(database: Database, now?: () => number) {
  return { wishlist: wishRecords(database, now) } satisfies Record<string, FeatureRecord>;
}

export type FeatureRecords = ReturnType<typeof openRecords>;
