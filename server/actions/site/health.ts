import type { Backend } from '../../ports/backend.js';

interface Health {
  status: 'up' | 'down';
  store: 'up' | 'down';
  /** Whether the shop's database accepts writes. */
  records: 'up' | 'down';
  /** Records of the store or of WordPress that cannot be read as a whole; the doctor names them. */
  unreadable: number;
  /** Whether cards are accepted: live, in test mode, or not at all. */
  payments: 'test' | 'live' | 'off';
  /** Whether messages are sent to mobile numbers, or the operator's budget for those of strangers is used up. */
  messages: 'up' | 'used_up' | 'off';
  /**
   * false: a demonstration without durable storage; limits, logouts and idempotency keys apply to one instance only.
   */
  durable: boolean;
}

/** The route is public, so the store is checked at most once in this time. */
const REMEMBERED_MS = 10_000;
/** A flag written to check that the database accepts writes: a full disk can still be read. */
const NOTE = 'health';
const NOTE_LIFE_S = 60;

const remembered = new WeakMap<Backend, { atMs: number; health: Promise<Health> }>();

/** Health of the backends, at most ten seconds old; no names, addresses or secrets. */
export function readHealth(backend: Backend, now = Date.now()): Promise<Health> {
  const known = remembered.get(backend);
  if (known !== undefined && now - known.atMs < REMEMBERED_MS) return known.health;
  const health = lookAtHealth(backend);
  remembered.set(backend, { atMs: now, health });
  return health;
}

async function lookAtHealth(backend: Backend): Promise<Health> {
  const { store, state, settings, payments, messages, recordProblems } = backend;
  const [storeAnswers, canWrite, unreadable, isUsedUp] = await Promise.all([
    succeeds(store.ping()),
    succeeds(state.leaveNotes([NOTE], NOTE_LIFE_S)),
    recordProblems.count().catch(() => 0),
    messages?.isUsedUp('anyone').catch(() => false),
  ]);
  return {
    status: storeAnswers && canWrite ? 'up' : 'down',
    store: storeAnswers ? 'up' : 'down',
    records: canWrite ? 'up' : 'down',
    unreadable,
    payments: [...payments.values()][0]?.mode ?? 'off',
    messages: isUsedUp === undefined ? 'off' : isUsedUp ? 'used_up' : 'up',
    durable: settings.isDurable,
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
