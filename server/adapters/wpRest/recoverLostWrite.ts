import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';

/** Pauses between look-ups of a write that a slow store may still be processing. */
const PAUSES_MS = [250, 1000, 2500];
/** Time limit of the recovery, for a store that does not respond at all. */
const RECOVERY_TIMEOUT_MS = 8000;

/**
 * Runs a write; if its outcome is unknown, polls for its result. Throws the error of the write, which is
 * `outcome_unknown` if nothing was found.
 */
export async function recoverLostWrite<T>(
  write: () => Promise<T>,
  look: () => Promise<T | null>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'outcome_unknown')) throw error;
    const tooLate = sleep(RECOVERY_TIMEOUT_MS, null, { ref: false });
    for (const pauseMs of PAUSES_MS) {
      await sleep(pauseMs);
      const found = await Promise.race([look().catch(() => null), tooLate]);
      if (found !== null) return found;
    }
    throw error;
  }
}
