import type { Backend } from '../../ports/backend.js';
import type { FeatureNotice } from '../../ports/records/notices.js';

/** What an optional feature tells people. */
export interface FeatureOutbox {
  /** Whether it is true whenever it is sent, and nobody asks for it at that moment, so that none is sent twice. */
  isNews?: boolean;
  /** How to send a notice; null if there is nothing to tell (any more); `withdraw`: not now. */
  deliveryOf: (backend: Backend, notice: FeatureNotice) => Promise<(() => Promise<void>) | 'withdraw' | null>;
  /** Queues what has become true, before each run. */
  queue?: (backend: Backend) => Promise<void>;
  /** Part of the scheduled run, before anything is queued. */
  tidy?: (backend: Backend) => Promise<void>;
}
