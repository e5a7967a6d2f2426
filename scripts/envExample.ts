/** `npm run env-example`: writes `.env.example`, and the tables of settings in documents, from the table of settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { defineCommand, singleCommand } from './command/program.js';
import { runCommand, withOutput } from './command/runCommand.js';
import { DOCUMENTS, exampleOfEnv, withSettingTables } from './exampleOfEnv.js';

const PROGRAM = singleCommand(
  'npm run env-example',
  defineCommand('Writes .env.example, and the tables of settings in documents.', {
    run: () => {
      writeFileSync('.env.example', exampleOfEnv());
      for (const file of DOCUMENTS) writeFileSync(file, withSettingTables(readFileSync(file, 'utf8')));
      return 0;
    },
  }),
);

await runCommand(PROGRAM, withOutput);
