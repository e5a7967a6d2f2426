import { writeFileSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { openDatabase } from '../../server/database/database.js';
import type { Database, Reader } from '../../server/database/sql.js';
import { EMBEDDED } from '../../server/catalogueIndex/replica/catalogueFile.js';
import { writeCatalogueFile } from '../../server/catalogueIndex/replica/writeCatalogueFile.js';
import { temporaryDatabase } from '../contract/support.js';
import { copySeededDatabase } from './seededDatabase.js';

/** A seeded database and the catalogue file that a build has written from it. */
export interface BuiltShop {
  /** URL of the database file. */
  url: string;
  /** Path of the catalogue file. */
  file: string;
  database: Database;
  /** Changes the database behind the shop's back. */
  change(...statements: string[]): Promise<void>;
  remove(): void;
}

/** Seeds a database and writes its catalogue file; `through` stands between the two. */
export async function buildShop(through: (database: Database) => Reader = (it) => it): Promise<BuiltShop> {
  const place = temporaryDatabase();
  await copySeededDatabase(place.path);
  const database = await openDatabase({ url: place.url });
  const file = join(dirname(place.path), 'catalogue.db');
  await writeCatalogueFile(through(database), { path: file, source: EMBEDDED });
  return {
    url: place.url,
    file,
    database,
    async change(...statements) {
      await database.write(async (writer) => {
        for (const statement of statements) await writer.run(statement);
      });
    },
    remove() {
      database.close();
      place.remove();
    },
  };
}

/** Overwrites a part of a file, from a share of its length on. */
export function damage(file: string, from: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x21, Math.floor(bytes.length * from)));
}
