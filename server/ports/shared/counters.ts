import { type LimitName, RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import type { Backend } from '../backend.js';

export interface Counter {
  key: string;
  limit: LimitName;
}

/**
 * Increments the counters up to the first that is over its limit. Returns the seconds until that one resets, or null if
 * none is over.
 */
export async function countAll(
  { state, settings }: Pick<Backend, 'state' | 'settings'>,
  counters: readonly Counter[],
): Promise<number | null> {
  for (const { key, limit } of counters) {
    const { count, resetsInSeconds } = await state.countEvent(key, RATE_LIMITS[limit].windowSeconds);
    if (count > settings.maxOf(limit)) return resetsInSeconds;
  }
  return null;
}
