import { type Finding, fix } from '../findings.js';
import type { Probes } from '../probes.js';

/** The records of the store and of WordPress that the shop could not read as a whole when it read them last. */
export async function checkRecords({ listRecordProblems }: Probes): Promise<Finding[]> {
  const problems = await listRecordProblems().catch(() => []); // the check of the database says why
  return problems.map(({ record, line }) => fix(record, line.replace(`${record} `, '')));
}
