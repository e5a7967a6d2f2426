import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { openDatabase } from '../../../server/database/connection/database.js';
import { insertProducts } from '../../../server/adapters/local/seed/catalogueEntries.js';
import { readDemo } from '../../../server/adapters/local/seed/readDemo.js';
import { text } from '../../../server/database/sql/rows.js';
import type { Database, Reader, Writer } from '../../../server/database/sql/sql.js';
import { EMBEDDED } from '../../../server/catalogueIndex/replica/catalogueFile.js';
import { writeCatalogueFile } from '../../../server/catalogueIndex/replica/writeCatalogueFile.js';
import { required, temporaryDatabase } from '../support.js';
import { copySeededDatabase, SEEDED_DATABASE } from '../../support/seededDatabase.js';

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

/** Seeds a database and writes its catalogue file; `through` stands between the two, and makes it one of its own. */
export async function buildShop(through?: (database: Database) => Reader): Promise<BuiltShop> {
  const place = temporaryDatabase();
  await copySeededDatabase(place.path);
  const database = await openDatabase({ url: place.url });
  const file = join(dirname(place.path), 'catalogue.db');
  if (through === undefined) await copyCatalogueFile(database, file);
  else await writeCatalogueFile(through(database), { path: file, source: EMBEDDED });
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

/** Copies the catalogue file of the seeded database; the first caller writes it, which takes as long as seeding. */
async function copyCatalogueFile(database: Database, path: string): Promise<void> {
  // Two processes may have seeded at the same time, and the file is of one of their shops.
  const [shop] = await database.rows("SELECT value FROM shop_meta WHERE key = 'shop_id'");
  const made = `${required(process.env[SEEDED_DATABASE])}.catalogue.${text(required(shop), 'value')}`;
  if (!existsSync(made)) {
    const own = `${made}.${process.pid}`;
    await writeCatalogueFile(database, { path: own, source: EMBEDDED });
    renameSync(own, made);
  }
  copyFileSync(made, path);
}

/** Overwrites a part of a file, from a share of its length on. */
export function damage(file: string, from: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x21, Math.floor(bytes.length * from)));
}

/** Adds a product that the catalogue file does not have: 900001, the "Zanzibar Roller". */
export async function insertLateProduct(writer: Writer): Promise<void> {
  const demo = readDemo();
  const template = required(demo.products.find(({ isVariable }) => !isVariable));
  const product = {
    ...template,
    ...{ id: 900_001, sku: 'LATE-1', name: { en: 'Zanzibar Roller', ar: 'زنجبار' } },
    items: template.items.map((item) => ({ ...item, id: 900_001, sku: 'LATE-1' })),
  };
  await insertProducts(writer, demo, [product]);
}
