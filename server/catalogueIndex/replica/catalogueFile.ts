import { object, parse, number, string, type InferOutput } from 'valibot';
import { createClient, type Transaction } from '@libsql/client';
import { ATTRIBUTE_COLUMNS } from '../../database/columns/attributeColumns.js';
import { fileUrl } from '../../database/connection/databaseFile.js';
import { SCHEMA_VERSION } from '../../database/connection/migrations.js';
import { json } from '../../database/sql/rows.js';
import type { Reader, SqlValue, Writer } from '../../database/sql/sql.js';
import { COLUMNS_FORM } from '../preparedColumns.js';
import { SEARCH_TEXT_VERSION } from '../searchTable.js';

/** The source of a catalogue that no store keeps. */
export const EMBEDDED = 'embedded';

/** A file with another version is not read: tables, search texts or columns have changed since it was written. */
export const FILE_VERSION = [SCHEMA_VERSION, SEARCH_TEXT_VERSION, ...ATTRIBUTE_COLUMNS, COLUMNS_FORM].join(
  ' ',
);

const StampSchema = object({
  version: string(),
  /** Random id of this file. A database that started as a copy of it has this id as its `shop_id`. */
  id: string(),
  /** `shop_id` of the database that the file was written from. */
  shop: string(),
  /** `EMBEDDED`, or the address of the mirrored store. */
  source: string(),
  /** Revision of the database that the file contains. */
  revision: number(),
});
export type Stamp = InferOutput<typeof StampSchema>;

/** Key of the stamp in `shop_meta`. */
export const STAMP = 'catalogue_file';

/** A catalogue file that is open for one process. */
export interface CatalogueFile extends Reader {
  path: string;
  stamp: Stamp;
  /** Runs the work in one transaction. For a copy of the file only. */
  write(work: (writer: Writer) => Promise<void>): Promise<void>;
  close(): void;
}

const SETTINGS = ['foreign_keys = OFF', 'journal_mode = MEMORY', 'synchronous = OFF'];

/** Opens a catalogue file and reads its stamp. Throws if the file is missing, damaged or has no stamp. */
export async function openCatalogueFile(path: string): Promise<CatalogueFile> {
  // One connection, so that its settings hold for every statement and a deleted copy stays open.
  const client = createClient({ url: fileUrl(path), concurrency: 1 });
  const reader: Reader = {
    rows: async (sql, args = []) => (await client.execute(sql, [...args])).rows,
  };
  try {
    // A page of changes may refer to rows of the next one. A copy that is lost in a crash is made again.
    for (const setting of SETTINGS) await reader.rows(`PRAGMA ${setting}`);
    const stamp = await readStamp(reader);
    return {
      path,
      stamp,
      ...reader,
      async write(work) {
        const transaction = await client.transaction('write');
        try {
          await work(writerOf(transaction));
          await transaction.commit();
        } finally {
          transaction.close();
        }
      },
      close: () => client.close(),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

async function readStamp(reader: Reader): Promise<Stamp> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [STAMP]);
  if (row === undefined) throw new Error('The file has no stamp');
  return parse(StampSchema, json(row, 'value'));
}

function writerOf(transaction: Transaction): Writer {
  const execute = (sql: string, args: readonly SqlValue[] = []) =>
    transaction.execute({ sql, args: [...args] });
  return {
    rows: async (sql, args) => (await execute(sql, args)).rows,
    run: async (sql, args) => (await execute(sql, args)).rowsAffected,
    script: (sql) => transaction.executeMultiple(sql),
  };
}
