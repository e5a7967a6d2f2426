/**
 * What the shop itself has to remember over all its function instances: revoked sessions, counters of rate
 * limits, idempotency keys, attempts to pay by card and the turn of each writer.
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

  /**
   * Claims an idempotency key: `new`, `running`, `mismatch`, or the stored answer. A claim that is neither
   * renewed nor answered within its lease was a dead process's, and is free again.
   */
  claimKey(key: string, fingerprint: string, leaseSeconds: number): Promise<KeyClaim>;
  /** The claimer lives and works: the lease begins anew. */
  renewKey(key: string, leaseSeconds: number): Promise<void>;
  /** Of the answers to one owner (what stands before the key's first space) the newest `ANSWERS_KEPT` are kept. */
  storeAnswer(key: string, answer: StoredAnswer): Promise<void>;
  /** Forgets a claimed key, so that the same request may be tried again. */
  releaseKey(key: string): Promise<void>;

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
   * Runs the work while no other instance runs work under the same name; waits for its turn. A process that
   * dies in the middle of its work loses the turn within seconds.
   */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
}

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
