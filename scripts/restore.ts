/** `npm run restore`: fills the database with a backup. */
import { readEnv } from '../server/config/env.js';
import { restoreFile } from './backup/files.js';
import { defineCommand, type Output, singleCommand } from './command/program.js';
import { runCommand, withOutput } from './command/runCommand.js';

const PROGRAM = singleCommand(
  'npm run restore',
  defineCommand('Into an empty database, or one that is not in use.', {
    args: '<file.gz>',
    options: { replace: { help: 'into any other: its rows are lost' } },
    run: async ([file], { replace }, { print }: Output) => {
      const rows = await restoreFile(readEnv().database, file, replace);
      print(`Restored ${rows} rows. Start the shop, or deploy it again so that its static pages fit.`);
    },
  }),
);

await runCommand(PROGRAM, withOutput);
