import type { Identity } from './session.js';

/** Thrown by work that must not run for a session that turns out to be revoked. */
class SessionRevoked extends Error {}

/** Throws unless the session is live: what changes something waits for this. */
export async function requireLive({ isLive }: Identity): Promise<void> {
  if (!(await isLive)) throw new SessionRevoked();
}

/**
 * Runs the work while the session is checked, so that the check costs no round trip of its own, and withholds the
 * outcome until the session is known to be live. If it was revoked, the work runs again for the identity that remains.
 */
export async function asLiveCaller<T>(
  identify: () => Promise<Identity>,
  work: (identity: Identity) => Promise<T>,
): Promise<T> {
  const identity = await identify();
  const [outcome, check] = await Promise.allSettled([work(identity), identity.isLive]);
  if (check.status === 'rejected') throw check.reason;
  if (!check.value) return work(await identify());
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
