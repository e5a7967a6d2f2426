import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { LOCALES } from '../../domain/core/locale.js';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { openDatabase } from '../../server/database/connection/database.js';

/** Path of the seeded database of the run. */
export const SEEDED_DATABASE = 'SEEDED_DATABASE';

/** Copies the demonstration shop's database to `path`; the first caller seeds it. */
export function copySeededDatabase(path: string): Promise<void> {
  return copyOnceMade('seeded', path, async (url) => (await openLocalShop({ url })).close());
}

/** Copies a database without entries to `path`, which takes a tenth of the time of all migrations. */
export function copyEmptyDatabase(path: string): Promise<void> {
  return copyOnceMade('empty', path, () => Promise.resolve());
}

async function copyOnceMade(name: string, path: string, fill: (url: string) => Promise<void>): Promise<void> {
  const place = process.env[SEEDED_DATABASE];
  if (place === undefined) throw new Error(`${SEEDED_DATABASE} is not set: globalSetup.ts has not run`);
  // A test of other languages has their columns, too.
  const made = `${place}.${name}.${LOCALES.join('-')}`;
  if (!existsSync(made)) await make(made, fill);
  copyFileSync(made, path);
}

/** Makes a temporary database and renames it into place, because another process may do the same. */
async function make(made: string, fill: (url: string) => Promise<void>): Promise<void> {
  const own = `${made}.${process.pid}`;
  const url = `file:${own}`;
  await fill(url);
  const database = await openDatabase({ url });
  await database.rows('VACUUM INTO ?', [`${own}.whole`]);
  database.close();
  renameSync(`${own}.whole`, made);
}
