import { defineConfig } from 'vitest/config';

/** Tests that need the real WordPress of `npm run test:wordpress`. */
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 60_000, fileParallelism: false } });
