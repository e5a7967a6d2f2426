import type { Backend } from '../../ports/backend.js';

export interface Health {
  status: 'up' | 'down';
  store: 'up' | 'down';
  /** Whether the shop's own records can be written. */
  records: 'up' | 'down';
  /** Whether cards are taken: for real money, on the test page, or not at all. */
  payments: 'test' | 'live' | 'off';
  /** false: a demonstration that forgets; limits, logouts and idempotency keys hold for one instance alone. */
  durable: boolean;
}

/** Anybody may ask as often as they like: the store is asked once in so long. */
const REMEMBERED_MS = 10_000;
/** Left in the shop's own records to see whether they can be written: a full disk can still be read. */
const NOTE = 'health';
const NOTE_LIFE_S = 60;

const remembered = new WeakMap<Backend, { atMs: number; health: Promise<Health> }>();

/** What is up, as it was at most ten seconds ago; no names, addresses or secrets. */
export function readHealth(backend: Backend, now = Date.now()): Promise<Health> {
  const known = remembered.get(backend);
  if (known !== undefined && now - known.atMs < REMEMBERED_MS) return known.health;
  const health = lookAtHealth(backend);
  remembered.set(backend, { atMs: now, health });
  return health;
}

async function lookAtHealth({ store, state, settings, payments }: Backend): Promise<Health> {
  const [storeAnswers, canWrite] = await Promise.all([
    succeeds(store.ping()),
    succeeds(state.leaveNote(NOTE, NOTE_LIFE_S)),
  ]);
  return {
    status: storeAnswers && canWrite ? 'up' : 'down',
    store: storeAnswers ? 'up' : 'down',
    records: canWrite ? 'up' : 'down',
    payments: payments?.mode ?? 'off',
    durable: settings.isDurable,
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
