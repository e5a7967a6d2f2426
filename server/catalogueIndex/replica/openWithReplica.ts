import { systemCodeOf } from '../../../domain/core/thrown.js';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createClient } from '@libsql/client';
import { databasePath, fileUrl } from '../../database/connection/databaseFile.js';
import type { Database } from '../../database/sql/sql.js';
import { type CatalogueFile, FILE_VERSION, openCatalogueFile, STAMP } from './catalogueFile.js';
import type { FollowOptions } from './followChanges.js';
import { openReplica, type Replica } from './replica.js';

interface WithReplicaOptions extends Omit<FollowOptions, 'onUnusable' | 'isHosted'> {
  /** Address of the database. */
  url: string;
  /** Opens the database and brings it up to date. */
  open: () => Promise<Database>;
  /** Path of the catalogue file; null: there is none. */
  file: string | null;
  /** See `Stamp.source`. A file of another source is not used. */
  source: string;
}

/**
 * Opens a database together with a replica of its catalogue. A hosted database is opened by its first use if the replica
 * can answer without it. A database file that does not exist starts as a copy of the catalogue file.
 */
export async function openWithReplica({
  url,
  open,
  file: path,
  source,
  ...options
}: WithReplicaOptions): Promise<{ database: Database; replica: Replica }> {
  const file = path === null ? null : await openUsable(path, source, options.report);
  const place = databasePath(url);
  try {
    if (file !== null && place !== null) await startAsCopy(file, place);
    const database = file !== null && place === null ? lazyDatabase(open) : await open();
    return { database, replica: openReplica({ file, database, isHosted: place === null, ...options }) };
  } catch (error) {
    file?.close();
    throw error;
  }
}

async function openUsable(
  path: string,
  source: string,
  report: WithReplicaOptions['report'],
): Promise<CatalogueFile | null> {
  try {
    if (!existsSync(path)) throw new Error(`There is no ${path}`);
    const file = await openCatalogueFile(path);
    const { version, source: own } = file.stamp;
    if (version === FILE_VERSION && own === source) return file;
    file.close();
    throw new Error(`${path} is of another ${own === source ? 'version of the shop' : 'store'}`);
  } catch (error) {
    report?.('catalogue-file-not-used', error);
    return null;
  }
}

const OWNER_ONLY = 0o600;

/** Makes the database file a copy of the catalogue file, unless another process has made it meanwhile. */
async function startAsCopy(file: CatalogueFile, place: string): Promise<void> {
  if (existsSync(place)) return;
  const part = `${place}.${randomUUID()}`;
  mkdirSync(dirname(place), { recursive: true });
  try {
    await copyDatabase(file.path, part);
    chmodSync(part, OWNER_ONLY);
    await nameAfterFile(part, file.stamp.id);
    linkSync(part, place);
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/** The page size of SQLite and of libsql-server, which ends at a write to a database with pages of another size. */
const PAGE_BYTES = 4096;

async function copyDatabase(from: string, to: string): Promise<void> {
  const client = createClient({ url: fileUrl(from) });
  try {
    await client.execute(`PRAGMA page_size = ${PAGE_BYTES}`);
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    client.close();
  }
}

/** The copy goes its own way from here, so it is not the database that the file was written from. */
async function nameAfterFile(path: string, id: string): Promise<void> {
  const client = createClient({ url: fileUrl(path) });
  await client.batch(
    [
      { sql: "UPDATE shop_meta SET value = ? WHERE key = 'shop_id'", args: [id] },
      { sql: 'DELETE FROM shop_meta WHERE key = ?', args: [STAMP] },
    ],
    'write',
  );
  client.close();
}

/** A database that is opened by its first use. If opening fails, so does that use, and the next one tries again. */
function lazyDatabase(open: () => Promise<Database>): Database {
  let opening: Promise<Database> | null = null;

  function opened(): Promise<Database> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    rows: async (sql, args) => (await opened()).rows(sql, args),
    batch: async (statements, repeatable) => (await opened()).batch(statements, repeatable),
    write: async (work) => (await opened()).write(work),
    close: () => void opening?.then((database) => database.close()).catch(() => undefined),
  };
}
