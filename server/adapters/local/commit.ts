import type { Completion } from '../../ports/state.js';
import { completionStatements } from '../../database/lockStatements.js';
import { type Database, expecting, isUnexpected, type Statement } from '../../database/sql.js';

/** The time of a change to what was last changed then: it tells every state of it apart, so it never stands still. */
export function changeTime(before: string): string {
  return new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString();
}

/** A statement that fails unless the row was last changed then. */
export function unchanged(table: 'orders' | 'customers', id: number, updatedAt: string): Statement {
  return expecting(`EXISTS (SELECT 1 FROM ${table} WHERE id = ? AND updated_at = ?)`, [id, updatedAt]);
}

/**
 * Writes all of this and completes the exclusive work, in one transaction. Tells whether that was done: not where something that the
 * statements expect does not hold.
 */
export async function commit(
  database: Database,
  statements: readonly Statement[],
  completion?: Completion,
): Promise<boolean> {
  try {
    await database.batch([
      ...statements,
      ...(completion === undefined ? [] : completionStatements(completion)),
    ]);
  } catch (error) {
    if (isUnexpected(error)) return false;
    throw error;
  }
  if (completion !== undefined) completion.isCommitted = true;
  return true;
}
