import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './problems.js';

/** So many failed requests in a row open the circuit. */
const FAILURES_TO_OPEN = 5;
/** An open circuit lets one request through after so long, to see whether the store is back. */
const PAUSE_MS = 5000;
/** The other requests wait so long for the outcome of that one. */
const TRIAL_PATIENCE_MS = 2000;

/** Spares a store that is down, and shoppers the wait for it: refuses at once while it is known not to answer. */
export interface Circuit {
  /** Throws `store_unavailable` while the circuit is open; waits while one request tries whether it still is. */
  enter(): Promise<void>;
  succeeded(): void;
  failed(): void;
}

/** A circuit that is closed; `now` is in milliseconds. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0;
  let triedAgainAtMs = 0;
  let trial: Trial | null = null;

  function endTrial(isBack: boolean): void {
    trial?.end(isBack);
    trial = null;
  }

  return {
    async enter() {
      if (failures < FAILURES_TO_OPEN) return;
      if (trial === null && now() >= triedAgainAtMs) {
        trial = createTrial();
        return;
      }
      const isBack = await (trial?.outcome ?? false);
      if (!isBack) throw unavailable('The store was not there a moment ago; asking it is paused');
    },
    succeeded() {
      failures = 0;
      endTrial(true);
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) triedAgainAtMs = now() + PAUSE_MS;
      endTrial(false);
    },
  };
}

interface Trial {
  /** Whether the store is back; false too where the trial takes too long. */
  outcome: Promise<boolean>;
  end(isBack: boolean): void;
}

function createTrial(): Trial {
  let end: Trial['end'] = () => undefined;
  const ended = new Promise<boolean>((resolve) => (end = resolve));
  return { outcome: Promise.race([ended, sleep(TRIAL_PATIENCE_MS, false, { ref: false })]), end };
}
