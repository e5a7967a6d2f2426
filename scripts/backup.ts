/** `npm run backup -- file.gz`: writes the whole database to one compressed file, while the shop goes on. */
import { backupFile, explain } from './backup/files.js';
import { readEnv } from '../server/config/env.js';
import { refuseArguments, runCommand } from './command/runCommand.js';

const USAGE = 'npm run backup -- shop-backup.gz';

await runCommand(USAGE, async ([file, ...rest]) => {
  if (file === undefined || file.startsWith('-') || rest.length > 0) return refuseArguments(USAGE);
  try {
    const rows = await backupFile(readEnv().database, file);
    console.log(
      `${file} has ${rows} rows. It contains customers and orders: keep it where only you can read it.`,
    );
    return 0;
  } catch (error) {
    const reason = explain(error);
    if (reason === null) throw error;
    console.error(`${reason}\nNo backup was written.`);
    return 1;
  }
});
