/** What can be asked of a database, open or within a transaction. */
import type { Row } from '@libsql/client';

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

export interface Database extends Reader {
  /**
   * Runs the work in a write transaction of its own: all of it or, when the work throws, nothing. Writes of
   * this process run one after the other, so the work must not call `write` again, nor wait for the network; it
   * may be run again where the first try was rolled back.
   */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  close(): void;
}
