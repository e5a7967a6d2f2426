import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,client,server,components,locales,renderer,scripts,api,tools}/**/*.test.{ts,tsx}',
      'tests/{contract,api,faults}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/globalSetup.ts',
    testTimeout: 30_000,
    // All of them: nothing else runs beside the tests.
    maxWorkers: availableParallelism(),
  },
});
