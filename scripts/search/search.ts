import { databaseMissedSearches } from '../../server/database/records/missedSearches.js';
import { readEnv } from '../../server/config/env.js';
import type { Database } from '../../server/database/sql/sql.js';
import { refuseArguments, runCommand, withDatabase } from '../command/runCommand.js';
import { reportCsv, reportTable } from './report.js';
import { exportSynonyms, importSynonyms, resetSynonyms } from './synonyms.js';

/* `npm run search`: the operator's synonyms, and what was searched and not found. */

const USAGE = `npm run search -- import synonyms.csv [--dry-run]   # a line for each group: inner tube, تيوب
npm run search -- export > synonyms.csv             # the last import
npm run search -- reset                             # deletes it
npm run search -- report [--csv]                    # what was searched and not found, by day with --csv`;

const OUTPUT = {
  print: (line: string) => process.stdout.write(line.endsWith('\n') ? line : `${line}\n`),
  warn: console.error,
};

const IN_WORDPRESS = 'With CONTENT_URL, synonyms are written in wp-admin under Storefront → Search.';

async function main([command, ...rest]: readonly string[]): Promise<number> {
  const [path, ...others] = rest.filter((each) => !each.startsWith('--'));
  const options = rest.filter((each) => each.startsWith('--'));
  const isPlain = rest.length === 0;
  if (command === 'import' && path !== undefined && others.length === 0 && knows(options, '--dry-run')) {
    const isDryRun = options.length > 0;
    return withSynonyms((database) => importSynonyms(database, { path, isDryRun }, OUTPUT));
  }
  if (command === 'export' && isPlain) return withSynonyms((database) => exportSynonyms(database, OUTPUT));
  if (command === 'reset' && isPlain) return withSynonyms((database) => resetSynonyms(database, OUTPUT));
  if (command === 'report' && path === undefined && knows(options, '--csv')) {
    return withDatabase(async (database) => {
      const searches = databaseMissedSearches(database);
      OUTPUT.print(options.length > 0 ? await reportCsv(searches) : await reportTable(searches));
      return 0;
    });
  }
  return refuseArguments(USAGE);
}

function knows(options: readonly string[], known: string): boolean {
  return options.every((option) => option === known);
}

function withSynonyms(work: (database: Database) => Promise<number>): Promise<number> {
  if (readEnv().contentUrl === null) return withDatabase(work);
  console.error(IN_WORDPRESS);
  return Promise.resolve(1);
}

await runCommand(USAGE, main);
