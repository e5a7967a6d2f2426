import { array, nullable, number, object, parse, string } from 'valibot';
import { LocalizedSchema } from '../../domain/core/wireText.js';
import { searchDocument, type Searchable } from './text/searchDocument.js';
import type { Database, Reader, Row, Writer } from '../database/sql/sql.js';
import { ATTRIBUTE_COLUMNS, attributesOfValues } from '../database/columns/attributeColumns.js';
import { insertMany } from '../database/sql/insertMany.js';
import { readSku } from './storedSku.js';
import { jsonText, renamedText } from '../database/columns/languageColumns.js';
import { integer, json, localized, numbers, optionalLocalized, text } from '../database/sql/rows.js';

/*
 * The search table holds folded text derived from the other tables; whoever writes products must call `indexProducts`
 * afterwards.
 */

/** Changes whenever the indexed text changes, so that existing databases are reindexed. */
export const SEARCH_TEXT_VERSION = ['5', ...ATTRIBUTE_COLUMNS].join(' ');
const VERSION_KEY = 'search_text_version';

const SEARCH_COLUMNS = ['rowid', 'name', 'brand', 'sku', 'size', 'kind', 'words'];
const PRODUCTS_AT_ONCE = 1000;

const SEARCHABLE = `
  SELECT p.id, p.sku, ${renamedText('p.name', 'name')}, ${renamedText('p.excerpt', 'excerpt')},
    ${renamedText('b.name', 'brand')}, ${renamedText('o.name', 'origin')},
    (WITH RECURSIVE tree(id) AS (
       SELECT category_id FROM product_categories WHERE product_id = p.id
       UNION SELECT c.parent_id FROM categories c JOIN tree ON c.id = tree.id WHERE c.parent_id IS NOT NULL
     ) SELECT json_group_array(${jsonText('c.name')})
       FROM categories c WHERE c.id IN (SELECT id FROM tree)) AS categories,
    (SELECT json_group_array(json_object('sku', sku, 'label', ${jsonText('label')}, 'width', width,
       'aspect', aspect, 'rim', rim, 'commercial', commercial,
       'attributes', json_array(${ATTRIBUTE_COLUMNS.join(', ')})))
     FROM items WHERE product_id = p.id) AS items
  FROM products p
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN origins o ON o.id = p.origin_id
  WHERE p.is_searchable = 1 AND p.id IN (SELECT value FROM json_each(?))`;

/** Rewrites the search texts of these products, and removes those of deleted products. */
export async function indexProducts(writer: Writer, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
    const list = JSON.stringify(ids.slice(start, start + PRODUCTS_AT_ONCE));
    const rows = await writer.rows(SEARCHABLE, [list]);
    await writer.run('DELETE FROM search WHERE rowid IN (SELECT value FROM json_each(?))', [list]);
    await insertMany(writer, 'search', SEARCH_COLUMNS, rows.map(searchRow));
  }
}

/** Reindexes everything if an older version of the shop wrote the index. */
export async function renewSearchTexts(database: Database): Promise<void> {
  if (await areRenewed(database)) return;
  await database.write(async (writer) => {
    if (await areRenewed(writer)) return; // another process may have been faster
    const [all] = await writer.rows('SELECT json_group_array(id) AS ids FROM products');
    await indexProducts(writer, all === undefined ? [] : numbers(all, 'ids'));
    await markSearchTexts(writer);
  });
}

async function areRenewed(reader: Reader): Promise<boolean> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [VERSION_KEY]);
  return row !== undefined && text(row, 'value') === SEARCH_TEXT_VERSION;
}

/** Records that the search texts are those of this version. */
export async function markSearchTexts(writer: Writer): Promise<void> {
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [
    VERSION_KEY,
    SEARCH_TEXT_VERSION,
  ]);
}

function searchRow(row: Row) {
  const { name, brand, sku, size, kind, words } = searchDocument(searchable(row));
  return [integer(row, 'id'), name, brand, sku, size, kind, words];
}

const Names = array(LocalizedSchema);
const Items = array(
  object({
    sku: string(),
    label: LocalizedSchema,
    width: nullable(number()),
    aspect: nullable(number()),
    rim: nullable(number()),
    commercial: number(),
    attributes: array(nullable(string())),
  }),
);

function searchable(row: Row): Searchable {
  return {
    sku: readSku(text(row, 'sku')),
    name: localized(row, 'name'),
    excerpt: localized(row, 'excerpt'),
    brand: optionalLocalized(row, 'brand'),
    origin: optionalLocalized(row, 'origin'),
    categories: parse(Names, json(row, 'categories')),
    items: parse(Items, json(row, 'items')).map(
      ({ sku, label, width, aspect, rim, commercial, attributes }) => ({
        sku: readSku(sku),
        label,
        size: width === null || rim === null ? null : { width, aspect, rim, commercial: commercial === 1 },
        attributes: attributesOfValues(attributes),
      }),
    ),
  };
}
