import { ShopError } from '../../../domain/core/errors.js';
import type { Customer } from '../../../domain/account/customer.js';
import type { CustomerSession } from '../../../domain/account/identity.js';
import { type LimitName, RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import type { Backend } from '../../ports/backend.js';

/** From where somebody tries a password or asks for a letter. */
export interface Source {
  /** An IPv4 address, or the network of an IPv6 one. */
  network: string;
  /** The id of the asking browser where it is one of the customer's own; null for any other. */
  deviceOf: (customerId: number) => Promise<string | null>;
}

interface Counter {
  key: string;
  limit: LimitName;
}

interface CounterNames {
  /** What is counted, such as `wrong-logins`. */
  event: string;
  /** For one network or device. */
  perSource: LimitName;
  /** For all unknown browsers together. */
  perAccount: LimitName;
}

/**
 * The counters of an event at an account, the narrowest first. A device of the customer's own has a counter to
 * itself, so that nobody else can use it up; unknown browsers are counted by network and all together. A name that
 * is nobody's has counters like an account, so that nothing tells the two apart.
 */
export async function countersFor(
  { event, perSource, perAccount }: CounterNames,
  who: { owner: Customer | null; username: string },
  source: Source,
): Promise<Counter[]> {
  const { owner, username } = who;
  const account = owner === null ? `name ${username}` : `account ${owner.id}`;
  const device = owner === null ? null : await source.deviceOf(owner.id);
  if (device !== null) return [{ key: `${event} device ${device} ${account}`, limit: perSource }];
  return [
    { key: `${event} network ${source.network} ${account}`, limit: perSource },
    { key: `${event} ${account}`, limit: perAccount },
  ];
}

/**
 * Counts one event with each counter, up to the first that is full: how many seconds until that one is empty again,
 * null where all of them had room.
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

/**
 * Asks for the password again before a session may change what leads into its account. Tries are counted for this
 * session alone: nobody outside can use them up. Answers what to call once the change is done, which forgets them.
 * Throws `wrong_credentials`, `too_many_requests`.
 */
export async function confirmPassword(
  backend: Backend,
  session: CustomerSession,
  customer: Customer,
  password: string,
): Promise<() => Promise<void>> {
  const key = `wrong-passwords session ${session.sessionId}`;
  const waitSeconds = await countAll(backend, [{ key, limit: 'wrong-passwords-session' }]);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
  const { customers } = backend.store;
  const verified = await customers.verifyPassword(customer.username, password);
  if (verified?.id !== customer.id) throw new ShopError('wrong_credentials');
  return () => backend.state.clearEvents(key);
}
