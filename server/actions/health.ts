import type { Backend } from '../ports/backend.js';

export interface Health {
  status: 'up' | 'down';
  store: 'up' | 'down';
  /** Whether cards are taken: for real money, on the test page, or not at all. */
  payments: 'test' | 'live' | 'off';
}

/** What is up; no names, addresses or secrets. */
export async function readHealth({ store, payments: port }: Backend): Promise<Health> {
  const payments = port?.mode ?? 'off';
  try {
    await store.ping();
    return { status: 'up', store: 'up', payments };
  } catch {
    return { status: 'down', store: 'down', payments };
  }
}
