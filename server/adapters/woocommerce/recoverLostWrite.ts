import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';

/** A store that was slow may still be at it: it is looked after so often, with these pauses before. */
const PAUSES_MS = [250, 1000, 2500];
/** A store that does not answer at all is not waited for. */
const PATIENCE_MS = 8000;

/**
 * Does a write; where no answer says whether it was done, looks for what it would have made. Throws what the write
 * threw where nothing is found, `outcome_unknown` then.
 */
export async function recoverLostWrite<T>(
  write: () => Promise<T>,
  look: () => Promise<T | null>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'outcome_unknown')) throw error;
    const tooLate = sleep(PATIENCE_MS, null, { ref: false });
    for (const pauseMs of PAUSES_MS) {
      await sleep(pauseMs);
      const found = await Promise.race([look().catch(() => null), tooLate]);
      if (found !== null) return found;
    }
    throw error;
  }
}
