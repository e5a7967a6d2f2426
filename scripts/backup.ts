/** `npm run backup`: writes the whole database to one compressed file, while the shop goes on. */
import { readEnv } from '../server/config/env.js';
import { backupFile } from './backup/files.js';
import { CommandError, defineCommand, type Output, singleCommand } from './command/program.js';
import { describeFailure, runCommand, withOutput } from './command/runCommand.js';

const PROGRAM = singleCommand(
  'npm run backup',
  defineCommand('Writes the whole database to a new file, such as shop-backup.gz.', {
    args: '<file.gz>',
    run: async ([file], _, { print }: Output) => {
      try {
        const rows = await backupFile(readEnv().database, file);
        print(
          `${file} has ${rows} rows. It contains customers and orders: keep it where only you can read it.`,
        );
      } catch (error) {
        throw new CommandError(`${describeFailure(error)}\nNo backup was written.`);
      }
    },
  }),
);

await runCommand(PROGRAM, withOutput);
