import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GOODS_FILE_MAX_BYTES } from '../../domain/core/limits.js';
import { type CsvFault, decodeCsv, describeFaults } from '../../domain/csv/csvFile.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { CommandError, defineCommand, type Program } from '../command/program.js';
import type { DatabaseTools } from '../command/runCommand.js';
import { acceptedPlan } from './acceptedPlan.js';
import { applyImport } from './applyImport.js';
import { exportGoods } from './exportGoods.js';
import { splitList, type GoodsRow } from './goodsColumns.js';
import { readGoodsFile } from './goodsFile.js';
import { findPictures } from './pictures.js';
import type { Plan } from './planImport.js';
import { readShop } from './shop.js';

type Tools = Pick<DatabaseTools, 'database' | 'print' | 'log'> & {
  writeFile: (path: string, text: string) => void;
};

const FLAGS = {
  'dry-run': { help: 'reads everything, tells what would change, and changes nothing' },
  'skip-refused': { help: 'imports the other lines if some are refused' },
  prune: {
    help: 'removes products and variations that the file lacks: lists them, and needs --yes to go on',
  },
  yes: { help: 'with --prune' },
  pictures: {
    value: 'FOLDER',
    help: 'where the files are that the column Images names; otherwise beside the file',
  },
  'no-pictures': { help: 'does not read the column Images: pictures stay as they are' },
} as const;

export const PRODUCTS: Program<Tools> = {
  name: 'npm run products',
  about: 'the goods of the embedded shop as a CSV file',
  commands: {
    export: defineCommand('Writes all goods to a file.', {
      args: '<file>',
      run: async ([path], _, tools: Tools) => {
        await requireShop(tools);
        tools.writeFile(path, await exportGoods(tools.database, printedTables(tools.log)));
        return 0;
      },
    }),
    import: defineCommand('Adds and changes goods.', {
      args: '<file>',
      options: FLAGS,
      run: async ([path], flags, tools: Tools) => {
        await requireShop(tools);
        return importFile({ ...tools, path, folder: flags.pictures ?? dirname(path), flags });
      },
    }),
  },
  notes: `Columns are named as in WooCommerce’s product export, whose files can be read; “Name (ar)” and the like hold Arabic.
Products are known by their SKU. Columns and products that the file lacks stay as they are.`,
};

async function requireShop({ database }: Tools): Promise<void> {
  if ((await database.rows("SELECT 1 FROM shop_meta WHERE key = 'seeded_at'")).length > 0) return;
  throw new CommandError(
    'There is no shop in the database yet: start it once, with `npm start` or `npm start -- --empty`.',
  );
}

type Import = Tools & {
  path: string;
  folder: string;
  flags: Record<'dry-run' | 'skip-refused' | 'prune' | 'yes' | 'no-pictures', boolean>;
};

async function importFile(job: Import): Promise<number> {
  const { database, flags } = job;
  const decoded = decodeCsv(readFileSync(job.path), GOODS_FILE_MAX_BYTES);
  if (typeof decoded !== 'string') return refuse(job, [decoded]);
  const { rows, faults, unknownColumns } = readGoodsFile(decoded, flags['no-pictures'] ? ['Images'] : []);
  if (unknownColumns.length > 0) job.log(`Columns that are not used: ${unknownColumns.join(', ')}`);
  if (rows.length === 0) return refuse(job, faults);
  job.log(`Reading ${rows.length} lines`);
  const pictures = await findPictures(picturesIn(rows), {
    ...{ database, folder: job.folder, keeps: !flags['dry-run'], progress: job.log },
  });
  const records = printedTables(job.log);
  const settings = { pictures, prunes: flags.prune, nowMs: Date.now() };
  const first = await acceptedPlan(rows, () => readShop(database, records, settings.nowMs), settings);
  const refused = [...faults, ...first.refused];
  if (refused.length > 0 && !flags['skip-refused']) return refuse(job, refused);
  for (const line of describeFaults(job.path, refused)) job.log(line);
  for (const line of describeRemoved(first.plan)) job.print(line);
  if (flags['dry-run'] || (first.plan.removed.length > 0 && flags.prune && !flags.yes)) {
    job.print(
      `${describePlan(first.plan)} Nothing was changed${flags['dry-run'] ? '.' : ': add --yes to go on.'}`,
    );
    return flags['dry-run'] ? 0 : 1;
  }
  // The shop may have changed since, so that the plan is made again within the transaction that carries it out.
  const plan = await database.write(async (writer) => {
    const now = await acceptedPlan(rows, () => readShop(writer, records, settings.nowMs), settings);
    if (now.refused.length > first.refused.length)
      throw new Error('The shop has changed: run the import again.');
    await applyImport(writer, now.plan, now.shop, { ...settings, progress: job.log });
    return now.plan;
  });
  job.print(`${describePlan(plan)} Pages follow within a minute.`);
  return 0;
}

function picturesIn(rows: readonly GoodsRow[]): string[] {
  return [...new Set(rows.flatMap(({ cells }) => splitList(cells.get('Images') ?? '')))];
}

function refuse({ path, log }: Import, faults: readonly CsvFault[]): number {
  for (const line of [...describeFaults(path, faults), 'Nothing was imported.']) log(line);
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
