import { existsSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { fetchInTime } from '../connection/connection.js';
import type { DatabaseOptions } from '../connection/database.js';
import {
  checkDatabaseFile,
  DatabaseFileError,
  databasePath,
  fileUrl,
  holdDatabaseFile,
} from '../connection/databaseFile.js';
import type { Reader } from '../sql/sql.js';

/**
 * Runs the work in one read transaction, so that everything it reads is of the same moment; other processes go on
 * writing. Creates and migrates nothing. Throws `DatabaseFileError` for a file that is missing or not the shop's.
 */
export async function readSnapshot<T>(
  { url, authToken }: DatabaseOptions,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const path = databasePath(url);
  const release = path === null ? () => undefined : holdExisting(path);
  const client = createClient({
    url: path === null ? url : fileUrl(path),
    fetch: fetchInTime,
    ...(authToken === undefined ? {} : { authToken }),
  });
  try {
    const transaction = await client.transaction('read');
    try {
      return await work({
        rows: async (sql, args = []) => (await transaction.execute({ sql, args: [...args] })).rows,
      });
    } finally {
      transaction.close();
    }
  } finally {
    client.close();
    release();
  }
}

function holdExisting(path: string): () => void {
  if (!existsSync(path)) throw new DatabaseFileError(path, 'does not exist');
  checkDatabaseFile(path);
  return holdDatabaseFile(path);
}
