import type { Database, Reader, Writer } from '../../../database/sql.js';
import { text } from '../../../database/rows.js';
import type { DemoProduct } from './demo.js';
import { pictureAddress, PICTURES_FOLDER } from './pictureAddress.js';

/** Counts with every change of the names of pictures: only today's names are built into the site. */
const VERSION = '2';
const VERSION_KEY = 'picture_names_version';

const IS_DRAWN = `${PICTURES_FOLDER}/%`;

/** Carts and orders show the picture that their goods have now. */
const LINES_AS_GOODS = `
  UPDATE orders SET lines = (
    SELECT json_group_array(json(iif(value ->> 'image' LIKE ?, json_set(value, '$.image', coalesce(
      (SELECT image FROM items WHERE items.id = value ->> 'variationId'),
      (SELECT images ->> '$[0]' FROM products WHERE products.id = value ->> 'productId'),
      value ->> 'image')), value)) ORDER BY key)
    FROM json_each(orders.lines))`;

/**
 * Gives the goods of a database that an older version of the shop has filled the names of today's pictures.
 * Pictures from elsewhere stay.
 */
export async function renewPictures(database: Database, goods: () => Promise<DemoProduct[]>): Promise<void> {
  if (await areRenewed(database)) return;
  const products = await goods();
  await database.write(async (writer) => {
    if (await areRenewed(writer)) return; // another process may have been quicker
    for (const one of products) await renew(writer, one);
    await writer.run(LINES_AS_GOODS, [IS_DRAWN]);
    await markPictures(writer);
  });
}

/** Notes that all pictures are named as this version of the shop names them. */
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
