import * as v from 'valibot';
import { type CategoryEntry, insertCategories } from '../catalogueIndex/catalogueWriter.js';
import { DatabaseFileError } from '../database/connection/databaseFile.js';
import { expecting, type Reader, type Row, type Statement, type Writer } from '../database/sql/sql.js';
import { insertMany } from '../database/sql/insertMany.js';
import { metaRecord } from '../database/records/tableRecords.js';
import { integer, text } from '../database/sql/rows.js';
import type { RecordKind, RecordReader } from '../ports/shared/records/recordReader.js';
import { indexRenamed } from './indexRenamed.js';
import { languageColumns } from '../database/columns/languageColumns.js';
import { digestOf } from './digestOf.js';

/* The mirror uses the tables of the embedded shop, so that one search serves both. */

export interface MirrorNote {
  /** Address of the mirrored store. */
  storeUrl: string;
  /** When the last complete refresh began, by our clock; null while the mirror is filled for the first time. */
  refreshedAtMs: number | null;
}

const NOTE = 'mirror';

/** Throws `DatabaseFileError` if the tables hold the demonstration shop, which must not be overwritten. */
export async function refuseEmbeddedShop(reader: Reader, databaseUrl: string): Promise<void> {
  const rows = await reader.rows("SELECT 1 FROM shop_meta WHERE key = 'seeded_at'");
  if (rows.length > 0) {
    throw new DatabaseFileError(databaseUrl, 'contains the embedded shop, although STORE_URL is set');
  }
}

/** A time that cannot be read is long ago, so that the mirror is refreshed; without its store there is no note. */
const NOTE_KIND: RecordKind<MirrorNote> = {
  name: 'Note',
  isUnnumbered: true,
  schema: v.object({ storeUrl: v.string(), refreshedAtMs: v.optional(v.nullable(v.number()), 0) }),
  editedAt: () => 'shop_meta',
};

/** The state of the mirror; null if it was never begun, or if nobody can tell of which store it is. */
export async function readNote(reader: Reader, tables: RecordReader): Promise<MirrorNote | null> {
  const [row] = await reader.rows('SELECT key AS id, value FROM shop_meta WHERE key = ?', [NOTE]);
  return row === undefined ? null : tables.one(NOTE_KIND, metaRecord(row));
}

/** Stores the state of the mirror. */
export async function writeNote(writer: Writer, note: MirrorNote): Promise<void> {
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [
    NOTE,
    JSON.stringify(note),
  ]);
}

/** Replaces the category tree if it has changed. Products keep their place in remaining categories. */
export async function writeCategories(writer: Writer, categories: readonly CategoryEntry[]): Promise<void> {
  if (await hasCategories(writer, categories)) return;
  await replaceCategories(writer, categories);
  await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [
    CATEGORIES,
    digestOf(categories),
  ]);
}

/** Whether the mirror has exactly these categories. */
async function hasCategories(reader: Reader, categories: readonly CategoryEntry[]): Promise<boolean> {
  return (await readTreeDigest(reader)) === digestOf(categories);
}

/** The digest of the category tree in the mirror; null if it has none. */
export async function readTreeDigest(reader: Reader): Promise<string | null> {
  const [known] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [CATEGORIES]);
  return known === undefined ? null : text(known, 'value');
}

const CATEGORIES = 'mirrored_categories';

async function replaceCategories(writer: Writer, categories: readonly CategoryEntry[]): Promise<void> {
  const before = await writer.rows(TREE);
  const kept = await writer.rows('SELECT category_id, product_id FROM product_categories');
  await writer.run('DELETE FROM product_categories');
  await writer.run('UPDATE categories SET parent_id = NULL');
  await writer.run('DELETE FROM categories');
  await insertCategories(writer, categories);
  const ids = new Set(categories.map(({ id }) => id));
  const places = kept.map((row) => [integer(row, 'category_id'), integer(row, 'product_id')] as const);
  await insertMany(
    writer,
    'product_categories',
    ['category_id', 'product_id'],
    places.filter(([category]) => ids.has(category)),
  );
  const left = places.flatMap(([category, product]) => (ids.has(category) ? [] : [product]));
  await indexRenamed(writer, [
    ...new Set([...left, ...(await productsBelow(writer, await changedSince(writer, before)))]),
  ]);
}

