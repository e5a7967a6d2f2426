import { LibsqlError } from '@libsql/client';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import { violatedUnique } from './database.js';
import { type Database, type Reader, violatedConstraint, type Writer } from '../sql/sql.js';

type Outage = Extract<
  ErrorCode,
  'store_unavailable' | 'content_unavailable' | 'newsletter_unavailable' | 'payment_unavailable'
>;

/**
 * Wraps the database so that failures appear as an outage of the store or of the content, depending on the port.
 * Constraint violations pass through, because callers interpret them: UNIQUE everywhere, all of them in a batch.
 */
export function guarded(database: Database, outage: Outage): Database {
  const guard = async <T>(
    work: () => Promise<T>,
    isExpected: typeof violatedUnique = violatedUnique,
  ): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof LibsqlError && isExpected(error) === null
        ? new ShopError(outage, {}, error)
        : error;
    }
  };
  const reader = (inner: Reader): Reader => ({ rows: (sql, args) => guard(() => inner.rows(sql, args)) });
  const writer = (inner: Writer): Writer => ({
    ...reader(inner),
    run: (sql, args) => guard(() => inner.run(sql, args)),
    script: (sql) => guard(() => inner.script(sql)),
  });
  return {
    ...reader(database),
    batch: (...args) => guard(() => database.batch(...args), violatedConstraint),
    write: (work) => guard(() => database.write((inner) => work(writer(inner)))),
    close: () => database.close(),
  };
}
