import { LibsqlError } from '@libsql/client';
import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { describeDatabaseProblem } from '../../server/database/sql/problems.js';
import type { Database } from '../../server/database/sql/sql.js';
import type { Backend } from '../../server/ports/backend.js';
import { CommandError, type Output, type Program, runProgram } from './program.js';

const OUTPUT: Output = {
  print: (line) => process.stdout.write(line.endsWith('\n') ? line : `${line}\n`),
  log: console.error,
};

type WithTools<Tools> = (work: (tools: Tools) => Promise<number>) => Promise<number>;

/** Runs a program with the arguments of the process; an error is one line, and the exit code is then 1. */
export async function runCommand<Tools>(program: Program<Tools>, withTools: WithTools<Tools>): Promise<void> {
  try {
    process.exitCode = await runProgram(program, process.argv.slice(2), OUTPUT, withTools);
  } catch (error) {
    OUTPUT.log(describeFailure(error));
    process.exitCode = 1;
  }
}

/** What went wrong, and with a database what the operator can do about it, in one line. */
export function describeFailure(error: unknown): string {
  if (error instanceof LibsqlError || (error instanceof TypeError && error.message === 'fetch failed')) {
    const { setting, text } = describeDatabaseProblem(error);
    return `${setting} ${text}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** For a command that only writes. */
export const withOutput: WithTools<Output> = (work) => work(OUTPUT);

/** Loaded by the commands that need it, because it is large. */
async function openBackend(): Promise<Backend> {
  return (await import('../../server/backend.js')).getBackend();
}

/** Works on the whole shop, whatever its store is. */
export const withBackend: WithTools<Output & { backend: Backend }> = async (work) =>
  work({ ...OUTPUT, backend: await openBackend() });

export interface DatabaseTools extends Output {
  database: Database;
  /** Opens the whole shop. */
  open: () => Promise<Backend>;
}

/** Works on the shop's database. `elsewhere` tells where a shop in front of WooCommerce has what the command manages. */
export function withDatabase(elsewhere?: string): WithTools<DatabaseTools> {
  return async (work) => {
    const { database: place, storeAccess } = readEnv();
    if (storeAccess !== null && elsewhere !== undefined) throw new CommandError(elsewhere);
    const database = await openDatabase(place);
    try {
      return await work({ ...OUTPUT, database, open: openBackend });
    } finally {
      database.close();
    }
  };
}
