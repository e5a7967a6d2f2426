import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { looseJson } from '../../domain/core/looseJson.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import type { FitmentTable } from '../../domain/fitment/fitment.js';
import { FITMENT_COLUMNS } from '../../domain/fitment/fitmentRow.js';
import { mergeTables, readFitmentText } from '../../domain/fitment/fitmentTable.js';
import { UNNOTED } from '../database/records/tableRecords.js';
import { text } from '../database/sql/rows.js';
import type { Database, Reader, Writer } from '../database/sql/sql.js';
import type { FitmentPort } from '../ports/fitment.js';
import type { RecordKind, RecordReader } from '../ports/shared/records/recordReader.js';

/** The shop's own table; `vercel.json` includes it in each function. */
const SHOP_TABLE = 'server/fitment/fitment.csv';
const KEY = 'fitment';
/** Maximum delay until a running process sees an import. */
const LOOK_AGAIN_MS = 60_000;

/** The operator's imported table. `isWhole`: it replaces the shop's own; otherwise each of its models does. */
const OWN = v.object({ csv: v.string(), isWhole: v.optional(v.boolean(), false) });
type OwnFitment = v.InferOutput<typeof OWN>;

const OWN_KIND: RecordKind<OwnFitment> = {
  name: 'Import',
  isUnnumbered: true,
  schema: OWN,
  editedAt: () => 'shop_meta',
};

/** What is imported to switch fitment off. */
const NO_ROWS = `${FITMENT_COLUMNS.join(',')}\n`;

/** The CSV of the shop's own table. */
export function readShopFitment(): string {
  return readFileSync(SHOP_TABLE, 'utf8');
}

let shopTable: FitmentTable | null = null;

/** Parsed on first use, once per process. Throws if the file is invalid. */
function shopFitment(): FitmentTable {
  if (shopTable !== null) return shopTable;
  const { table, faults } = readFitmentText(readShopFitment());
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`${SHOP_TABLE}, line ${fault.line}: ${fault.message}`);
  shopTable = table;
  return table;
}

interface FitmentOptions {
  now?: (() => number) | undefined;
  report?: ((event: string, error: unknown) => void) | undefined;
  /** Reads the stored import; absent: without a word about what cannot be read. */
  tables?: RecordReader | undefined;
}

/** The shop's table merged with the operator's import in the shop's database. */
export function openFitment(
  database: Reader,
  { now = Date.now, report, tables = UNNOTED }: FitmentOptions = {},
): FitmentPort {
  let held: { stored: string | null; table: FitmentTable; atMs: number } | null = null;
  let asked: Promise<FitmentTable> | null = null;

  async function look(): Promise<FitmentTable> {
    const stored = await readStored(database).catch((error: unknown) => {
      report?.('fitment-not-read', error);
      return held?.stored ?? null;
    });
    const table = held?.stored === stored ? held.table : tableOf(stored, tables);
    held = { stored, table, atMs: now() };
    return table;
  }

  return {
    async table() {
      if (held !== null && now() - held.atMs < LOOK_AGAIN_MS) return held.table;
      asked ??= look().finally(() => {
        asked = null;
      });
      return asked;
    },
  };
}

/** Without an import, and if none of it can be read, the shop's own table. */
function tableOf(stored: string | null, tables: RecordReader): FitmentTable {
  const own = stored === null ? null : ownOf(stored, tables);
  if (own === null) return shopFitment();
  if (isEmptyOf(own)) return [];
  const { table, faults } = readFitmentText(own.csv);
  const [first] = faults;
  if (first !== undefined) tables.notes.note(`Import ${KEY}`, reportFaults(faults.length, first));
  return own.isWhole && table.length > 0 ? table : mergeTables(shopFitment(), table);
}

function ownOf(stored: string, tables: RecordReader): OwnFitment | null {
  const value = looseJson(stored);
  return tables.one(OWN_KIND, { ...(typeof value === 'object' ? value : {}), id: KEY });
}

/** Other versions of the shop had other columns. */
function isEmptyOf({ csv, isWhole }: OwnFitment): boolean {
  return isWhole && csv.startsWith('make,model,') && csv.trim().split('\n').length === 1;
}

function reportFaults(count: number, { line, message }: CsvFault): string {
  const more = count > 1 ? ` (and ${count - 1} more)` : '';
  return `Import ${KEY} is read in part: line ${line} of the table of cars: ${message}${more}. Export it with \`npm run fitment -- export > file.csv\`, mend it, and import it again`;
}

async function readStored(reader: Reader): Promise<string | null> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [KEY]);
  return row === undefined ? null : text(row, 'value');
}

/** The operator's import; null if there is none. */
export async function readOwnFitment(reader: Reader): Promise<OwnFitment | null> {
  const stored = await readStored(reader);
  return stored === null ? null : ownOf(stored, UNNOTED);
}

/** Replaces the table by an empty one: the shop then has no car picker and says nothing about what fits. */
export async function switchFitmentOff(database: Database): Promise<void> {
  await writeOwnFitment(database, { csv: NO_ROWS, isWhole: true });
}

/** Replaces the previous import; null deletes it. */
export async function writeOwnFitment(database: Database, own: OwnFitment | null): Promise<void> {
  await database.write((writer: Writer) =>
    own === null
      ? writer.run('DELETE FROM shop_meta WHERE key = ?', [KEY])
      : writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [KEY, JSON.stringify(own)]),
  );
}
