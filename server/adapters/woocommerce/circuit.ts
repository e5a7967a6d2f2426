import { unavailable } from './problems.js';

/** So many outages in a row open the circuit. */
const FAILURES_TO_OPEN = 5;
/** An open circuit lets one request through after so long, to see whether the store is back. */
const PAUSE_MS = 10_000;

/** Spares a store that is down, and shoppers the wait for it: refuses at once while it is known not to answer. */
export interface Circuit {
  /** Throws `store_unavailable` while the circuit is open. */
  enter(): void;
  succeeded(): void;
  failed(): void;
}

/** A circuit that is closed; `now` is in milliseconds. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0;
  let triedAgainAtMs = 0;
  return {
    enter() {
      if (failures < FAILURES_TO_OPEN) return;
      if (now() < triedAgainAtMs)
        throw unavailable('The store was not there a moment ago; asking it is paused');
      triedAgainAtMs = now() + PAUSE_MS; // this one tries; the others wait for what it finds
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES_TO_OPEN) triedAgainAtMs = now() + PAUSE_MS;
    },
  };
}
