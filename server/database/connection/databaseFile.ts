import { processWide } from '../../ports/processWide.js';
import { systemCodeOf } from '../../../domain/core/thrown.js';
import { chmodSync, closeSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LibsqlError } from '@libsql/client';
import { APPLICATION_ID } from './migrations.js';
import { DatabaseUnusable } from '../sql/problems.js';

/** The database file is not the shop's, or is corrupt. The message says what to do; the file is kept. */
export class DatabaseFileError extends Error {
  readonly path: string;

  constructor(path: string, problem: string, cause?: unknown) {
    super(
      `${path} ${problem}: move it away, or point DATABASE_URL to another database. It was not modified.`,
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
 * Reference counts of open files in this process, shared by every copy of this module (functions and rendered pages are
 * bundled separately). SQLite uses POSIX locks, and closing any descriptor of a file drops all locks that the process
 * holds on it (https://www.sqlite.org/howtocorrupt.html, 2.2). The header of an open database must therefore never be
 * read directly: another process would consider the file unused and delete its write-ahead log.
 */
const openFiles = processWide('openDatabaseFiles', new Map<string, number>()).value;

/** Counts the file as open. Returns a function that ends this, which has an effect only once. */
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
 * Rejects a file that is not the shop's by its header: opening it as a database could already create files next to it.
 * A missing or empty file is accepted, and one already open here has been checked before.
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
 * Creates a missing file with mode 0600, because SQLite would make it world-readable. SQLite gives its -wal and -shm
 * files the same permissions.
 */
export function createDatabaseFile(path: string): void {
  try {
    writeFileSync(path, '', { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
  }
}

/** The database and SQLite's auxiliary files. */
const FILE_ENDINGS = ['', '-wal', '-shm'];

/**
 * Removes group and world permissions from this user's database, in case it was created or copied with them. Ignored
 * where the file system does not support it.
 */
export function narrowDatabaseFile(path: string): void {
  for (const file of FILE_ENDINGS.map((ending) => path + ending)) {
    try {
      const { mode, uid } = statSync(file);
      if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(file, OWNER_ONLY);
    } catch {
      // The file is missing, or the file system has no permissions: nothing to restrict.
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

/** Converts an error on opening a file to one that names the file. */
export function fileFailure(path: string, error: unknown): Error {
  if (error instanceof DatabaseFileError || error instanceof DatabaseUnusable) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const damaged = error instanceof LibsqlError && DAMAGED.has(error.code);
  return new DatabaseFileError(path, damaged ? 'is a corrupt database' : `cannot be used (${detail})`, error);
}
