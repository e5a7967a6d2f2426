import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from './problems.js';

/** Number of consecutive failures that open the circuit. */
const FAILURES_TO_OPEN = 5;
/** An open circuit lets one trial request through after this time. */
const PAUSE_MS = 5000;
/** How long other requests wait for the outcome of the trial. */
const TRIAL_TIMEOUT_MS = 2000;

/** A circuit breaker: fails fast while the store is known to be down. */
interface Circuit {
  /** Throws `store_unavailable` while the circuit is open; waits while a trial request is in progress. */
  enter(): Promise<void>;
  succeeded(): void;
  failed(): void;
  /** A failure that does not tell whether the store is down. */
  undecided(): void;
}

/** A closed circuit; `now` is in milliseconds. */
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
      if (!isBack) throw unavailable('The circuit breaker is open: the store did not respond a moment ago');
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
    undecided() {
      if (failures >= FAILURES_TO_OPEN) triedAgainAtMs = now() + PAUSE_MS;
      endTrial(false);
    },
  };
}

interface Trial {
  /** Whether the store is back; also false if the trial takes too long. */
  outcome: Promise<boolean>;
  end(isBack: boolean): void;
}

function createTrial(): Trial {
  let end: Trial['end'] = () => undefined;
  const ended = new Promise<boolean>((resolve) => (end = resolve));
  return { outcome: Promise.race([ended, sleep(TRIAL_TIMEOUT_MS, false, { ref: false })]), end };
}
