import type { BookingsPort } from '../../ports/records/bookings.js';
import { integer, text } from '../sql/rows.js';
import type { Database, Statement } from '../sql/sql.js';

/** The places at the appointments of branches, in the shop's database. */
export function databaseBookings(database: Database, now: () => number = () => Date.now()): BookingsPort {
  return {
    async hold(orderId, { branch, date, from }, { capacity, checkAt }) {
      const seats = JSON.stringify(Array.from({ length: capacity }, (_, index) => index + 1));
      const args = [orderId, branch, date, from, checkAt.getTime()];
      const hold = [
        { sql: HOLD_ON, args },
        { sql: HOLD, args: [...args, seats] },
      ];
      const results = await database.batch(hold, 'repeatable');
      return results.some(({ changed }) => changed > 0);
    },

    async keep(orderId, slot, checkAt) {
      if (slot === null) {
        await database.batch(
          [{ sql: 'DELETE FROM bookings WHERE order_id = ?', args: [orderId] }],
          'repeatable',
        );
        return;
      }
      const args = [orderId, slot.branch, slot.date, slot.from];
      const statements: Statement[] = [
        { sql: DELETE_OTHERS, args },
        { sql: KEEP, args: [...args, checkAt.getTime()] },
      ];
      await database.batch(statements, 'repeatable');
    },

    async listTaken(branch, fromDate) {
      const rows = await database.rows(
        'SELECT date, starts, count(*) AS taken FROM bookings WHERE branch = ? AND date >= ? GROUP BY date, starts',
        [branch, fromDate],
      );
      return rows.map((row) => ({
        ...{ date: text(row, 'date'), from: text(row, 'starts') },
        taken: integer(row, 'taken'),
      }));
    },

    async listDue(branch, { fromDate, capacity, limit }) {
      const rows = await database.rows(LIST_DUE, [branch, fromDate, capacity, now(), limit]);
      return rows.map((row) => integer(row, 'order_id'));
    },

    async forget(beforeDate) {
      await database.batch(
        [{ sql: 'DELETE FROM bookings WHERE date < ?', args: [beforeDate] }],
        'repeatable',
      );
    },
  };
}

const HOLD_ON = `
  UPDATE bookings SET check_at = max(check_at, ?5)
  WHERE order_id = ?1 AND branch = ?2 AND date = ?3 AND starts = ?4`;

/** In the first free place, unless the order has one or enough are taken: the capacity may have been lowered. */
const HOLD = `
  INSERT INTO bookings (order_id, branch, date, starts, seat, check_at)
  SELECT ?1, ?2, ?3, ?4, value, ?5 FROM json_each(?6)
  WHERE value NOT IN (SELECT seat FROM bookings WHERE branch = ?2 AND date = ?3 AND starts = ?4)
    AND (SELECT count(*) FROM bookings WHERE branch = ?2 AND date = ?3 AND starts = ?4) < json_array_length(?6)
    AND NOT EXISTS (
      SELECT 1 FROM bookings WHERE order_id = ?1 AND branch = ?2 AND date = ?3 AND starts = ?4)
  ORDER BY value LIMIT 1`;

const DELETE_OTHERS = `
  DELETE FROM bookings WHERE order_id = ?1 AND NOT (branch = ?2 AND date = ?3 AND starts = ?4)`;

const KEEP = `
  INSERT INTO bookings (order_id, branch, date, starts, seat, check_at)
  SELECT ?1, ?2, ?3, ?4, ifnull(max(seat), 0) + 1, ?5 FROM bookings
  WHERE branch = ?2 AND date = ?3 AND starts = ?4
  ON CONFLICT (order_id, branch, date, starts) DO UPDATE SET check_at = excluded.check_at`;

const LIST_DUE = `
  SELECT DISTINCT order_id, check_at FROM bookings AS booking
  WHERE branch = ?1 AND date >= ?2 AND check_at <= ?4 AND (
    SELECT count(*) FROM bookings AS other
    WHERE other.branch = booking.branch AND other.date = booking.date AND other.starts = booking.starts) >= ?3
  ORDER BY check_at, order_id LIMIT ?5`;
