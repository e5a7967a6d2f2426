import type { Env } from '../../server/config/env.js';
import { DatabaseFileError } from '../../server/database/connection/databaseFile.js';
import type { DatabaseFacts } from '../../server/database/connection/distance.js';
import { describeDatabaseProblem } from '../../server/database/sql/problems.js';
import { type Finding, fix, note, ok } from './findings.js';

/** Up to this, functions and database are in the same region. */
const NEAR_MS = 10;
/** Above this, a page or a cart write with a few round trips becomes noticeably slow. */
const FAR_MS = 60;

const REGION_HINT =
  'functions and database are in different regions: set the function region to the database’s under Settings → Functions in Vercel, or move the database. Run this where the shop runs, because elsewhere it measures another distance';

/** Checks that the database can be used, that it is durable, and how far away it is. */
export async function checkDatabase(
  { isDurable }: Pick<Env, 'isDurable'>,
  { inspectDatabase }: { inspectDatabase: () => Promise<DatabaseFacts> },
): Promise<Finding[]> {
  try {
    const { roundTripMs, missingMigrations } = await inspectDatabase();
    return [examineDistance(isDurable, roundTripMs), ...examineSchema(missingMigrations)];
  } catch (error) {
    if (error instanceof DatabaseFileError) return [fix('DATABASE_URL', error.message)];
    const { setting, text } = describeDatabaseProblem(error);
    return [fix(setting, text)];
  }
}

function examineDistance(isDurable: boolean, roundTripMs: number | null): Finding {
  if (!isDurable) {
    return fix(
      'DATABASE_URL',
      'is a file in a temporary directory, so data is lost. Set it to a hosted libSQL database (libsql://…)',
    );
  }
  if (roundTripMs === null) return ok('DATABASE_URL', 'is a file, and durable');
  const measured = `responds in ${Math.max(1, Math.round(roundTripMs))} ms`;
  if (roundTripMs <= NEAR_MS) return ok('DATABASE_URL', `${measured}, accepts writes, and is durable`);
  return (roundTripMs <= FAR_MS ? note : fix)('DATABASE_URL', `${measured}: ${REGION_HINT}`);
}

function examineSchema(missingMigrations: number): Finding[] {
  if (missingMigrations === 0) return [];
  return [
    note(
      'Schema',
      `is ${missingMigrations} migrations older than this version, which applies them when it starts. Take a backup first (npm run backup)`,
    ),
  ];
}
