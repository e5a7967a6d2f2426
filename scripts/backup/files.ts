import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backupLines, BackupError } from '../../server/database/backup/backup.js';
import { type DatabaseOptions, openDatabase } from '../../server/database/connection/database.js';
import { restoreBackup } from '../../server/database/backup/restore.js';
import { readSnapshot } from '../../server/database/backup/snapshot.js';

const OWNER_ONLY = 0o600;

/**
 * Writes a backup of the database to a new file, readable by its owner only. Returns the number of rows. The file appears
 * under its name only when it is complete.
 */
export async function backupFile(database: DatabaseOptions, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists: choose another name.`);
  const unfinished = `${file}.part`;
  let rows = 0;
  try {
    await readSnapshot(database, async (reader) => {
      async function* written(): AsyncGenerator<string> {
        for await (const line of backupLines(reader)) {
          if (line.startsWith('[')) rows += 1;
          yield `${line}\n`;
        }
      }
      const output = createWriteStream(unfinished, { mode: OWNER_ONLY });
      await pipeline(Readable.from(written()), createGzip(), output);
    });
    renameSync(unfinished, file);
    return rows;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Fills the database with a backup, and creates it if there is none. Returns the number of rows. */
export async function restoreFile(
  options: DatabaseOptions,
  file: string,
  isReplacing: boolean,
): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
  const database = await openDatabase(options);
  try {
    return await restoreBackup(database, { openLines: () => linesOf(file), isReplacing });
  } finally {
    database.close();
  }
}

/** The lines of a compressed file. Throws `BackupError` if it is truncated or not compressed. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const content = createReadStream(file).on('error', (error) => text.destroy(error));
  const text = content.pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  try {
    for await (const part of text) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    refuseDamaged(error);
  } finally {
    content.destroy();
  }
  if (rest !== '') yield rest;
}

function refuseDamaged(error: unknown): never {
  const cause = error instanceof Error ? error.message : String(error);
  throw new BackupError(
    `The backup cannot be read (${cause}): use another copy. The database was not changed.`,
  );
}
