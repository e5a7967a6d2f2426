import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEEDED_DATABASE } from './seededDatabase.js';

/** Prepares the path of the seeded database that the test files of a run copy; workers get it by the environment. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shop-seeded-'));
  process.env[SEEDED_DATABASE] = join(folder, 'shop.db');
  return () => rmSync(folder, { recursive: true, force: true });
}
