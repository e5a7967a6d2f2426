import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEEDED_DATABASE } from './seededDatabase.js';

/** Names the filled database that the test files of one run copy; workers are told of it by the environment. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'shop-seeded-'));
  process.env[SEEDED_DATABASE] = join(folder, 'shop.db');
  return () => rmSync(folder, { recursive: true, force: true });
}
