/**
 * Places at the appointments of branches. Each has a number up to the branch's capacity, so that the database itself
 * rejects one appointment too many. An order has a second place only while it is being moved. From `check_at`
 * (milliseconds since 1970) on, the order has to be asked whether it still stands.
 */
export const BOOKINGS = `
CREATE TABLE bookings (
  order_id INTEGER NOT NULL,
  branch TEXT NOT NULL,
  date TEXT NOT NULL,
  starts TEXT NOT NULL,
  seat INTEGER NOT NULL CHECK (seat > 0),
  check_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, branch, date, starts),
  UNIQUE (branch, date, starts, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX bookings_by_date ON bookings(date);
`;