/** What searches know of categories. */
const TREE = `SELECT id, parent_id, ${languageColumns('name').join(', ')} FROM categories`;

/** Ids of categories that have another name or parent than these rows say. */
async function changedSince(reader: Reader, before: readonly Row[]): Promise<number[]> {
  const known = new Map(before.map((row) => [integer(row, 'id'), JSON.stringify(row)]));
  const rows = await reader.rows(TREE);
  return rows.flatMap((row) => {
    const id = integer(row, 'id');
    return known.get(id) === JSON.stringify(row) ? [] : [id];
  });
}

/** Ids of products in these categories and in those below them. */
async function productsBelow(reader: Reader, categoryIds: readonly number[]): Promise<number[]> {
  if (categoryIds.length === 0) return [];
  const rows = await reader.rows(
    `WITH RECURSIVE tree(id) AS (
       SELECT value FROM json_each(?) UNION SELECT c.id FROM categories c JOIN tree ON c.parent_id = tree.id
     ) SELECT DISTINCT product_id AS id FROM product_categories WHERE category_id IN (SELECT id FROM tree)`,
    [JSON.stringify(categoryIds)],
  );
  return rows.map((row) => integer(row, 'id'));
}

/** Empties the tables, for another store. */
export async function clearMirror(writer: Writer): Promise<void> {
  await writer.run('DELETE FROM search');
  for (const table of [
    'mirror_reads',
    'mirror_digests',
    'mirror_outlines',
    'product_categories',
    'products',
    'brands',
    'origins',
  ]) {
    await writer.run(`DELETE FROM ${table}`);
  }
}

/** Product ids for ids of products or variations. */
export async function mirroredProductIds(reader: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await reader.rows(
    'SELECT DISTINCT product_id AS id FROM items WHERE id IN (SELECT value FROM json_each(?1)) OR product_id IN (SELECT value FROM json_each(?1))',
    [JSON.stringify(ids)],
  );
  return rows.map((row) => integer(row, 'id'));
}

/** Shipping classes of these products and variations, if they have one. */
export async function readShippingClasses(
  reader: Reader,
  itemIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await reader.rows(
    'SELECT id, shipping_class FROM items WHERE shipping_class IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(itemIds)],
  );
  return new Map(rows.map((row) => [integer(row, 'id'), integer(row, 'shipping_class')]));
}

const CHOICE = v.pipe(v.string(), v.parseJson(), v.array(v.object({ key: v.string(), value: v.string() })));

/** The options of these choices, by id. */
export async function readChoices(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, readonly { key: string; value: string }[]>> {
  const rows = await reader.rows(
    'SELECT id, choice FROM items WHERE choice IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [integer(row, 'id'), v.parse(CHOICE, text(row, 'choice'))]));
}

/** Ids of products read individually, including deleted ones, by a process that started after this moment. */
export async function idsReadSince(reader: Reader, startedAtMs: number): Promise<Set<number>> {
  const rows = await reader.rows('SELECT product_id FROM mirror_reads WHERE read_at > ?', [startedAtMs]);
  return new Set(rows.map((row) => integer(row, 'product_id')));
}

/** Upper bound for the duration of a refresh; older records no longer guard against anything. */
const LONGEST_READING_MS = 60 * 60 * 1000;

/** Records that these products were read individually by a process that started at this moment. */
export function noteReads(ids: readonly number[], startedAtMs: number): Statement[] {
  return [
    { sql: 'DELETE FROM mirror_reads WHERE read_at < ?', args: [startedAtMs - LONGEST_READING_MS] },
    {
      sql: `INSERT INTO mirror_reads (product_id, read_at) SELECT value, ?1 FROM json_each(?2) WHERE TRUE
            ON CONFLICT (product_id) DO UPDATE SET read_at = max(read_at, ?1)`,
      args: [startedAtMs, JSON.stringify(ids)],
    },
  ];
}

/** A statement that fails if one of these products was read individually after this moment. */
export function expectNoneReadSince(ids: readonly number[], startedAtMs: number): Statement {
  return expecting(
    'NOT EXISTS (SELECT 1 FROM mirror_reads WHERE read_at > ? AND product_id IN (SELECT value FROM json_each(?)))',
    [startedAtMs, JSON.stringify(ids)],
  );
}
