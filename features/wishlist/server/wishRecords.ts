import { integer } from '../../../server/database/sql/rows.js';
import type { Database } from '../../../server/database/sql/sql.js';
import type { FeatureRecord } from '../../../server/ports/records/featureRecords.js';
import { WISHES_MAX } from '../domain/wishes.js';

/** Ids of products and variations, whatever the store; every method may throw `store_unavailable`. */
interface WishRecords extends FeatureRecord {
  /** Removes and adds, and returns the list, newest first; of too many, the oldest are dropped. */
  change(customerId: number, change: Changed): Promise<number[]>;
}

interface Changed {
  /** The first is the newest. */
  add: readonly number[];
  remove: readonly number[];
}

/** Wishlists in the shop's database. */
export function wishRecords(database: Database, now: () => number = () => Date.now()): WishRecords {
  const records: WishRecords = {
    async change(customerId, { add, remove }) {
      // A repeat has the same effect: what is there keeps its place.
      const results = await database.batch(
        [
          {
            sql: 'DELETE FROM wishes WHERE customer_id = ? AND item_id IN (SELECT value FROM json_each(?))',
            args: [customerId, JSON.stringify(remove)],
          },
          {
            sql: `INSERT INTO wishes (customer_id, item_id, added_at)
              SELECT ?1, value, ?2 - key FROM json_each(?3) WHERE true ON CONFLICT DO NOTHING`,
            args: [customerId, now(), JSON.stringify(add)],
          },
          {
            sql: `DELETE FROM wishes WHERE customer_id = ?1 AND item_id NOT IN (${LIST})`,
            args: [customerId, WISHES_MAX],
          },
          { sql: LIST, args: [customerId, WISHES_MAX] },
        ],
        'repeatable',
      );
      return (results.at(-1)?.rows ?? []).map((row) => integer(row, 'item_id'));
    },

    exported: (customerId) => records.change(customerId, { add: [], remove: [] }),

    async move(from, to) {
      await database.batch([
        { sql: 'UPDATE OR IGNORE wishes SET customer_id = ? WHERE customer_id = ?', args: [to, from] },
        { sql: 'DELETE FROM wishes WHERE customer_id = ?', args: [from] },
        {
          sql: `DELETE FROM wishes WHERE customer_id = ?1 AND item_id NOT IN (${LIST})`,
          args: [to, WISHES_MAX],
        },
      ]);
    },

    async forget(customerId) {
      await database.batch([{ sql: 'DELETE FROM wishes WHERE customer_id = ?', args: [customerId] }]);
    },
  };
  return records;
}

const LIST = 'SELECT item_id FROM wishes WHERE customer_id = ?1 ORDER BY added_at DESC, item_id LIMIT ?2';
