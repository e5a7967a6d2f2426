import type { Piastres } from '../../../domain/core/money.js';

/**
 * State shared by all function instances: revoked sessions, rate limit counters, idempotency keys, payment attempts and
 * locks.
 */
export interface StatePort {
  revokeSession(sessionId: string, expiresAt: Date): Promise<void>;
  /**
   * The customer's session epoch, which sessions and trusted devices carry. Read it before the credentials are checked,
   * so that a revocation in the meantime covers the new session.
   */
  sessionEpoch(customerId: number): Promise<number>;
  /** Revokes every session and trusted device of the customer by a higher epoch, and returns that. */
  revokeAllSessions(customerId: number): Promise<number>;
  /** Whether a session was ended, by itself, with all of its customer, or by a restored backup. */
  isRevoked(session: {
    id: string;
    customerId: number;
    epoch: number;
    /** In seconds since the epoch of Unix. */
    issuedAtS: number;
  }): Promise<boolean>;

  /** Whether a code has proven that this number (E.164) or mail address belongs to the customer. */
  isProven(customerId: number, contact: string): Promise<boolean>;
  saveProof(customerId: number, contact: string): Promise<void>;
  /** What the customer has proven, oldest first. */
  listProofs(customerId: number): Promise<{ contact: string; provenAt: Date }[]>;
  /** Forgets everything that the customer has proven. */
  forgetProofs(customerId: number): Promise<void>;

  /** Counts an event under the key. Returns the count in the current window, including this event. */
  countEvent(key: string, windowSeconds: number): Promise<{ count: number; resetsInSeconds: number }>;
  /**
   * Counts several events at once, unless the contact is proven or `unless` has a count: then it answers null. A negative
   * `by` takes events back. Returns the counts in their windows, including these.
   */
  countUnproven(
    events: readonly CountedEvent[],
    exempt: { customerId: number; contact: string; unless: string | null },
  ): Promise<number[] | null>;
  /** The count of the current window, without a new event. */
  countOf(key: string): Promise<number>;
  clearEvents(key: string): Promise<void>;

  /** Stores flags that expire after `lifeSeconds`. */
  leaveNotes(names: readonly string[], lifeSeconds: number): Promise<void>;
  /** Whether there is a flag whose name starts so. */
  hasNotes(nameStart: string): Promise<boolean>;
  /** Clears the flags whose name starts so, and answers their names; of concurrent callers only one gets each. */
  takeNotes(nameStart: string): Promise<string[]>;

  /** Stores the digest of a one-time code; it replaces an older one of the same name. */
  saveCode(name: string, digest: string, lifeSeconds: number): Promise<void>;
  /** Whether this is the code's digest. A correct code is consumed; after five wrong attempts the code is deleted. */
  useCode(name: string, digest: string): Promise<boolean>;
  /** Deletes every code whose name has this prefix. */
  forgetCodes(nameStart: string): Promise<void>;

  /**
   * Stores a payment attempt by its reference until it is deleted, so that its money is found whatever happens to its
   * order, and its session once there is one. Nothing that is stored of it is ever overwritten.
   */
  saveAttempt(reference: string, started?: Partial<StartedAttempt>): Promise<void>;
  /** A stored attempt; null if it is unknown. */
  findAttempt(reference: string): Promise<StartedAttempt | null>;
  /**
   * Of the attempts not checked since then, the one stored or checked the longest ago; null if there is none.
   * Concurrent callers get different attempts.
   */
  takeAttempt(notSince: Date): Promise<StoredAttempt | null>;
  forgetAttempt(reference: string): Promise<void>;

  /**
   * Runs the work while holding the key and these locks, and waits for the locks. For a key that is taken it returns
   * `running`, `mismatch` (another fingerprint) or the stored response instead. If the process crashes, the locks are
   * released within seconds and the key when its lease expires. The work calls `complete` to decide what happens to the
   * key; otherwise the key is released.
   */
  runExclusive<T>(
    wanted: { key?: KeyRequest; locks?: readonly string[] },
    work: (complete: Complete) => Promise<T>,
  ): Promise<ExclusiveResult<T>>;
  /** Runs the work while holding these locks; waits until they are free. */
  withLocks<T>(names: readonly string[], work: () => Promise<T>): Promise<T>;
}

/** Name of the lock that guards what gives access to a customer's account. */
export function accountLock(customerId: number): string {
  return `account of ${customerId}`;
}

/** Name of the lock that guards a customer's orders, including the cart. */
export function ordersLock(customerId: number): string {
  return `orders of ${customerId}`;
}

export interface CountedEvent {
  key: string;
  windowSeconds: number;
  by: number;
}

export interface KeyRequest {
  /** Starts with its owner and a space: the newest `IDEMPOTENCY_ANSWERS_MAX` responses per owner are kept. */
  name: string;
  /** Of the request; a different one is rejected under the same key. */
  fingerprint: string;
  /** How long the key stays locked after its process has crashed. */
  leaseSeconds: number;
}

/**
 * What happens to the key: a response is stored for a day; `released` allows a retry at once; `unknown` allows it when
 * the lease has expired.
 */
export type KeyOutcome = StoredAnswer | 'released' | 'unknown';

/**
 * Decides the outcome; the last call wins. It is written when the work ends, unless a store has committed it before.
 */
export type Complete = (outcome: KeyOutcome) => Completion;

/** Stores the outcome of the key and releases the locks. */
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
 * The completion for the result of a write: a store in the same database commits both in one transaction, every other
 * store ignores it.
 */
export type OnCommit<T> = ((written: T) => Completion) | undefined;

export type ExclusiveResult<T> = { state: 'done'; value: T } | Exclude<KeyClaim, { state: 'new' }>;

interface StoredSession {
  id: string;
  /** Address of the payment page; null if it was not stored. */
  url: string | null;
}

export interface StartedAttempt {
  /** Key of the provider that was asked; null for attempts from before there could be several. */
  provider: string | null;
  /** null while there is none. */
  session: StoredSession | null;
  /** null for attempts from before it was stored. */
  terms: AttemptTerms | null;
}

/** What the customer was told when the attempt was started. */
export interface AttemptTerms {
  /** Key of the way to pay. */
  way: string;
  /** Its fee, part of the order's total. */
  fee: Piastres;
}

export interface StoredAttempt {
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
