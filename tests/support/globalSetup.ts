import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlesOf } from './bundledScript.js';
import { SEEDED_DATABASE } from './seededDatabase.js';

/** A file system in memory, which containers may limit to a few megabytes. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Prepares the temporary folder of a run, and in it the path of the seeded database that its test files copy; workers get
 * both by the environment. Databases on a disk would wait for every write to reach it, which takes half of the time of
 * tests that write much.
 */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'shop-tests-'));
  process.env['TMPDIR'] = folder;
  process.env[SEEDED_DATABASE] = join(folder, 'seeded.db');
  return () => {
    for (const made of [folder, bundlesOf(folder)]) rmSync(made, { recursive: true, force: true });
  };
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize > ROOM_BYTES;
}
