/** What can be asked of a database, open or within a transaction. */
import { LibsqlError, type Row } from '@libsql/client';

export type SqlValue = string | number | null;
export type { Row };

export interface Reader {
  /** Runs one statement and answers its rows. */
  rows(sql: string, args?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Writer extends Reader {
  /** Runs one statement and answers how many rows it changed. Not for statements with RETURNING. */
  run(sql: string, args?: readonly SqlValue[]): Promise<number>;
  /** Runs several statements without arguments. */
  script(sql: string): Promise<void>;
}

export interface Statement {
  sql: string;
  args?: readonly SqlValue[];
}

/** What a statement of a batch did: rows that it answers, and how many it changed. */
export interface StatementResult {
  rows: Row[];
  changed: number;
}

export interface Database extends Reader {
  /**
   * Runs the statements in one write transaction and one round trip: all of them or, when one fails, none. See
   * `expecting` for a condition that has to hold.
   */
  batch(statements: readonly Statement[]): Promise<StatementResult[]>;
  /**
   * Runs the work in a write transaction of its own: all of it or, when the work throws, nothing. Writes of
   * this process run one after the other, so the work must not call `write` again, nor wait for the network; it
   * may be run again where the first try was rolled back.
   */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  close(): void;
}

const EXPECTED = 'expected';

/**
 * A statement for a batch that fails, and the whole batch with it, unless the condition holds: SQL has no other way
 * to stop a batch than a violated constraint. `isUnexpected` knows its failure again.
 */
export function expecting(condition: string, args: readonly SqlValue[]): Statement {
  return {
    sql: `INSERT INTO locks (name, owner, expires_at) SELECT '${EXPECTED}', NULL, 0 WHERE NOT (${condition})`,
    args,
  };
}

/** Whether a batch was rolled back because something expected of it did not hold. */
export function isUnexpected(error: unknown): boolean {
  return violatedConstraint(error) === 'NOT NULL constraint failed: locks.owner';
}

/** What a write ran into, such as `UNIQUE constraint failed: customers.email`; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof LibsqlError)) return null;
  return /(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY) constraint failed.*$/.exec(error.message)?.[0] ?? null;
}
