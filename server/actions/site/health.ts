import { setTimeout as sleep } from 'node:timers/promises';
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

/** A check that waits behind other writes is answered with the last result, unless it takes longer than this … */
const CHECK_MAX_MS = 2000;
/** … and after this time, so that a probe does not take a busy shop for a dead one. */
const ANSWER_TIMEOUT_MS = 50;

interface Check {
  atMs: number;
  health: Promise<Health>;
  /** The last check's. */
  before: Health | null;
  /** Its own, once there is one. */
  result: Health | null;
}

const remembered = new WeakMap<Backend, Check>();

/** Health of the backends, at most twelve seconds old; no names, addresses or secrets. */
export async function readHealth(backend: Backend, now = Date.now()): Promise<Health> {
  let check = remembered.get(backend);
  if (check === undefined || now - check.atMs >= REMEMBERED_MS) {
    check = begin(backend, now, check?.result ?? null);
    remembered.set(backend, check);
  }
  const { health, before, atMs } = check;
  return before === null || now - atMs > CHECK_MAX_MS ? health : atMost(ANSWER_TIMEOUT_MS, health, before);
}

function begin(backend: Backend, atMs: number, before: Health | null): Check {
  const health = measureHealth(backend);
  const check: Check = { atMs, health, before, result: null };
  void health.then((result) => (check.result = result));
  return check;
}

async function atMost<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([work, sleep(ms, otherwise, { ref: false })]);
}

async function measureHealth(backend: Backend): Promise<Health> {
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
