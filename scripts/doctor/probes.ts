import type { DatabaseFacts } from '../../server/database/connection/distance.js';
import type { RecordProblem } from '../../server/ports/records/recordProblems.js';
import type { PaymentsPort } from '../../server/ports/payments.js';

/** The doctor's access to external systems; tests replace it. Each function throws if there is no response. */
export interface Probes {
  /** Status, body and `Date` header of an address. Follows no redirect. */
  get: (
    url: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: string; date: string | null }>;
  inspectDatabase: () => Promise<DatabaseFacts>;
  /** What the shop has noted about records that it cannot read. */
  listRecordProblems: () => Promise<RecordProblem[]>;
  /** The synonyms of the embedded shop; null if there are none. */
  readSynonyms: () => Promise<string | null>;
  /** Connects and logs in to the mail server without sending anything. */
  verifyMail: (smtpUrl: string) => Promise<void>;
  /** Looks up a payment that does not exist; throws a problem that the operator can fix. */
  askCardProvider: (payments: PaymentsPort) => Promise<void>;
  now: () => number;
}
