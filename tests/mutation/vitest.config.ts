import { defineConfig } from 'vitest/config';

/** Mutants of `domain/` are to be killed by the tests beside it, which need no database. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    // Reads sources, which are instrumented.
    exclude: ['domain/content/pagePrivacy.test.ts'],
    // Instrumented code is slower.
    testTimeout: 60_000,
  },
});
