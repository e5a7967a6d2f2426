import { chmodSync, closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LibsqlError } from '@libsql/client';
import { APPLICATION_ID } from './migrations.js';

/** The database file is not one of the shop's, or is damaged. The message says what to do; the file is kept. */
export class DatabaseFileError extends Error {
  readonly path: string;

  constructor(path: string, problem: string, cause?: unknown) {
    super(
      `${path} ${problem}: move it away, or point DATABASE_URL at another database. Nothing was changed in it.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'DatabaseFileError';
    this.path = path;
  }
}

/** Absolute path of a `file:` URL, null for any other URL. */
export function databasePath(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  if (url.startsWith('file://')) return fileURLToPath(url);
  return resolve(decodeURIComponent(url.slice('file:'.length)));
}

/** The `file:` URL of a path. */
export function fileUrl(path: string): string {
  return pathToFileURL(path).href;
}

// https://www.sqlite.org/fileformat.html#the_database_header
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const APPLICATION_ID_OFFSET = 68;

/**
 * How often each file is open in this process, over every copy of this module (functions and rendered pages
 * are bundled apart).
 *
 * SQLite's locks are POSIX locks, and closing any descriptor of a file drops all that the process holds on it
 * (https://www.sqlite.org/howtocorrupt.html, 2.2). The header of an open database must therefore never be read
 * past SQLite: another process would take the file for unused and clear its write-ahead log away.
 */
const OPEN_FILES = Symbol.for('storefront.openDatabaseFiles');
const shared = globalThis as { [OPEN_FILES]?: Map<string, number> | undefined };
const openFiles = (shared[OPEN_FILES] ??= new Map<string, number>());

/** Counts the file as open from now on. Answers how to end that, which counts once. */
export function holdDatabaseFile(path: string): () => void {
  openFiles.set(path, (openFiles.get(path) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const others = (openFiles.get(path) ?? 1) - 1;
    if (others === 0) openFiles.delete(path);
    else openFiles.set(path, others);
  };
}

/**
 * Refuses a file that is not the shop's by reading its header alone: opening it as a database could already
 * leave traces beside it. A missing or empty file is fine, and one that is open here has been checked.
 */
export function checkDatabaseFile(path: string): void {
  if (openFiles.has(path)) return;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || (stats.isFile() && stats.size === 0)) return;
  if (!stats.isFile()) throw new DatabaseFileError(path, 'is not a file');
  const header = readHeader(path);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new DatabaseFileError(path, 'is not a database');
  }
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) !== APPLICATION_ID) {
    throw new DatabaseFileError(path, "is another program's database");
  }
}

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Makes the file where there is none, for its owner's eyes alone: SQLite would let everybody on the machine read it.
 * The files that SQLite puts beside it get the same permissions.
 */
export function createDatabaseFile(path: string): void {
  try {
    writeFileSync(path, '', { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** The database, and what SQLite keeps beside it. */
const FILE_ENDINGS = ['', '-wal', '-shm'];

/**
 * Takes a database of this user away from the eyes of others: one that was made or copied with wider permissions.
 * Where the file system does not allow it, the file stays as it is.
 */
export function narrowDatabaseFile(path: string): void {
  for (const file of FILE_ENDINGS.map((ending) => path + ending)) {
    try {
      const { mode, uid } = statSync(file);
      if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(file, OWNER_ONLY);
    } catch {
      // Not there, or on a file system without permissions: whoever may open it may go on.
    }
  }
}

function readHeader(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  return header;
}

const DAMAGED = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/** Turns what opening a file may throw into an error that names the file. */
export function fileFailure(path: string, error: unknown): Error {
  if (error instanceof DatabaseFileError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const damaged = error instanceof LibsqlError && DAMAGED.has(error.code);
  return new DatabaseFileError(path, damaged ? 'is a damaged database' : `cannot be used (${detail})`, error);
}
