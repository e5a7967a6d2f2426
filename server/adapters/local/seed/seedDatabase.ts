import type { Database, Reader } from '../../../database/sql/sql.js';
import { integer, optionalInteger } from '../../../database/sql/rows.js';
import { renewSearchTexts } from '../../../catalogueIndex/searchTable.js';
import { FIRST_GROWN_ID, GROWN_ID_STRIDE } from './grown/grownIds.js';
import { renewPictures } from './renewPictures.js';

const SEEDED = 'seeded_at';

interface Shelves {
  seeded: boolean;
  written: number;
  grown: number;
}

/**
 * Seeds an empty database with the demonstration shop in `folder`, in one transaction and only once: existing data is
 * never overwritten, except search texts and picture names. `demoProducts` is the wanted total; missing products are
 * generated, now or at a later start, and a number below that of the records is ignored. Returns the number of products
 * added. `none`: a new database gets texts and delivery fees, but neither products nor coupons. Throws `DemoError` for invalid
 * records.
 */
export async function seedDatabase(
  database: Database,
  demoProducts: number | 'none',
  folder?: string,
): Promise<number> {
  const shelves = await look(database);
  if (shelves.seeded) {
    await renewSearchTexts(database);
    await renewPictures(database, async () => (await openSeed(folder)).products(shelves.grown));
  }
  const wanted = demoProducts === 'none' ? 0 : demoProducts;
  if (missing(shelves, wanted) === 0) return 0;
  const seed = await openSeed(folder);
  return database.write(async (writer) => {
    const before = await look(writer); // another process may have been faster
    if (!before.seeded) {
      await seed.write(writer, demoProducts !== 'none');
      await writer.run('INSERT INTO shop_meta (key, value) VALUES (?, ?)', [
        SEEDED,
        new Date().toISOString(),
      ]);
    }
    const now = await look(writer);
    await seed.grow(writer, now.grown + 1, wanted - now.written);
    const after = await look(writer);
    return after.written + after.grown - before.written - before.grown;
  });
}

/** Loaded on demand, because only seeding needs the records and their parsers. */
async function openSeed(folder: string | undefined) {
  const { demoSeed } = await import('./demoSeed.js');
  return demoSeed(folder);
}

function missing({ seeded, written, grown }: Shelves, demoProducts: number): number {
  return seeded ? Math.max(0, demoProducts - written - grown) : 1;
}

async function look(reader: Reader): Promise<Shelves> {
  const [row] = await reader.rows(
    `SELECT (SELECT count(*) FROM shop_meta WHERE key = ?) AS seeded,
            (SELECT count(*) FROM products WHERE id < ?) AS written,
            (SELECT max(id) FROM products WHERE id >= ?) AS last_grown`,
    [SEEDED, FIRST_GROWN_ID, FIRST_GROWN_ID],
  );
  if (row === undefined) throw new Error('The database answers nothing');
  const lastGrown = optionalInteger(row, 'last_grown');
  return {
    seeded: integer(row, 'seeded') > 0,
    written: integer(row, 'written'),
    grown: lastGrown === null ? 0 : (lastGrown - FIRST_GROWN_ID) / GROWN_ID_STRIDE,
  };
}
