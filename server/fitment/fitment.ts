import { readFileSync } from 'node:fs';
import type { FitmentTable } from '../../domain/fitment/fitment.js';
import { FITMENT_COLUMNS } from '../../domain/fitment/fitmentRow.js';
import { mergeTables, readFitmentText } from '../../domain/fitment/fitmentTable.js';
import { text } from '../database/rows.js';
import type { Database, Reader, Writer } from '../database/sql.js';
import type { FitmentPort } from '../ports/fitment.js';

/** The shop's own table; `vercel.json` includes it in each function. */
const SHOP_TABLE = 'server/fitment/fitment.csv';
const KEY = 'fitment';
/** Maximum delay until a running process sees an import. */
const LOOK_AGAIN_MS = 60_000;

/** The operator's imported table. */
interface OwnFitment {
  /** Valid CSV. */
  csv: string;
  /** true: replaces the whole table; otherwise each of its models replaces the shop's entry. */
  isWhole: boolean;
}

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
}

/** The shop's table merged with the operator's import in the shop's database. */
export function openFitment(database: Reader, { now = Date.now, report }: FitmentOptions = {}): FitmentPort {
  let held: { stored: string | null; table: FitmentTable; atMs: number } | null = null;
  let asked: Promise<FitmentTable> | null = null;

  async function look(): Promise<FitmentTable> {
    const stored = await readStored(database).catch((error: unknown) => {
      report?.('fitment-not-read', error);
      return held?.stored ?? null;
    });
    const isSame = held !== null && held.stored === stored;
    const table = isSame && held !== null ? held.table : tableOf(stored);
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

function tableOf(stored: string | null): FitmentTable {
  if (stored === null) return shopFitment();
  const { csv, isWhole } = JSON.parse(stored) as OwnFitment;
  const { table } = readFitmentText(csv);
  return isWhole ? table : mergeTables(shopFitment(), table);
}

async function readStored(reader: Reader): Promise<string | null> {
  const [row] = await reader.rows('SELECT value FROM shop_meta WHERE key = ?', [KEY]);
  return row === undefined ? null : text(row, 'value');
}

/** The operator's import; null if there is none. */
export async function readOwnFitment(reader: Reader): Promise<OwnFitment | null> {
  const stored = await readStored(reader);
  return stored === null ? null : (JSON.parse(stored) as OwnFitment);
}

/** Replaces the table by an empty one: the shop then has no car picker and says nothing about what fits. */
export async function switchFitmentOff(database: Database): Promise<void> {
  await writeOwnFitment(database, { csv: `${FITMENT_COLUMNS.join(',')}\n`, isWhole: true });
}

/** Replaces the previous import; null deletes it. */
export async function writeOwnFitment(database: Database, own: OwnFitment | null): Promise<void> {
  await database.write((writer: Writer) =>
    own === null
      ? writer.run('DELETE FROM shop_meta WHERE key = ?', [KEY])
      : writer.run('INSERT OR REPLACE INTO shop_meta (key, value) VALUES (?, ?)', [KEY, JSON.stringify(own)]),
  );
}
