import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { openDatabase } from '../../server/database/database.js';

/** Where the run keeps the filled database. */
export const SEEDED_DATABASE = 'SEEDED_DATABASE';

/** Puts the demonstration shop's database at `path`: filled by whoever asks first, copied for everybody. */
export async function copySeededDatabase(path: string): Promise<void> {
  const seeded = process.env[SEEDED_DATABASE];
  if (seeded === undefined) throw new Error(`${SEEDED_DATABASE} is not set: globalSetup.ts has not run`);
  if (!existsSync(seeded)) await seed(seeded);
  copyFileSync(seeded, path);
}

/** Fills a database beside it and moves a whole copy into its place, for another process may do the same. */
async function seed(seeded: string): Promise<void> {
  const own = `${seeded}.${process.pid}`;
  const url = `file:${own}`;
  (await openLocalShop({ url })).close();
  const database = await openDatabase({ url });
  await database.rows('VACUUM INTO ?', [`${own}.whole`]);
  database.close();
  renameSync(`${own}.whole`, seeded);
}
