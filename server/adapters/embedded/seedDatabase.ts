import { type CategoryEntry, insertCategories } from '../../catalogueIndex/catalogueWriter.js';
import type { Database, Reader, Writer } from '../../database/database.js';
import { insertMany } from '../../database/insertMany.js';
import { integer, optionalInteger } from '../../database/rows.js';
import { BRANDS } from './seed/brands.js';
import { numberedProducts } from './seed/catalogue.js';
import { CATEGORIES } from './seed/categories.js';
import { FIRST_GROWN_ID, grownProducts, GROWN_ID_STRIDE } from './seed/grow.js';
import { ORIGINS } from './seed/origins.js';
import { seedDocuments } from './seedDocuments.js';
import { markPictures, renewPictures } from './renewPictures.js';
import { markSearchTexts, renewSearchTexts } from '../../catalogueIndex/searchTable.js';
import { brandMarkAddress } from './seedPictures.js';
import { BRAND_KEYS, CATEGORY_KEYS, idOf, insertProducts, ORIGIN_KEYS } from './seedProducts.js';
import { shippingRates } from '../local/shippingRates.js';

const SEEDED = 'seeded_at';

interface Shelves {
  seeded: boolean;
  written: number;
  grown: number;
}

/**
 * Fills an empty database with the demonstration shop, in one transaction and once for all: what is there is
 * never touched again, but for search texts and the names of drawn pictures. `demoProducts` asks for that many products in all; missing ones are grown, now or at a
 * later start, and a smaller number than the written seed's is ignored. Answers how many products were added.
 */
export async function seedDatabase(database: Database, demoProducts: number): Promise<number> {
  const shelves = await look(database);
  if (shelves.seeded) {
    await renewSearchTexts(database);
    await renewPictures(database, () => [...numberedProducts(), ...grownProducts(1, shelves.grown)]);
  }
  if (missing(shelves, demoProducts) === 0) return 0;
  return database.write(async (writer) => {
    const before = await look(writer); // another process may have been quicker
    if (!before.seeded) await seedShop(writer);
    const now = await look(writer);
    await insertProducts(writer, grownProducts(now.grown + 1, demoProducts - now.written));
    const after = await look(writer);
    return after.written + after.grown - before.written - before.grown;
  });
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

async function seedShop(writer: Writer): Promise<void> {
  await insertMany(
    writer,
    'brands',
    ['id', 'slug', 'name_en', 'name_ar', 'logo'],
    Object.entries(BRANDS).map(([key, { name }]) => [
      idOf(BRAND_KEYS, key),
      key,
      name.en,
      name.ar,
      brandMarkAddress(key),
    ]),
  );
  await insertMany(
    writer,
    'origins',
    ['id', 'slug', 'name_en', 'name_ar'],
    Object.entries(ORIGINS).map(([key, name]) => [idOf(ORIGIN_KEYS, key), key, name.en, name.ar]),
  );
  await insertCategories(writer, CATEGORIES.map(categoryEntry));
  await insertProducts(writer, numberedProducts());
  await insertMany(writer, 'documents', ['kind', 'key', 'position', 'body'], seedDocuments());
  await insertMany(
    writer,
    'shipping_rates',
    ['governorate', 'method', 'title_en', 'title_ar', 'cost', 'eta_days'],
    shippingRates(),
  );
  await markSearchTexts(writer);
  await markPictures(writer);
  await writer.run('INSERT INTO shop_meta (key, value) VALUES (?, ?)', [SEEDED, new Date().toISOString()]);
}

function categoryEntry({
  slug,
  name,
  description,
  icon,
  parent,
}: (typeof CATEGORIES)[number]): CategoryEntry {
  const parentId = parent === null ? null : idOf(CATEGORY_KEYS, parent);
  return { id: idOf(CATEGORY_KEYS, slug), slug, name, description, icon, parentId };
}
