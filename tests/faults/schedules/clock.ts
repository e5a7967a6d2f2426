import timers from 'node:timers/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, vi } from 'vitest';

const { setTimeout: sleep } = timers;

/** A real millisecond stands for this many, so that a schedule does not take as long as its pauses. */
const SPEED = 50;

/** Stops the clock until the tests of the file are over: a slow machine lets no lease expire. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  afterAll(() => void vi.useRealTimers());
}

/** Shortens all pauses until the tests of the file are over; they are what the stopped clock counts. */
export function shortenPauses(): void {
  Object.assign(timers, {
    setTimeout: async (ms = 0, value?: unknown) => {
      await sleep(Math.ceil(ms / SPEED));
      letPass(ms);
      return value;
    },
  });
  syncBuiltinESMExports();
  afterAll(() => {
    Object.assign(timers, { setTimeout: sleep });
    syncBuiltinESMExports();
  });
}

/** Time that nobody works. */
export function letPass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
