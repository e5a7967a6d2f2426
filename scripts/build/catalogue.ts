import { EMBEDDED } from '../../server/catalogueIndex/replica/catalogueFile.js';
import { writeCatalogueFile } from '../../server/catalogueIndex/replica/writeCatalogueFile.js';
import { CATALOGUE_FILE } from '../../server/config/catalogueFile.js';
import { readEnv } from '../../server/config/env.js';
import { openDatabase } from '../../server/database/connection/database.js';

const MEGABYTE = 1024 * 1024;

/** Writes the catalogue file of this build, from the database that the build has just read or mirrored. */
export async function writeCatalogue(): Promise<void> {
  const { database: place, storeAccess } = readEnv();
  const database = await openDatabase(place);
  try {
    const source = storeAccess?.url ?? EMBEDDED;
    const { bytes, isKept } = await writeCatalogueFile(database, { path: CATALOGUE_FILE, source });
    if (isKept) return;
    console.warn(
      `The catalogue file has ${Math.ceil(bytes / MEGABYTE)} MB, more than a function can carry: functions will read the database instead`,
    );
  } finally {
    database.close();
  }
}
