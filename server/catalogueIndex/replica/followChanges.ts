import { setTimeout as sleep } from 'node:timers/promises';
import { UnusableFile } from './catchUp.js';

/** Readers of a hosted database start a check for changes when the last one is older than this, without waiting. */
export const CHECK_AFTER_MS = 2000;
/** Readers wait for a check when the last one is older: while the database responds, nothing older is shown. */
export const STALE_AFTER_MS = 10_000;
const CHECK_TIMEOUT_MS = 1000;

export interface FollowOptions {
  /** A database file needs no round trips: it is checked before each read. */
  isHosted: boolean;
  now?: (() => number) | undefined;
  /** How long readers wait for a check at most; later they read what is there, so a slow database delays no page. */
  timeoutMs?: number | undefined;
  /** Keeps a function alive for work that goes on after its response. */
  later?: ((work: Promise<unknown>) => void) | undefined;
  report?: ((event: string, error: unknown) => void) | undefined;
  onUnusable: (error: unknown) => void;
}

/** A check for changes that is running; `done` never rejects. */
interface Check {
  startedAtMs: number;
  done: Promise<void>;
}

/** Decides when to check for changes, and who waits for it. One check runs at a time. */
export function followChanges(
  catchUp: () => Promise<void>,
  {
    isHosted,
    now = Date.now,
    timeoutMs = CHECK_TIMEOUT_MS,
    later = () => undefined,
    report,
    onUnusable,
  }: FollowOptions,
) {
  let running: Check | null = null;
  let checkedAtMs = -Infinity;
  let failedAtMs: number | null = null;
  /** Number of changes that are known to exist, and of those that a completed check has covered. */
  let [expected, covered] = [1, 0];

  async function run(startedAtMs: number): Promise<void> {
    const covering = expected;
    try {
      await catchUp();
      [checkedAtMs, covered, failedAtMs] = [startedAtMs, covering, null];
    } catch (error) {
      if (error instanceof UnusableFile) onUnusable(error);
      else if (failedAtMs === null) report?.('catalogue-not-checked', error);
      failedAtMs = now();
    } finally {
      running = null;
    }
  }

  function check(): Check {
    if (running !== null) return running;
    const startedAtMs = now();
    const started = { startedAtMs, done: run(startedAtMs) };
    running = started;
    return started;
  }

  const hasFailed = () => failedAtMs !== null;

  /** Resolves when the reader may read: at once, or after a check that covers all changes it has to see. */
  async function ready(): Promise<void> {
    if (!isHosted) expected += 1;
    const wanted = expected;
    const isNewer = (ageMs: number) => covered >= wanted && now() - checkedAtMs <= ageMs;
    if (isNewer(CHECK_AFTER_MS)) return;
    if (failedAtMs !== null && now() - failedAtMs < CHECK_AFTER_MS) return;
    if (hasFailed() || isNewer(STALE_AFTER_MS)) {
      later(check().done);
      return;
    }
    // A check that is running may have started before a change that has to be seen.
    while (!isNewer(STALE_AFTER_MS)) {
      const current = check();
      if (!(await isDoneInTime(current)) || hasFailed()) return;
    }
  }

  async function isDoneInTime({ startedAtMs, done }: Check): Promise<boolean> {
    if (!isHosted) return done.then(() => true);
    later(done);
    const leftMs = Math.max(0, startedAtMs + timeoutMs - now());
    return Promise.race([done.then(() => true), sleep(leftMs, false, { ref: false })]);
  }

  return {
    ready,
    /** The next reader waits for a check that starts after this. */
    expectChange() {
      expected += 1;
    },
  };
}
