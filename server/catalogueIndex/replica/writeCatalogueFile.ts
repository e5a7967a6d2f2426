import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { openDatabase } from '../../database/connection/database.js';
import { fileUrl } from '../../database/connection/databaseFile.js';
import { integer, text } from '../../database/sql/rows.js';
import type { Reader, Writer } from '../../database/sql/sql.js';
import { readVocabulary } from '../fullText.js';
import { readAllListed } from '../listedProducts.js';
import { writePreparedColumns } from '../preparedColumns.js';
import { toColumns } from '../query/listingColumns.js';
import { FILE_VERSION, STAMP, type Stamp } from './catalogueFile.js';
import { type CopiedRows, readProducts, readRows, readShared, writeRows } from './copyRows.js';
import { parts, readProductIds, type TargetFile, updatedCopy } from './updatedCopy.js';

/** Vercel allows 250 MB for an unpacked function, of which the largest has 17 MB of code and packages. */
const CATALOGUE_FILE_MAX_BYTES = 220 * 1024 * 1024;

/** Long texts leave less of a large page unused: 5 % of the file. */
const PAGE_BYTES = 16_384;

/** Rows that are copied once: they let a database start as a copy of the file, without the seed or the store. */
const COPIED_ONCE = {
  shipping_rates: 'TRUE',
  // Those for everybody: the others name people.
  coupons: "terms ->> '$.allowed' = '[]'",
  planned_sales: 'TRUE',
  gone_goods: 'TRUE',
  mirror_digests: 'TRUE',
  mirror_outlines: 'TRUE',
  shop_meta: `key IN ('seeded_at', 'search_text_version', 'picture_names_version', 'mirror',
    'mirrored_categories', 'last_texts')`,
};

interface WrittenFile {
  bytes: number;
  /** false: the file is larger than a function may be, and was deleted. */
  isKept: boolean;
}

/**
 * Writes the catalogue of a database to a file: tables, full text and listing columns. It contains nothing about people
 * or orders. Products that are as in the file that is there are taken from it. Changes made while it is written are newer
 * than its revision and are therefore read again.
 */
export async function writeCatalogueFile(
  database: Reader,
  { path, source, maxBytes = CATALOGUE_FILE_MAX_BYTES }: { path: string; source: string; maxBytes?: number },
): Promise<WrittenFile> {
  const part = `${path}.part`;
  remove(part);
  mkdirSync(dirname(path), { recursive: true });
  const stamp = await readRevision(database, source);
  const updated = await updatedCopy(database, path, part);
  remove(path);
  const target = updated ?? (await newCopy(database, part));
  try {
    const once = await readRows(database, target, COPIED_ONCE, []);
    await target.write((writer) => writeRows(writer, once));
    await finish(target, stamp);
    await target.rows(`PRAGMA page_size = ${PAGE_BYTES}`);
    await target.rows('VACUUM INTO ?', [`${part}.whole`]);
  } finally {
    target.close();
  }
  const { size: bytes } = statSync(`${part}.whole`);
  const isKept = bytes <= maxBytes;
  if (isKept) renameSync(`${part}.whole`, path);
  remove(part);
  return { bytes, isKept };
}

async function newCopy(database: Reader, part: string): Promise<TargetFile> {
  remove(part);
  const target = await openDatabase({ url: fileUrl(part) });
  try {
    await target.write((writer) => withoutSearchContent(writer));
    const copy = (rows: CopiedRows) => target.write((writer) => writeRows(writer, rows));
    await copy(await readShared(database, target));
    for (const ids of parts(await readProductIds(database))) {
      await copy(await readProducts(database, target, ids));
    }
    return target;
  } catch (error) {
    target.close();
    throw error;
  }
}

/** Searches need the index alone; texts are read from the products. */
async function withoutSearchContent(writer: Writer): Promise<void> {
  const [row] = await writer.rows("SELECT sql FROM sqlite_master WHERE name = 'search'");
  if (row === undefined) throw new Error('The database has no search table');
  const contentless = text(row, 'sql').replace(/\)\s*$/, ", content = '', contentless_delete = 1)");
  await writer.script(`DROP TABLE search; ${contentless};`);
}

async function readRevision(database: Reader, source: string): Promise<Stamp> {
  const [row] = await database.rows(
    `SELECT (SELECT value FROM shop_meta WHERE key = 'shop_id') AS shop,
       (SELECT coalesce(max(revision), 0) FROM catalogue_changes) AS revision`,
  );
  if (row === undefined) throw new Error('The database returned no revision');
  return {
    version: FILE_VERSION,
    id: randomBytes(16).toString('hex'),
    shop: text(row, 'shop'),
    source,
    revision: integer(row, 'revision'),
  };
}

/** The log continues with the numbers of the database, and everything that is computed from the tables is stored. */
async function finish(target: TargetFile, stamp: Stamp): Promise<void> {
  const columns = toColumns(await readAllListed(target));
  columns.words.list = await readVocabulary(target);
  await target.write(async (writer) => {
    await writer.run('DELETE FROM catalogue_changes');
    await writer.run('INSERT INTO catalogue_changes (revision, product_id) VALUES (?, 0)', [stamp.revision]);
    await writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [
      STAMP,
      JSON.stringify(stamp),
    ]);
    await writer.run("INSERT INTO search (search) VALUES ('optimize')");
    await writePreparedColumns(writer, stamp.revision, columns);
  });
}

function remove(path: string): void {
  for (const ending of ['', '-wal', '-shm', '.whole']) rmSync(path + ending, { force: true });
}
