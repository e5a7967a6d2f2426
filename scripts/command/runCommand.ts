import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/connection/database.js';
import type { Database } from '../../server/database/sql/sql.js';
import { answerHelp } from './help.mjs';

/**
 * Runs a command with the arguments of the process: `--help` prints how it is used, an error is one line, and the
 * number that `run` returns is the exit code.
 */
export async function runCommand(
  usage: string,
  run: (args: readonly string[]) => Promise<number> | number,
): Promise<void> {
  answerHelp(usage);
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Says how a command is used, because its arguments are wrong. */
export function refuseArguments(usage: string): number {
  console.error(usage);
  return 1;
}

/** Works on the shop's database. `elsewhere` tells where a shop in front of WooCommerce has what the command manages. */
export async function withDatabase(
  work: (database: Database) => Promise<number>,
  elsewhere?: string,
): Promise<number> {
  const { database: place, storeAccess } = readEnv();
  if (storeAccess !== null && elsewhere !== undefined) {
    console.error(elsewhere);
    return 1;
  }
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
