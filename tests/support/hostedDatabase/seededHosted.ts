import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeededDatabase } from '../seededDatabase.js';
import { type HostedDatabase, type HostedDatabaseOptions, startHostedDatabase } from './hostedDatabase.js';

/** A hosted database with the demonstration shop in it. */
export async function startSeededHosted(
  options: Omit<HostedDatabaseOptions, 'copyOf'> = {},
): Promise<HostedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-'));
  const path = join(folder, 'shop.db');
  await copySeededDatabase(path);
  const hosted = await startHostedDatabase({ ...options, copyOf: path });
  rmSync(folder, { recursive: true });
  return hosted;
}
