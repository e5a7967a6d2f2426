import { copyFileSync, existsSync } from 'node:fs';
import { LibsqlError } from '@libsql/client';
import { numbers, text } from '../../database/sql/rows.js';
import type { Reader, Writer } from '../../database/sql/sql.js';
import { FILE_VERSION, openCatalogueFile } from './catalogueFile.js';
import { type CopiedRows, readEachProduct, readProducts, readShared, writeRows } from './copyRows.js';

const PRODUCTS_AT_ONCE = 500;

/** A catalogue file that is being written. */
export interface TargetFile extends Reader {
  write(work: (writer: Writer) => Promise<void>): Promise<void>;
  close(): void;
}

/**
 * A copy of the last catalogue file in which the products that differ from the database's are replaced, by comparing all
 * rows, so that no flaw of the change log can last. null: there is no such file, or one of another version or damaged, or
 * names have changed, which are in the search texts of many products.
 */
export async function updatedCopy(database: Reader, last: string, part: string): Promise<TargetFile | null> {
  if (!existsSync(last)) return null;
  let target: Awaited<ReturnType<typeof openCatalogueFile>>;
  try {
    copyFileSync(last, part);
    target = await openCatalogueFile(part);
  } catch {
    return null;
  }
  try {
    const shared = await readShared(database, target);
    const isUsable = target.stamp.version === FILE_VERSION && (await isWhole(target));
    if (isUsable && namesIn(shared) === namesIn(await readShared(target, target))) {
      const changes = await readChanges(database, target);
      await target.write(async (writer) => {
        for (const rows of [shared, ...changes]) await writeRows(writer, rows);
      });
      return target;
    }
  } catch (error) {
    target.close();
    if (error instanceof LibsqlError) return null;
    throw error;
  }
  target.close();
  return null;
}

/** An optimised index is not read again before it is shipped, so its damage would not be noticed. */
async function isWhole(target: Reader): Promise<boolean> {
  const [row] = await target.rows('PRAGMA integrity_check');
  return row !== undefined && text(row, 'integrity_check') === 'ok';
}

const NAMES: readonly string[] = ['categories', 'brands', 'origins'];

function namesIn({ tables }: CopiedRows): string {
  return tables.flatMap(({ table, rows }) => (NAMES.includes(table) ? [rows] : [])).join('\n');
}

/** What has to be written to make the products of `target` those of the database. */
async function readChanges(database: Reader, target: Reader): Promise<CopiedRows[]> {
  const [ids, known] = [await readProductIds(database), await readProductIds(target)];
  const there = new Set(ids);
  const changed = known.filter((id) => !there.has(id));
  for (const part of parts(ids)) {
    const before = await readEachProduct(target, target, part);
    const now = await readEachProduct(database, target, part);
    changed.push(...part.filter((id) => now.get(id) !== before.get(id)));
  }
  return Promise.all(parts(changed).map((part) => readProducts(database, target, part)));
}

/** The ids of all products. */
export async function readProductIds(reader: Reader): Promise<number[]> {
  const [row] = await reader.rows('SELECT json_group_array(id) AS ids FROM products');
  return row === undefined ? [] : numbers(row, 'ids');
}

/** Lists of as many products as are read and written in one step. */
export function parts(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / PRODUCTS_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * PRODUCTS_AT_ONCE, (part + 1) * PRODUCTS_AT_ONCE),
  );
}
