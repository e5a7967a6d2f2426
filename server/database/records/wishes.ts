import { WISHES_MAX } from '../../../domain/core/limits.js';
import type { WishesPort } from '../../ports/records/wishes.js';
import { integer } from '../sql/rows.js';
import type { Database } from '../sql/sql.js';

/** Wishlists in the shop's database. */
export function databaseWishes(database: Database, now: () => number = () => Date.now()): WishesPort {
  return {
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
}

const LIST = 'SELECT item_id FROM wishes WHERE customer_id = ?1 ORDER BY added_at DESC, item_id LIMIT ?2';
