import type { Backend } from '../ports/backend.js';

export interface Health {
  status: 'up' | 'down';
  store: 'up' | 'down';
}

/** What is up; no names, addresses or secrets. */
export async function readHealth({ store }: Backend): Promise<Health> {
  try {
    await store.ping();
    return { status: 'up', store: 'up' };
  } catch {
    return { status: 'down', store: 'down' };
  }
}
