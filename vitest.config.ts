import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { iconsPlugin } from './scripts/vite/iconsPlugin.js';
import { LongestFirst } from './tests/support/longestFirst.js';

const DIRECTORIES = [
  'domain',
  'client',
  'features',
  'server',
  'components',
  'locales',
  'renderer',
  'scripts',
  'api',
];

/**
 * Files that replace modules run in a process each. All others share processes and load each module once, which halves
 * the time; `tests/support/restoreAll.ts` undoes what a file has changed.
 */
const SHARING = [...DIRECTORIES, 'tests/contract', 'tests/api', 'tests/faults', 'tests/properties']
  .flatMap(testFilesIn)
  .filter((file) => !/\bvi\.(?:mock|hoisted|resetModules)\b/.test(readFileSync(file, 'utf8')));

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
  plugins: [iconsPlugin()],
  test: {
    globalSetup: 'tests/support/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // One more than there are cores, because some tests wait for clocks and servers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'sharing',
          include: SHARING,
          isolate: false,
          setupFiles: 'tests/support/restoreAll.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [
            `{${DIRECTORIES.join()}}/**/*.test.{ts,tsx}`,
            'tests/{contract,api,faults,properties,journeys}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...SHARING],
        },
      },
      {
        extends: true,
        test: { name: 'hosted', include: ON_HOSTED, isolate: false, env: { TEST_DATABASE: 'hosted' } },
      },
    ],
  },
});
