import type { Backend } from '../ports/backend.js';

export interface Health {
  status: 'up' | 'down';
  store: 'up' | 'down';
  /** Whether cards are taken: for real money, on the test page, or not at all. */
  payments: 'test' | 'live' | 'off';
  /** false: a demonstration that forgets; limits, logouts and idempotency keys hold for one instance alone. */
  durable: boolean;
}

/** What is up; no names, addresses or secrets. */
export async function readHealth({ store, settings, payments: port }: Backend): Promise<Health> {
  const facts = { payments: port?.mode ?? 'off', durable: settings.isDurable } as const;
  try {
    await store.ping();
    return { status: 'up', store: 'up', ...facts };
  } catch {
    return { status: 'down', store: 'down', ...facts };
  }
}
