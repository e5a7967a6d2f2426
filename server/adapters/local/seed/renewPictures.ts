import type { Database, Reader, Writer } from '../../../database/sql/sql.js';
import { text } from '../../../database/sql/rows.js';
import type { DemoProduct } from './demo.js';
import { pictureAddress, PICTURES_FOLDER } from './pictureAddress.js';

/** Increment this when picture file names change: the site contains only current names. */
const VERSION = '2';
const VERSION_KEY = 'picture_names_version';

const IS_DRAWN = `${PICTURES_FOLDER}/%`;

/** Updates the pictures of lines in carts and orders to those of their products. */
const LINES_AS_GOODS = `
  UPDATE orders SET lines = (
    SELECT json_group_array(json(iif(value ->> 'image' LIKE ?, json_set(value, '$.image', coalesce(
      (SELECT image FROM items WHERE items.id = value ->> 'variationId'),
      (SELECT images ->> '$[0]' FROM products WHERE products.id = value ->> 'productId'),
      value ->> 'image')), value)))
    FROM (SELECT value FROM json_each(orders.lines) ORDER BY key))`;

/**
 * Updates the picture names in a database that an older version of the shop has seeded. Pictures from other sources are
 * kept.
 */
export async function renewPictures(
  database: Database,
  readProducts: () => Promise<DemoProduct[]>,
): Promise<void> {
  if (await areRenewed(database)) return;
  const products = await readProducts();
  await database.write(async (writer) => {
    if (await areRenewed(writer)) return; // another process may have been faster
    for (const one of products) await renew(writer, one);
    await writer.run(LINES_AS_GOODS, [IS_DRAWN]);
    await markPictures(writer);
  });
}

/** Records that the picture names are those of this version. */
export async function markPictures(writer: Writer): Promise<void> {
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [VERSION_KEY, VERSION]);
}

async function areRenewed(reader: Reader): Promise<boolean> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [VERSION_KEY]);
  return row !== undefined && text(row, 'value') === VERSION;
}

async function renew(writer: Writer, { id, pictures, isVariable, items }: DemoProduct): Promise<void> {
  const images = JSON.stringify(pictures.map(pictureAddress));
  await writer.run("UPDATE products SET images = ? WHERE id = ? AND images ->> '$[0]' LIKE ?", [
    images,
    id,
    IS_DRAWN,
  ]);
  for (const { id: itemId, picture } of isVariable ? items : []) {
    await writer.run('UPDATE items SET image = ? WHERE id = ? AND (image IS NULL OR image LIKE ?)', [
      picture === null ? null : pictureAddress(picture),
      itemId,
      IS_DRAWN,
    ]);
  }
}
