import { defineConfig } from 'vitest/config';
import { iconsPlugin } from '../../scripts/vite/iconsPlugin.js';

/**
 * Mutants of `domain/` are to be killed by the tests beside it, which need no database. For other mutants
 * `MUTATION_TESTS` names the tests, such as `MUTATION_TESTS='server/http/session/*.test.ts' npm run test:mutation --
 * --mutate 'server/http/session/*.ts'`.
 */
export default defineConfig({
  plugins: [iconsPlugin()],
  test: {
    globalSetup: 'tests/support/globalSetup.ts',
    setupFiles: 'tests/support/restoreAll.ts',
    include: process.env['MUTATION_TESTS']?.split(',') ?? ['domain/**/*.test.ts'],
    // Reads sources, which are instrumented.
    exclude: ['domain/content/pagePrivacy.test.ts'],
    // Instrumented code is slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
