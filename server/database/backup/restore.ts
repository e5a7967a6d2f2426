import { LibsqlError } from '@libsql/client';
import * as v from 'valibot';
import { DIGEST } from '../../../domain/order/notices.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { BACKUP_FORMAT, BackupError, LEFT_OUT } from './backup.js';
import { insertMany } from '../sql/insertMany.js';
import { SCHEMA_VERSION } from '../connection/migrations.js';
import { integer } from '../sql/rows.js';
import type { Database, SqlValue, Writer } from '../sql/sql.js';
import { readTable, SEQUENCES, tableNames } from '../sql/tables.js';

const ROWS_AT_ONCE = 200;
const SECOND_MS = 1000;
const USE_ANOTHER = 'use another copy. The database was not changed.';
const INCOMPLETE = `The backup is incomplete or damaged: ${USE_ANOTHER}`;

const TableLine = v.object({ table: v.string(), columns: v.array(v.string()) });
type TableLine = v.InferOutput<typeof TableLine>;
const Row = v.array(v.union([v.string(), v.number(), v.null()]));
const Line = v.union([
  v.object({ storefrontBackup: v.number(), schema: v.number() }),
  TableLine,
  Row,
  v.object({ rows: v.number() }),
]);
type Line = v.InferOutput<typeof Line>;

interface RestoreOptions {
  /** Opens the lines of the backup from the start; again if the transaction is retried. */
  openLines: () => AsyncIterable<string>;
  /** Whether a database in use may be overwritten. */
  isReplacing: boolean;
}

/**
 * Replaces all rows of a migrated database with those of a backup, in one transaction: all or nothing. Returns the number
 * of rows. Throws `BackupError` for a backup that is incomplete or of another schema, and for a database in use.
 */
export function restoreBackup(
  database: Database,
  { openLines, isReplacing }: RestoreOptions,
): Promise<number> {
  return database.write(async (writer) => {
    if (!isReplacing) await refuseInUse(writer);
    // Foreign keys are checked at the commit, so the order of rows does not matter.
    await writer.rows('PRAGMA defer_foreign_keys = ON');
    for (const name of await tableNames(writer)) await writer.run(`DELETE FROM "${name}"`);
    const count = await insertLines(writer, openLines());
    // Copies of the catalogue elsewhere belong to the rows that were replaced.
    await writer.run("UPDATE shop_meta SET value = lower(hex(randomblob(16))) WHERE key = 'shop_id'");
    // Sessions that were ended after the backup must not live again.
    await writer.run("INSERT OR REPLACE INTO shop_meta (key, value) VALUES ('sessions_after', ?)", [
      String(Math.floor(Date.now() / SECOND_MS)),
    ]);
    return count;
  });
}

/** Tables of what people have left in a shop, also in one whose customers and orders are in WooCommerce. */
const IN_USE = [
  'customers',
  'orders',
  'returns',
  'bookings',
  'payment_attempts',
  'contact_messages',
  'newsletter_subscribers',
  'proven_contacts',
  'notices',
  'reviews',
  'wishes',
  'stock_requests',
];

async function refuseInUse(writer: Writer): Promise<void> {
  const found: string[] = [];
  for (const table of IN_USE) {
    // The operator's letter of the day is queued in a new shop, too.
    const where = table === 'notices' ? `WHERE kind <> '${DIGEST}'` : '';
    const [row] = await writer.rows(`SELECT count(*) AS count FROM ${table} ${where}`);
    const count = row === undefined ? 0 : integer(row, 'count');
    if (count > 0) found.push(`${count} ${table.replaceAll('_', ' ')}`);
  }
  if (found.length === 0) return;
  throw new BackupError(
    `The database has ${found.join(', ')}, which would be lost. Back it up, then add --replace. It was not changed.`,
  );
}

/** Inserts all rows; returns their number. */
async function insertLines(writer: Writer, lines: AsyncIterable<string>): Promise<number> {
  let target: TableLine | null = null;
  let pending: SqlValue[][] = [];
  let count = 0;
  let place = 0;
  let announced: number | null = null;
  let isHeaderRead = false;

  const flush = async () => {
    if (target !== null && pending.length > 0)
      await insertMany(writer, `"${target.table}"`, target.columns, pending).catch(unfit(target, place));
    pending = [];
  };

  for await (const text of lines) {
    place += 1;
    const line = parseLine(text, place);
    if (!isHeaderRead) {
      checkHeader(line);
      isHeaderRead = true;
    } else if (Array.isArray(line)) {
      count += 1;
      if (line.length !== target?.columns.length) throw damaged(place, 'it has another number of values');
      if (pending.push(line) >= ROWS_AT_ONCE) await flush();
    } else if ('table' in line) {
      await flush();
      target = await emptyTable(writer, line);
    } else if ('rows' in line) {
      await flush();
      announced = line.rows;
    }
  }
  if (announced !== count) throw new BackupError(INCOMPLETE);
  return count;
}

function parseLine(text: string, place: number): Line {
  const { success, output } = v.safeParse(Line, looseJson(text));
  if (!success) throw damaged(place, 'it is no line of a backup');
  return output;
}

function damaged(place: number, reason: string): BackupError {
  return new BackupError(`Line ${place} of the backup is incomplete or damaged, ${reason}: ${USE_ANOTHER}`);
}

/** What the database refuses of rows is wrong in the file; anything else is about the database. */
function unfit({ table }: TableLine, place: number) {
  return (error: unknown): never => {
    if (!(error instanceof LibsqlError) || !error.code.startsWith('SQLITE_CONSTRAINT')) throw error;
    throw damaged(place, `or one of ${ROWS_AT_ONCE} before it, and does not fit into the table ${table}`);
  };
}

function checkHeader(line: Line): void {
  if (Array.isArray(line) || !('storefrontBackup' in line) || line.storefrontBackup !== BACKUP_FORMAT) {
    throw new BackupError('The file is not a backup of the shop. The database was not changed.');
  }
  if (line.schema === SCHEMA_VERSION) return;
  throw new BackupError(
    `The backup has schema ${line.schema} and this version of the shop ${SCHEMA_VERSION}: restore it with the version that wrote it, into an empty database, and start the new version afterwards. The database was not changed.`,
  );
}

/** Triggers have filled the table since the start, if other tables are logged in it. */
async function emptyTable(writer: Writer, line: TableLine): Promise<TableLine> {
  const known = line.table === SEQUENCES || (await tableNames(writer)).includes(line.table);
  const columns = known ? (await readTable(writer, line.table)).columns : [];
  const unknown = line.columns.filter((column) => !columns.includes(column));
  if (!known || LEFT_OUT.includes(line.table) || unknown.length > 0) {
    throw new BackupError(
      `The backup has ${[line.table, ...unknown].join('.')}, which this version of the shop does not know: restore it with the version that wrote it. The database was not changed.`,
    );
  }
  await writer.run(`DELETE FROM "${line.table}"`);
  return line;
}
