import { copyFile, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integer, numbers, text } from '../../database/sql/rows.js';
import type { Reader } from '../../database/sql/sql.js';
import { type CatalogueFile, openCatalogueFile, type Stamp } from './catalogueFile.js';
import { readProducts, readShared, writeRows } from './copyRows.js';

/** Products that are read and written in one step, which blocks the process for some 50 ms. */
const PRODUCTS_AT_ONCE = 100;

/** The file cannot stand for the database: it is damaged, or of another or a restored database. */
export class UnusableFile extends Error {
  override name = 'UnusableFile';
}

/** The catalogue as it was when the file was written, with the changes since. */
interface CaughtUp extends Reader {
  /** Takes over what has changed in the database. Throws `UnusableFile`, or what the database throws. */
  catchUp(): Promise<void>;
  close(): void;
}

/** The file itself is never changed: the first change makes a copy in the temporary folder. */
export function caughtUp(file: CatalogueFile, database: Reader): CaughtUp {
  let current = file;
  let revision = file.stamp.revision;
  let isClosed = false;

  async function writable(): Promise<CatalogueFile> {
    if (current !== file) return current;
    const copy = await openCopy(file.path);
    if (isClosed) copy.close();
    else current = copy;
    return copy;
  }

  return {
    rows: (sql, args) => current.rows(sql, args),
    async catchUp() {
      let hasNames = false;
      for (;;) {
        const log = await readLog(database, revision);
        requireSameShop(file.stamp, log, revision);
        if (log.ids.length === 0) return;
        // Names first, wherever the log has them: products are indexed with them.
        const isShared: boolean = log.ids.some((id) => id <= 0) || (log.hasShared && !hasNames);
        const productIds = log.ids.filter((id) => id > 0);
        const changes = [
          ...(isShared ? [await readShared(database, current)] : []),
          ...(productIds.length > 0 ? [await readProducts(database, current, productIds)] : []),
        ];
        await locally(async () => {
          const copy = await writable();
          await copy.write(async (writer) => {
            for (const rows of changes) await writeRows(writer, rows);
          });
        });
        hasNames ||= isShared;
        revision = log.upTo;
      }
    },
    close() {
      isClosed = true;
      file.close();
      if (current !== file) current.close();
    },
  };
}

async function locally(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new UnusableFile('The changes could not be written to a copy of the catalogue file', {
      cause: error,
    });
  }
}

/** A copy for this process. It is deleted at once and lives as long as it is open, so that a crash leaves nothing. */
async function openCopy(path: string): Promise<CatalogueFile> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  try {
    const copy = join(folder, 'catalogue.db');
    await copyFile(path, copy);
    return await openCatalogueFile(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Log {
  shop: string;
  newest: number;
  /** Ids of changed products, and what stands for shared rows, oldest change first. */
  ids: number[];
  /** Revision of the last of them. */
  upTo: number;
  /** Whether shared rows are among these changes or later ones. */
  hasShared: boolean;
}

/** One statement, so one round trip where nothing has changed. */
async function readLog(database: Reader, since: number): Promise<Log> {
  const [row] = await database.rows(
    `WITH changes AS (
       SELECT revision, product_id FROM catalogue_changes WHERE revision > ?1 ORDER BY revision LIMIT ?2
     )
     SELECT (SELECT value FROM shop_meta WHERE key = 'shop_id') AS shop,
       (SELECT coalesce(max(revision), 0) FROM catalogue_changes) AS newest,
       (SELECT json_group_array(product_id) FROM changes) AS ids,
       (SELECT coalesce(max(revision), ?1) FROM changes) AS up_to,
       EXISTS (SELECT 1 FROM catalogue_changes WHERE product_id <= 0 AND revision > ?1) AS has_shared`,
    [since, PRODUCTS_AT_ONCE],
  );
  if (row === undefined) throw new Error('The database returned no change log');
  return {
    shop: text(row, 'shop'),
    newest: integer(row, 'newest'),
    ids: numbers(row, 'ids'),
    upTo: integer(row, 'up_to'),
    hasShared: integer(row, 'has_shared') === 1,
  };
}

function requireSameShop({ id, shop }: Stamp, log: Log, revision: number): void {
  if (log.shop !== shop && log.shop !== id)
    throw new UnusableFile('The catalogue file is of another database');
  if (log.newest < revision) {
    throw new UnusableFile('The database is older than the catalogue file; was a backup restored?');
  }
}
