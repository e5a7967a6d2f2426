import { afterAll, beforeAll } from 'vitest';
import type { StatePort } from '../../server/ports/records/state.js';
import type { Opened } from './support.js';

const SECOND_MS = 1000;

/** Opens the same storage each time, with the given clock. */
export type OpenState = (now: () => number) => Promise<Opened<{ state: StatePort }>>;

/** Two instances on one storage for the tests of a `describe`, with a shared clock. */
export function twoInstances(open: OpenState) {
  let opened: Opened<{ state: StatePort }>;
  let second: Opened<{ state: StatePort }>;
  let timeMs = Date.parse('2026-03-01T12:00:00Z');
  const now = () => timeMs;
  beforeAll(async () => {
    opened = await open(now);
    second = await open(now);
  });
  afterAll(async () => {
    await opened.close();
    await second.close();
  });
  return {
    state: () => opened.state,
    neighbour: () => second.state,
    now,
    turnClock: (seconds: number) => (timeMs += seconds * SECOND_MS),
  };
}
