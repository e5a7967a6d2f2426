import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { LOCALES } from '../../domain/core/locale.js';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { openDatabase } from '../../server/database/database.js';

/** Path of the seeded database of the run. */
export const SEEDED_DATABASE = 'SEEDED_DATABASE';

/** Copies the demonstration shop's database to `path`; the first caller seeds it. */
export async function copySeededDatabase(path: string): Promise<void> {
  const place = process.env[SEEDED_DATABASE];
  if (place === undefined) throw new Error(`${SEEDED_DATABASE} is not set: globalSetup.ts has not run`);
  // A test of other languages seeds their columns, too.
  const seeded = `${place}.${LOCALES.join('-')}`;
  if (!existsSync(seeded)) await seed(seeded);
  copyFileSync(seeded, path);
}

/** Seeds a temporary database and renames it into place, because another process may do the same. */
async function seed(seeded: string): Promise<void> {
  const own = `${seeded}.${process.pid}`;
  const url = `file:${own}`;
  (await openLocalShop({ url })).close();
  const database = await openDatabase({ url });
  await database.rows('VACUUM INTO ?', [`${own}.whole`]);
  database.close();
  renameSync(`${own}.whole`, seeded);
}
