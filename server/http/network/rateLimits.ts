import { type LimitName, RATE_LIMITS, type RateLimit } from '../../../domain/core/rateLimits.js';

const MOST_COUNTERS_KEPT = 50_000;

/** Times that differ by less are the same, however they were added up. */
const ROUNDING_MS = 0.5;

/**
 * Counters by address in process memory: cheap, and enough against a single noisy client. Each is a generic cell rate
 * algorithm: events leave it evenly over the window, so that a client cannot use up its whole limit at once. `now` is a
 * monotonic clock in ms.
 */
export function createAddressLimiter(maxOf: (name: LimitName) => number, now = () => performance.now()) {
  /** When everything that was counted will have left, by name and network. */
  const emptyAtMs = new Map<string, number>();

  function forgetEmpty(): void {
    const time = now();
    for (const [key, atMs] of emptyAtMs) if (atMs <= time) emptyAtMs.delete(key);
    // When the table is full, the oldest counter is evicted, so that a flood of addresses does not lift everybody else's
    // limit.
    const [oldest] = emptyAtMs.keys();
    if (emptyAtMs.size >= MOST_COUNTERS_KEPT && oldest !== undefined) emptyAtMs.delete(oldest);
  }

  /** Counts an event with this weight. Returns the seconds to wait if the limit is exceeded, otherwise null. */
  return function count(name: LimitName, address: string, weight = 1): number | null {
    const key = `${name} ${networkOf(address)}`;
    const { windowSeconds, atOnce = Infinity }: RateLimit = RATE_LIMITS[name];
    const max = maxOf(name);
    // Who raises a limit raises what may come at once as well.
    const burst = Math.min(max, atOnce * Math.max(1, max / RATE_LIMITS[name].max));
    const eachMs = (windowSeconds * 1000) / max;
    const time = now();
    const startMs = Math.max(time, emptyAtMs.get(key) ?? 0);
    const waitMs = startMs + eachMs - time - burst * eachMs;
    if (waitMs > ROUNDING_MS) return Math.ceil(waitMs / 1000);
    if (!emptyAtMs.has(key) && emptyAtMs.size >= MOST_COUNTERS_KEPT) forgetEmpty();
    emptyAtMs.delete(key); // the table is in the order of last events
    emptyAtMs.set(key, startMs + weight * eachMs);
    return null;
  };
}

export type AddressLimiter = ReturnType<typeof createAddressLimiter>;

const IPV6_NETWORK_GROUPS = 4;

/** The holder of one IPv6 address controls its whole /64 network, so that counts as one address. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = address.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return whole.slice(0, IPV6_NETWORK_GROUPS).join(':');
}
