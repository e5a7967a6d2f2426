import { LibsqlError } from '@libsql/client';
import { ShopError } from '../../../domain/core/errors.js';
import { databaseError, isRolledBack, isUnanswered } from './failures.js';

/** A problem of the database that the operator can fix: the setting, what is wrong with it and what to do. */
interface DatabaseProblem {
  setting: 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN';
  text: string;
}

/**
 * The database cannot be used by this version of the shop, or at all. The message tells the operator why; shoppers get
 * 503, because it works again without them.
 */
export class DatabaseUnusable extends ShopError {
  readonly problem: DatabaseProblem;

  constructor(problem: DatabaseProblem, cause?: unknown) {
    super('store_unavailable', {}, cause);
    this.message = `${problem.setting} ${problem.text}`;
    this.problem = problem;
  }
}

const UNTOUCHED = 'It was not modified.';

export function newerSchema(version: number, known: number): DatabaseUnusable {
  return new DatabaseUnusable({
    setting: 'DATABASE_URL',
    text: `was written by a newer version of the shop (schema ${version}, this version has ${known}): deploy that version again, or restore a backup of this one into another database. ${UNTOUCHED}`,
  });
}

export function foreignTables(): DatabaseUnusable {
  return new DatabaseUnusable({
    setting: 'DATABASE_URL',
    text: `contains another program's tables: set it to an empty database. ${UNTOUCHED}`,
  });
}

/** Explains an error of a hosted database. */
export function describeDatabaseProblem(error: unknown): DatabaseProblem {
  if (error instanceof DatabaseUnusable) return error.problem;
  const known = databaseError(error);
  if (isUnanswered(known))
    return problem(
      'does not respond. Check the address with your database host, and that the database is running',
    );
  const { code, message } = known instanceof LibsqlError ? known : { code: '', message: String(known) };
  if (/HTTP status 40[13]/.test(message)) {
    const text = 'is rejected. Create a token with read and write access at your database host';
    return { setting: 'DATABASE_AUTH_TOKEN', text };
  }
  if (message.includes('HTTP status 404'))
    return problem('names a database that does not exist. Check it with your database host');
  if (code.includes('BLOCKED') || /read-?only|forbidden|not authorized/i.test(message)) {
    return problem(
      'refuses writes, so nothing can be ordered. The quota of the plan is used up, or the token may only read: change the plan, or create a token with write access',
    );
  }
  if (isRolledBack(known)) {
    return problem(
      'ends transactions before they are complete. Choose a plan or host that keeps a transaction open for 5 seconds',
    );
  }
  return problem(`cannot be used (${message}). Check it with your database host`);
}

function problem(text: string): DatabaseProblem {
  return { setting: 'DATABASE_URL', text };
}
