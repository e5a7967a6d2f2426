/** `npm run backup -- file.gz`: writes the whole database to one compressed file, while the shop goes on. */
import { backupFile, explain } from './backup/files.js';
import { readEnv } from '../server/config/env.js';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || file.startsWith('-') || rest.length > 0) {
  console.error('npm run backup -- shop-backup.gz');
  process.exit(1);
}
try {
  const { databaseUrl: url, databaseAuthToken: authToken } = readEnv();
  const rows = await backupFile({ url, authToken }, file);
  console.log(
    `${file} has ${rows} rows. It contains customers and orders: keep it where only you can read it.`,
  );
} catch (error) {
  const reason = explain(error);
  if (reason === null) throw error;
  console.error(`${reason}\nNo backup was written.`);
  process.exit(1);
}
