import { readFileSync } from 'node:fs';
import { FITMENT_FILE_MAX_BYTES } from '../domain/core/limits.js';
import { type CsvFault, decodeCsv, describeFaults } from '../domain/csv/csvFile.js';
import type { FitmentTable } from '../domain/fitment/fitment.js';
import { readFitmentText } from '../domain/fitment/fitmentTable.js';
import {
  openFitment,
  readOwnFitment,
  readShopFitment,
  switchFitmentOff,
  writeOwnFitment,
} from '../server/fitment/fitment.js';
import { refuseArguments, runCommand, withDatabase } from './command/runCommand.js';

/*
 * `npm run fitment -- import file.csv [--dry-run] [--whole]`: merges an operator's fitments over the shop's own. `--
 * export` prints the import (or else the shop's table), `-- off` is for a shop without fitment, `-- reset` deletes the
 * import and turns fitment on again.
 */

const USAGE = `npm run fitment -- import file.csv [--dry-run] [--whole]
npm run fitment -- export > file.csv
npm run fitment -- off
npm run fitment -- reset`;

async function main([command, ...rest]: readonly string[]): Promise<number> {
  const files = rest.filter((each) => !each.startsWith('--'));
  const options = rest.filter((each) => each.startsWith('--'));
  const isKnown = options.every((option) => ['--dry-run', '--whole'].includes(option));
  if (command === 'import' && files.length === 1 && isKnown) return importFile(files[0] ?? '', options);
  if (rest.length === 0 && command === 'export') return exportTable();
  if (rest.length === 0 && command === 'off') return switchOff();
  if (rest.length === 0 && command === 'reset') return reset();
  return refuseArguments(USAGE);
}

/** A file with errors is not imported at all. */
async function importFile(path: string, options: readonly string[]): Promise<number> {
  const decoded = decodeCsv(readFileSync(path), FITMENT_FILE_MAX_BYTES);
  if (typeof decoded !== 'string') return refuse(path, [decoded]);
  const { table, faults, rows } = readFitmentText(decoded);
  if (faults.length > 0) return refuse(path, faults);
  const isWhole = options.includes('--whole');
  if (options.includes('--dry-run')) {
    console.log(`${path} is valid: ${rows} rows, ${tell(table)}. Nothing was changed.`);
    return 0;
  }
  return withDatabase(async (database) => {
    await writeOwnFitment(database, { csv: decoded, isWhole });
    const now = await openFitment(database).table();
    console.log(`Imported ${rows} rows, ${tell(table)}. The shop now has ${tell(now)}.`);
    return 0;
  });
}

function refuse(path: string, faults: readonly CsvFault[]): number {
  for (const line of [...describeFaults(path, faults), 'Nothing was imported.']) console.error(line);
  return 1;
}

function tell(table: FitmentTable): string {
  const models = table.flatMap((make) => make.models);
  const known = models.filter(({ generations }) => generations.length > 0);
  return `${known.length} models with sizes and ${models.length - known.length} without`;
}

function exportTable(): Promise<number> {
  return withDatabase(async (database) => {
    process.stdout.write((await readOwnFitment(database))?.csv ?? readShopFitment());
    return 0;
  });
}

function switchOff(): Promise<number> {
  return withDatabase(async (database) => {
    await switchFitmentOff(database);
    console.log(
      'Fitment is off: no car picker and no notes about cars. `npm run fitment -- reset` turns it on.',
    );
    return 0;
  });
}

function reset(): Promise<number> {
  return withDatabase(async (database) => {
    await writeOwnFitment(database, null);
    console.log('The import was deleted; the shop’s own table is in use.');
    return 0;
  });
}

await runCommand(USAGE, main);
