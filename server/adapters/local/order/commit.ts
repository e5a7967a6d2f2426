import type { Completion } from '../../../ports/records/state.js';
import { isUnanswered } from '../../../database/sql/failures.js';
import { completionStatements, storedOutcome } from '../../../database/locks/lockStatements.js';
import { type Database, expecting, isUnexpected, type Statement } from '../../../database/sql/sql.js';

/** A timestamp strictly later than `before`, because it serves as the row's version. */
export function changeTime(before: string): string {
  return new Date(Math.max(Date.now(), (Date.parse(before) || 0) + 1)).toISOString();
}

/** A statement that fails unless the row still has this version (optimistic locking). */
export function unchanged(table: 'orders' | 'customers', id: number, updatedAt: string): Statement {
  return expecting(`EXISTS (SELECT 1 FROM ${table} WHERE id = ? AND updated_at = ?)`, [id, updatedAt]);
}

/** Whether a transaction with a lost response was committed; without a completion this is unknown. */
async function isCommitted(database: Database, completion: Completion | undefined): Promise<boolean> {
  if (completion === undefined) return false;
  const { sql, args } = storedOutcome(completion);
  return (await database.rows(sql, args)).length > 0;
}

/**
 * Runs these statements and the request's completion in one transaction. Returns false if an expectation among them
 * fails.
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
    if (!isUnanswered(error) || !(await isCommitted(database, completion))) throw error;
  }
  if (completion !== undefined) completion.isCommitted = true;
  return true;
}
