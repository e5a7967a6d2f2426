/** `npm run restore -- file.gz [--replace]`: fills the database with a backup. */
import { explain, restoreFile } from './backup/files.js';
import { readEnv } from '../server/config/env.js';
import { refuseArguments, runCommand } from './command/runCommand.js';

const USAGE = 'npm run restore -- shop-backup.gz [--replace]';
const REPLACE = '--replace';

await runCommand(USAGE, async (args) => {
  const [file, ...rest] = args.filter((each) => each !== REPLACE);
  if (file === undefined || file.startsWith('-') || rest.length > 0) return refuseArguments(USAGE);
  try {
    const rows = await restoreFile(readEnv().database, file, args.includes(REPLACE));
    console.log(`Restored ${rows} rows. Start the shop, or deploy it again so that its static pages fit.`);
    return 0;
  } catch (error) {
    const reason = explain(error);
    if (reason === null) throw error;
    console.error(reason);
    return 1;
  }
});
