/** `npm run env-example`: writes `.env.example`, and the tables of settings in documents, from the table of settings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { refuseArguments, runCommand } from './command/runCommand.js';
import { DOCUMENTS, exampleOfEnv, withSettingTables } from './exampleOfEnv.js';

const USAGE = 'npm run env-example              # writes .env.example, and tables of settings in documents';

await runCommand(USAGE, (args) => {
  if (args.length > 0) return refuseArguments(USAGE);
  writeFileSync('.env.example', exampleOfEnv());
  for (const file of DOCUMENTS) writeFileSync(file, withSettingTables(readFileSync(file, 'utf8')));
  return 0;
});
