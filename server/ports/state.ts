/**
 * What the shop itself has to remember over all its function instances: revoked sessions, counters of rate
 * limits, idempotency keys, attempts to pay by card and locks.
 */
export interface StatePort {
  revokeSession(sessionId: string, expiresAt: Date): Promise<void>;
  /** Every session of the customer that began before now is void. */
  revokeAllSessions(customerId: number): Promise<void>;
  isRevoked(session: { id: string; customerId: number; issuedAt: Date }): Promise<boolean>;

  /** Counts one event under the key and answers how many fell into the current window, this one included. */
  countEvent(key: string, windowSeconds: number): Promise<{ count: number; resetsInSeconds: number }>;
  clearEvents(key: string): Promise<void>;

  /** Leaves a note for whoever comes next; it is gone after so long. */
  leaveNote(name: string, lifeSeconds: number): Promise<void>;
  /** Whether there was such a note; it is gone then: of many who ask at once, one is told. */
  takeNote(name: string): Promise<boolean>;

  /** Keeps the digest of a one-time code for so long; an older one of the same name is gone. */
  keepCode(name: string, digest: string, lifeSeconds: number): Promise<void>;
  /** Whether this is the code's digest. The right one is used up; after five wrong ones the code is gone. */
  useCode(name: string, digest: string): Promise<boolean>;
  /** Forgets every code whose name begins so. */
  forgetCodes(nameStart: string): Promise<void>;

  /**
   * Keeps an attempt to pay by its name until it is forgotten, so that its money is found whatever becomes of its
   * order, and the session that was opened for it once there is one. A session that is kept stays as it is.
   */
  keepAttempt(reference: string, session?: KeptSession): Promise<void>;
  /** The session of a kept attempt, null while there is none; undefined for an attempt that is not kept. */
  sessionOfAttempt(reference: string): Promise<KeptSession | null | undefined>;
  /**
   * Of the attempts that were not taken since then, the one that was kept or taken the longest ago; null where there
   * is none. Of many who take at once each gets another.
   */
  takeAttempt(notSince: Date): Promise<KeptAttempt | null>;
  forgetAttempt(reference: string): Promise<void>;

  /**
   * Runs the work while no other instance runs work with this key or with one of these locks, and waits for the locks.
   * Who comes with a key that is taken gets `running`, `mismatch` (another fingerprint), or the stored answer. A
   * process that dies in the middle of its work loses the locks within seconds, and the key at the end of its lease.
   * The work says by `complete` what becomes of the key; where it does not, the key is free again.
   */
  runExclusive<T>(
    wanted: { key?: WantedKey; locks?: readonly string[] },
    work: (complete: Complete) => Promise<T>,
  ): Promise<ExclusiveResult<T>>;
  /** Runs the work while no other instance runs work under one of these names; waits until they are free. */
  withLocks<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}

/** The lock of whoever writes a customer's orders, the cart among them. */
export function ordersLock(customerId: number): string {
  return `orders of ${customerId}`;
}

export interface WantedKey {
  /** Begins with its owner and a space: of the answers to one owner the newest `ANSWERS_KEPT` are kept. */
  name: string;
  /** Of the request: another one is refused under the same key. */
  fingerprint: string;
  /** How long the key stays taken when its process has died. */
  leaseSeconds: number;
}

/**
 * What becomes of the key: an answer is kept under it for a day; `released` lets the same request try again; `unknown` does
 * so once the key's lease is over.
 */
export type KeyOutcome = StoredAnswer | 'released' | 'unknown';

/** Decides the outcome, the last call counts. It is written when the work ends, unless a store has committed it before. */
export type Complete = (outcome: KeyOutcome) => Completion;

/** What completes exclusive work: it stores the outcome of the key and releases the locks. */
export interface Completion {
  /** Set by the store that has committed it. */
  isCommitted: boolean;
  readonly outcome: KeyOutcome;
  readonly key: string | null;
  readonly locks: readonly string[];
  readonly owner: string;
  /** ms since 1970 */
  readonly at: number;
}

/**
 * The completion for what a write has made: a store that keeps its records in the same database commits both in one
 * transaction, every other one leaves it alone.
 */
export type OnCommit<T> = ((written: T) => Completion) | undefined;

export type ExclusiveResult<T> = { state: 'done'; value: T } | Exclude<KeyClaim, { state: 'new' }>;

export interface KeptSession {
  id: string;
  /** Where it is paid; null where nobody has kept that. */
  url: string | null;
}

export interface KeptAttempt {
  /** `{order}-{random}` */
  reference: string;
  keptAt: Date;
}

export interface StoredAnswer {
  status: number;
  body: string;
}

export type KeyClaim =
  | { state: 'new' }
  | { state: 'running'; leaseEndsInSeconds: number }
  | { state: 'mismatch' }
  | { state: 'answered'; answer: StoredAnswer };
