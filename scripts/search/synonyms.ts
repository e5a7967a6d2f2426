import { readFileSync } from 'node:fs';
import { SYNONYMS_FILE_MAX_BYTES } from '../../domain/core/limits.js';
import { type CsvFault, decodeCsv, describeFaults } from '../../domain/csv/csvFile.js';
import { readOwnSynonyms, writeOwnSynonyms } from '../../server/catalogueIndex/synonyms/ownSynonyms.js';
import { readSynonyms } from '../../server/catalogueIndex/synonyms/readSynonyms.js';
import type { Database } from '../../server/database/sql/sql.js';
import type { Output } from '../command/program.js';

/**
 * Replaces the synonyms by those of a file; `isDryRun`: only tells its errors. A refused line loses only itself, and an
 * unreadable file changes nothing. Returns the exit code: 1 if anything was refused.
 */
export async function importSynonyms(
  database: Database,
  { path, isDryRun }: { path: string; isDryRun: boolean },
  { print, log }: Output,
): Promise<number> {
  const refuse = (faults: readonly CsvFault[]) => describeFaults(path, faults).forEach((line) => log(line));
  const text = decodeCsv(readFileSync(path), SYNONYMS_FILE_MAX_BYTES);
  if (typeof text !== 'string') {
    refuse([text]);
    log('Nothing was imported.');
    return 1;
  }
  const { groups, faults } = readSynonyms(text);
  refuse(faults);
  const refused = faults.length === 0 ? '' : `; ${faults.length} lines were refused`;
  if (isDryRun) {
    print(`${path} has ${groups.length} groups of synonyms${refused}. Nothing was changed.`);
  } else if (groups.length === 0) {
    log(
      `${path} has no synonyms; \`npm run search -- reset\` deletes those of the shop. Nothing was imported.`,
    );
    return 1;
  } else {
    await writeOwnSynonyms(database, text);
    print(
      `Imported ${groups.length} groups of synonyms${refused}. A running shop uses them within a minute.`,
    );
  }
  return faults.length === 0 ? 0 : 1;
}

/** Prints the file that was imported last. */
export async function exportSynonyms(database: Database, { print }: Pick<Output, 'print'>): Promise<number> {
  print((await readOwnSynonyms(database)) ?? '');
  return 0;
}

/** Deletes the operator's synonyms. */
export async function resetSynonyms(database: Database, { print }: Pick<Output, 'print'>): Promise<number> {
  await writeOwnSynonyms(database, null);
  print('The synonyms were deleted; those that are built in stay.');
  return 0;
}
