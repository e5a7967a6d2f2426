import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { GOODS_FILE_MAX_BYTES } from '../../domain/core/limits.js';
import { type CsvFault, decodeCsv, describeFaults } from '../../domain/csv/csvFile.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import type { Database } from '../../server/database/sql/sql.js';
import { acceptedPlan } from './acceptedPlan.js';
import { applyImport } from './applyImport.js';
import { exportGoods } from './exportGoods.js';
import { splitList, type GoodsRow } from './goodsColumns.js';
import { readGoodsFile } from './goodsFile.js';
import { findPictures } from './pictures.js';
import type { Plan } from './planImport.js';
import { readShop } from './shop.js';

export const PRODUCTS_USAGE = `npm run products -- export FILE.csv
npm run products -- import FILE.csv [--dry-run] [--skip-refused] [--prune [--yes]] [--pictures FOLDER | --no-pictures]

Columns are named as in WooCommerce’s product export, whose files can be read; “Name (ar)” and the like hold Arabic.
Products are known by their SKU. Columns and products that the file lacks stay as they are.
--dry-run       reads everything, tells what would change, and changes nothing
--skip-refused  imports the other lines if some are refused
--prune         removes products and variations that the file lacks: lists them, and needs --yes to go on
--pictures      where the files are that the column Images names; otherwise beside FILE.csv
--no-pictures   does not read the column Images: pictures stay as they are`;

interface Tools {
  database: Database;
  /** Prints results. */
  print: (line: string) => void;
  /** Prints progress and errors. */
  tell: (line: string) => void;
  writeFile: (path: string, text: string) => void;
}

const FLAGS = {
  'dry-run': { type: 'boolean', default: false },
  'skip-refused': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  pictures: { type: 'string' },
  'no-pictures': { type: 'boolean', default: false },
} as const;

/** Runs a command on the goods of the embedded shop; returns the exit code. */
export async function manageProducts(args: readonly string[], tools: Tools): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const [command, path, ...rest] = positionals;
  if (path === undefined || rest.length > 0 || !['export', 'import'].includes(command ?? '')) {
    tools.tell(PRODUCTS_USAGE);
    return 1;
  }
  if ((await tools.database.rows("SELECT 1 FROM shop_meta WHERE key = 'seeded_at'")).length === 0) {
    tools.tell(
      'There is no shop in the database yet: start it once, with `npm start` or `npm start -- --empty`.',
    );
    return 1;
  }
  if (command === 'export') {
    tools.writeFile(path, await exportGoods(tools.database, printedTables(tools.tell)));
    return 0;
  }
  return importFile({ ...tools, path, folder: values.pictures ?? dirname(path), flags: values });
}

interface Import extends Tools {
  path: string;
  folder: string;
  flags: Record<'dry-run' | 'skip-refused' | 'prune' | 'yes' | 'no-pictures', boolean>;
}

async function importFile(job: Import): Promise<number> {
  const { database, flags } = job;
  const decoded = decodeCsv(readFileSync(job.path), GOODS_FILE_MAX_BYTES);
  if (typeof decoded !== 'string') return refuse(job, [decoded]);
  const { rows, faults, unknownColumns } = readGoodsFile(decoded, flags['no-pictures'] ? ['Images'] : []);
  if (unknownColumns.length > 0) job.tell(`Columns that are not used: ${unknownColumns.join(', ')}`);
  if (rows.length === 0) return refuse(job, faults);
  job.tell(`Reading ${rows.length} lines`);
  const pictures = await findPictures(picturesIn(rows), {
    ...{ database, folder: job.folder, keeps: !flags['dry-run'], progress: job.tell },
  });
  const records = printedTables(job.tell);
  const settings = { pictures, prunes: flags.prune, nowMs: Date.now() };
  const first = await acceptedPlan(rows, () => readShop(database, records), settings);
  const refused = [...faults, ...first.refused];
  if (refused.length > 0 && !flags['skip-refused']) return refuse(job, refused);
  for (const line of describeFaults(job.path, refused)) job.tell(line);
  for (const line of describeRemoved(first.plan)) job.print(line);
  if (flags['dry-run'] || (first.plan.removed.length > 0 && flags.prune && !flags.yes)) {
    job.print(
      `${describePlan(first.plan)} Nothing was changed${flags['dry-run'] ? '.' : ': add --yes to go on.'}`,
    );
    return flags['dry-run'] ? 0 : 1;
  }
  // The shop may have changed since, so that the plan is made again within the transaction that carries it out.
  const plan = await database.write(async (writer) => {
    const now = await acceptedPlan(rows, () => readShop(writer, records), settings);
    if (now.refused.length > first.refused.length)
      throw new Error('The shop has changed: run the import again.');
    await applyImport(writer, now.plan, now.shop, { ...settings, progress: job.tell });
    return now.plan;
  });
  job.print(`${describePlan(plan)} Pages follow within a minute.`);
  return 0;
}

function picturesIn(rows: readonly GoodsRow[]): string[] {
  return [...new Set(rows.flatMap(({ cells }) => splitList(cells.get('Images') ?? '')))];
}

function refuse({ path, tell }: Import, faults: readonly CsvFault[]): number {
  for (const line of [...describeFaults(path, faults), 'Nothing was imported.']) tell(line);
  return 1;
}

const REMOVED_SHOWN_MAX = 200;

function describeRemoved({ removed }: Plan): string[] {
  const shown = removed.slice(0, REMOVED_SHOWN_MAX).map(({ sku, name }) => `  goes: ${sku}  ${name}`);
  return removed.length > shown.length ? [...shown, `  … and ${removed.length - shown.length} more`] : shown;
}

function describePlan({ added, changed, unchanged, removed }: Plan): string {
  return `${added} new, ${changed} changed, ${unchanged} unchanged, ${removed.length} removed.`;
}
