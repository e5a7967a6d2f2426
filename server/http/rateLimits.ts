import { type LimitName, RATE_LIMITS } from '../../domain/core/rateLimits.js';

interface Window {
  count: number;
  endsAtMs: number;
}

const MOST_WINDOWS_KEPT = 50_000;

/** Fixed-window counters by address in process memory: cheap, and enough against a single noisy client. */
export function createAddressLimiter(maxOf: (name: LimitName) => number, now = Date.now) {
  const windows = new Map<string, Window>();

  function forgetEnded(): void {
    const time = now();
    for (const [key, window] of windows) if (window.endsAtMs <= time) windows.delete(key);
    // When the table is full, the oldest window is evicted, so that a flood of addresses does not lift everybody else's
    // limit.
    const [oldest] = windows.keys();
    if (windows.size >= MOST_WINDOWS_KEPT && oldest !== undefined) windows.delete(oldest);
  }

  /** Counts an event with this weight. Returns the seconds to wait if the limit is exceeded, otherwise null. */
  return function count(name: LimitName, address: string, weight = 1): number | null {
    const key = `${name} ${networkOf(address)}`;
    const time = now();
    let window = windows.get(key);
    if (window === undefined || window.endsAtMs <= time) {
      if (windows.size >= MOST_WINDOWS_KEPT) forgetEnded();
      window = { count: 0, endsAtMs: time + RATE_LIMITS[name].windowSeconds * 1000 };
      windows.set(key, window);
    }
    window.count += weight;
    return window.count > maxOf(name) ? Math.ceil((window.endsAtMs - time) / 1000) : null;
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
