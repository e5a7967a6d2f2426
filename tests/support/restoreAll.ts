import { afterAll, vi } from 'vitest';

/** Files that share a process must not find what the one before has changed. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetConfig();
});
