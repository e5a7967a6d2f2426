import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const ROOMS = ['domain', 'client', 'server', 'components', 'locales', 'renderer', 'scripts', 'api', 'tools'];

/**
 * Test files beside the code that put no double in anything's place leave nothing behind, and `openShop` takes back what
 * it changes: they share a process and load each module once, in half of the time of a process for each.
 */
const SHARING = [
  ...ROOMS.flatMap(testFilesIn).filter((file) => !/\bvi\b/.test(readFileSync(file, 'utf8'))),
  ...testFilesIn('tests/api').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bopen\w*Shop\(/.test(text) && !/\bvi\.mock\(/.test(text);
  }),
];

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

export default defineConfig({
  test: {
    globalSetup: 'tests/support/globalSetup.ts',
    testTimeout: 30_000,
    // All of them: nothing else runs beside the tests.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [`{${ROOMS.join()}}/**/*.test.{ts,tsx}`, 'tests/{contract,api,faults}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...SHARING],
        },
      },
    ],
  },
});
