import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const DIRECTORIES = [
  'domain',
  'client',
  'server',
  'components',
  'locales',
  'renderer',
  'scripts',
  'api',
  'tools',
  'worker',
];

/**
 * Unit tests without mocks leave no state behind, and `openShop` restores what it changes, so these files share a
 * process and load each module once, which halves the time.
 */
const SHARING = [
  ...DIRECTORIES.flatMap(testFilesIn).filter((file) => !/\bvi\b/.test(readFileSync(file, 'utf8'))),
  ...testFilesIn('tests/api').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /\bopen\w*Shop\(/.test(text) && !/\bvi\.mock\(/.test(text);
  }),
];

/** What is promised of writers at once, again on a database across the network. */
const ON_HOSTED = [
  'tests/api/order/{appointments,concurrency,idempotency}.test.ts',
  'tests/faults/{lastOnes,twoServers}.test.ts',
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
    // All cores: nothing else runs in parallel with the tests.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [`{${DIRECTORIES.join()}}/**/*.test.{ts,tsx}`, 'tests/{contract,api,faults}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...SHARING],
        },
      },
      { extends: true, test: { name: 'hosted', include: ON_HOSTED, env: { TEST_DATABASE: 'hosted' } } },
    ],
  },
});
