/** `npm run restore -- file.gz [--replace]`: fills the database with a backup. */
import { explain, restoreFile } from './backup/files.js';
import { readEnv } from '../server/config/env.js';

const REPLACE = '--replace';
const given = process.argv.slice(2);
const [file, ...rest] = given.filter((each) => each !== REPLACE);
if (file === undefined || file.startsWith('-') || rest.length > 0) {
  console.error('npm run restore -- shop-backup.gz [--replace]');
  process.exit(1);
}
try {
  const { databaseUrl: url, databaseAuthToken: authToken } = readEnv();
  const rows = await restoreFile({ url, authToken }, file, given.includes(REPLACE));
  console.log(`Restored ${rows} rows. Start the shop, or deploy it again so that its static pages fit.`);
} catch (error) {
  const reason = explain(error);
  if (reason === null) throw error;
  console.error(reason);
  process.exit(1);
}
