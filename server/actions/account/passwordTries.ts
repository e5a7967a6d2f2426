import { ShopError } from '../../../domain/core/errors.js';
import type { Customer } from '../../../domain/account/customer.js';
import type { CustomerSession } from '../../../domain/account/identity.js';
import type { LimitName } from '../../../domain/core/rateLimits.js';
import type { Backend } from '../../ports/backend.js';
import { countAll, type Counter } from '../../ports/shared/counters.js';
import type { Source } from '../../ports/shared/source.js';
import { accountLock } from '../../ports/records/state.js';

/** Stands for an unknown user, so that the same work is done for one. */
export const NOBODY_ID = 0;

/** A user name that somebody has entered. */
export interface EnteredName {
  username: string;
  owner: Customer | null;
  /** The owner's session epoch. */
  epoch: number;
}

/** The owner of a user name with their session epoch; null takes equally long. */
export async function findOwner(
  { store, state }: Pick<Backend, 'store' | 'state'>,
  username: string,
): Promise<EnteredName> {
  const owner = await store.customers.findByUsername(username);
  return { username, owner, epoch: await state.sessionEpoch(owner?.id ?? NOBODY_ID) };
}

interface CounterNames {
  /** Name of the counted event, such as `wrong-logins`. */
  event: string;
  /** Limit for one network or device. */
  perSource: LimitName;
  /** Limit for all unknown browsers together. */
  perAccount: LimitName;
}

/**
 * The counters of an event for an account, narrowest first. A device that the customer has used before has its own
 * counter, so that nobody else can exhaust it; unknown browsers are counted by network and all together. An unknown
 * user name has the same counters, so that the two cannot be told apart.
 */
export async function countersFor(
  { event, perSource, perAccount }: CounterNames,
  { owner, username, epoch }: EnteredName,
  source: Source,
): Promise<Counter[]> {
  const account = owner === null ? `name ${username}` : `account ${owner.id}`;
  const device = owner === null ? null : await source.deviceOf({ id: owner.id, epoch });
  if (device !== null) return [{ key: `${event} device ${device} ${account}`, limit: perSource }];
  return [
    { key: `${event} network ${source.network} ${account}`, limit: perSource },
    { key: `${event} ${account}`, limit: perAccount },
  ];
}

/**
 * Does the work that gives access to the session's account only if its password is right, and has stayed so until the
 * work begins: a code that proves the contact of the account meanwhile voids the password. Attempts are counted per
 * session, so that nobody else can exhaust them, until one succeeds. Throws `wrong_credentials`, `too_many_requests`,
 * and `login_required` if the session has ended meanwhile.
 */
export async function withPassword<Done>(
  { store, state, settings }: Backend,
  { session, customer, password }: { session: CustomerSession; customer: Customer; password: string },
  work: () => Promise<Done>,
): Promise<Done> {
  const key = `wrong-passwords session ${session.sessionId}`;
  const waitSeconds = await countAll({ state, settings }, [{ key, limit: 'wrong-passwords-session' }]);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
  const epoch = await state.sessionEpoch(customer.id);
  const verified = await store.customers.verifyPassword(customer.username, password, customer);
  if (verified?.id !== customer.id) throw new ShopError('wrong_credentials');
  const done = await state.withLocks([accountLock(customer.id)], async () => {
    if ((await state.sessionEpoch(customer.id)) !== epoch) throw new ShopError('login_required');
    return work();
  });
  await state.clearEvents(key);
  return done;
}
