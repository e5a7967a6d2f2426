/** `npm run env-example`: writes `.env.example` from the settings' help. */
import { writeFileSync } from 'node:fs';
import { refuseArguments, runCommand } from './command/runCommand.js';
import { exampleOfEnv } from './exampleOfEnv.js';

const USAGE = 'npm run env-example              # writes .env.example';

await runCommand(USAGE, (args) => {
  if (args.length > 0) return refuseArguments(USAGE);
  writeFileSync('.env.example', exampleOfEnv());
  return 0;
});
