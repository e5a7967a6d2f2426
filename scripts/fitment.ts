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
import { CommandError, defineCommand, type Program } from './command/program.js';
import { type DatabaseTools, runCommand, withDatabase } from './command/runCommand.js';

/* `npm run fitment`: merges an operator's fitments over the shop's own. */

const FITMENT: Program<DatabaseTools> = {
  name: 'npm run fitment',
  about: 'which tyres fit which cars',
  commands: {
    import: defineCommand('Reads a table over the one of the shop.', {
      args: '<file.csv>',
      options: {
        'dry-run': { help: 'tells only the errors of the file' },
        whole: { help: "instead of the shop's table" },
      },
      run: ([path], options, tools: DatabaseTools) => importFile(path, options, tools),
    }),
    export: defineCommand("Prints the last import, or else the shop's own table.", {
      run: async (_, __, { database, print }: DatabaseTools) => {
        print((await readOwnFitment(database))?.csv ?? readShopFitment());
      },
    }),
    off: defineCommand('For a shop that sells nothing by car: no car picker and no notes about cars.', {
      run: async (_, __, { database, print }: DatabaseTools) => {
        await switchFitmentOff(database);
        print(
          'Fitment is off: no car picker and no notes about cars. `npm run fitment -- reset` turns it on.',
        );
      },
    }),
    reset: defineCommand('Deletes the import, and turns fitment on again.', {
      run: async (_, __, { database, print }: DatabaseTools) => {
        await writeOwnFitment(database, null);
        print('The import was deleted; the shop’s own table is in use.');
      },
    }),
  },
};

/** A file with errors is not imported at all. */
async function importFile(
  path: string,
  { 'dry-run': isDryRun, whole: isWhole }: Record<'dry-run' | 'whole', boolean>,
  { database, print }: DatabaseTools,
): Promise<void> {
  const decoded = decodeCsv(readFileSync(path), FITMENT_FILE_MAX_BYTES);
  if (typeof decoded !== 'string') return refuse(path, [decoded]);
  const { table, faults, rows } = readFitmentText(decoded);
  if (faults.length > 0) return refuse(path, faults);
  if (isDryRun) {
    print(`${path} is valid: ${rows} rows, ${sumOf(table)}. Nothing was changed.`);
    return;
  }
  await writeOwnFitment(database, { csv: decoded, isWhole });
  print(
    `Imported ${rows} rows, ${sumOf(table)}. The shop now has ${sumOf(await openFitment(database).table())}.`,
  );
}

function refuse(path: string, faults: readonly CsvFault[]): never {
  throw new CommandError([...describeFaults(path, faults), 'Nothing was imported.'].join('\n'));
}

function sumOf(table: FitmentTable): string {
  const models = table.flatMap((make) => make.models);
  const known = models.filter(({ generations }) => generations.length > 0);
  return `${known.length} models with sizes and ${models.length - known.length} without`;
}

await runCommand(FITMENT, withDatabase());
