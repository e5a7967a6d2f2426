/** Interface of a database or a transaction. */
import { LibsqlError, type Row } from '@libsql/client';

export type SqlValue = string | number | Uint8Array | null;
export type { Row };

export interface Reader {
  /** Runs one statement and returns its rows. */
  rows(sql: string, args?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Writer extends Reader {
  /** Runs one statement and returns the number of changed rows. Not for statements with RETURNING. */
  run(sql: string, args?: readonly SqlValue[]): Promise<number>;
  /** Runs several statements without arguments. */
  script(sql: string): Promise<void>;
}

export interface Statement {
  sql: string;
  args?: readonly SqlValue[];
}

/** Result of a statement in a batch: its rows, and the number of changed rows. */
export interface StatementResult {
  rows: Row[];
  changed: number;
}

export interface Database extends Reader {
  /**
   * Runs the statements in one write transaction and one round trip, all or nothing. See `expecting` for conditions.
   * `repeatable`: running them twice has the same effect as once, so they are sent again if a hosted database's answer
   * is lost.
   */
  batch(statements: readonly Statement[], repeatable?: 'repeatable'): Promise<StatementResult[]>;
  /**
   * Runs the work in a write transaction, which is rolled back if the work throws. Writes of this process are
   * serialised, so the work must not call `write` again nor wait for the network. It may run again if the first attempt
   * was rolled back.
   */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  close(): void;
}

const EXPECTED = 'expected';

/**
 * A statement that fails, and rolls back its batch, unless the condition holds; a violated constraint is the only way
 * to abort a batch in SQL. `isUnexpected` recognises this failure.
 */
export function expecting(condition: string, args: readonly SqlValue[]): Statement {
  return {
    sql: `INSERT INTO locks (name, owner, expires_at) SELECT '${EXPECTED}', NULL, 0 WHERE NOT (${condition})`,
    args,
  };
}

/** Whether a batch was rolled back because an expectation failed. */
export function isUnexpected(error: unknown): boolean {
  return violatedConstraint(error) === 'NOT NULL constraint failed: locks.owner';
}

/** The violated constraint, such as `UNIQUE constraint failed: customers.email`; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof LibsqlError)) return null;
  return /(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed.*$/.exec(error.message)?.[0] ?? null;
}
