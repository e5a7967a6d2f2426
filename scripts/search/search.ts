import { readEnv } from '../../server/config/env.js';
import { databaseMissedSearches } from '../../server/database/records/missedSearches.js';
import { CommandError, defineCommand, type Program } from '../command/program.js';
import { type DatabaseTools, runCommand, withDatabase } from '../command/runCommand.js';
import { reportCsv, reportTable } from './report.js';
import { exportSynonyms, importSynonyms, resetSynonyms } from './synonyms.js';

/* `npm run search`: the operator's synonyms, and what was searched and not found. */

function refuseInWordPress(): void {
  if (readEnv().contentUrl !== null)
    throw new CommandError('With CONTENT_URL, synonyms are written in wp-admin under Storefront → Search.');
}

const SEARCH: Program<DatabaseTools> = {
  name: 'npm run search',
  about: 'synonyms, and what was searched and not found',
  commands: {
    import: defineCommand('Reads synonyms: a line for each group, such as inner tube, تيوب.', {
      args: '<file.csv>',
      options: { 'dry-run': { help: 'tells only the errors of the file' } },
      run: ([path], { 'dry-run': isDryRun }, tools: DatabaseTools) => {
        refuseInWordPress();
        return importSynonyms(tools.database, { path, isDryRun }, tools);
      },
    }),
    export: defineCommand('Prints the last import.', {
      run: (_, __, tools: DatabaseTools) => {
        refuseInWordPress();
        return exportSynonyms(tools.database, tools);
      },
    }),
    reset: defineCommand('Deletes the import.', {
      run: (_, __, tools: DatabaseTools) => {
        refuseInWordPress();
        return resetSynonyms(tools.database, tools);
      },
    }),
    report: defineCommand('What was searched and not found.', {
      options: { csv: { help: 'by day, as CSV' } },
      run: async (_, { csv }, { database, print }: DatabaseTools) => {
        const searches = databaseMissedSearches(database);
        print(csv ? await reportCsv(searches) : await reportTable(searches));
      },
    }),
  },
};

await runCommand(SEARCH, withDatabase());
