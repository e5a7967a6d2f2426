import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  checkDatabaseFile,
  createDatabaseFile,
  databasePath,
  fileFailure,
  fileUrl,
  holdDatabaseFile,
  narrowDatabaseFile,
} from './databaseFile.js';
import { APPLICATION_ID, migrate } from './migrations.js';
import { connect } from './connection.js';
import { DatabaseUnusable, describeDatabaseProblem } from '../sql/problems.js';
import { type Database, violatedConstraint } from '../sql/sql.js';

export interface DatabaseOptions {
  /** `file:…`, or `libsql://…` and `https://…` for a hosted database. */
  url: string;
  authToken?: string | undefined;
}

/**
 * Opens the database, creates the file if there is none, and migrates its tables. Throws `DatabaseFileError` for a file
 * that is not the shop's, and `DatabaseUnusable` for a hosted database that does not respond or for a newer schema; both
 * stay untouched.
 */
export async function openDatabase({ url, authToken }: DatabaseOptions): Promise<Database> {
  const path = databasePath(url);
  if (path === null) {
    return prepared(connect(url, null, authToken)).catch((error: unknown) => {
      throw new DatabaseUnusable(describeDatabaseProblem(error), error);
    });
  }
  checkDatabaseFile(path);
  const release = holdDatabaseFile(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    createDatabaseFile(path);
    narrowDatabaseFile(path);
    const database = connect(fileUrl(path), path, undefined);
    const close = () => {
      database.close();
      release();
    };
    return await prepared({ ...database, close }, claimFile);
  } catch (error) {
    release();
    throw fileFailure(path, error);
  }
}

async function prepared(
  database: Database,
  claim?: (database: Database) => Promise<void>,
): Promise<Database> {
  try {
    await claim?.(database);
    await migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Writes the application id before anything else, and before WAL mode, so that even a partially initialised file is
 * recognised as the shop's.
 */
async function claimFile(database: Database): Promise<void> {
  const [signature] = await database.rows('PRAGMA application_id');
  if (signature?.['application_id'] !== APPLICATION_ID) {
    await database.rows(`PRAGMA application_id = ${APPLICATION_ID}`);
  }
  await database.rows('PRAGMA journal_mode = WAL');
}

/** The UNIQUE index or column that a write violated (`customers.email`), or null for other errors. */
export function violatedUnique(error: unknown): string | null {
  return /^UNIQUE constraint failed: (.+)$/.exec(violatedConstraint(error) ?? '')?.[1] ?? null;
}
