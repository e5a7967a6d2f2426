import type { AccountNews } from '../../../domain/account/accountLetter.js';
import type { Customer } from '../../../domain/account/customer.js';
import { isEmail } from '../../../domain/forms/fields.js';
import type { Backend } from '../../ports/backend.js';

/** The customer's email address; null if the shop knows none. */
export function mailAddress(customer: Pick<Customer, 'email' | 'username'>): string | null {
  return customer.email ?? (isEmail(customer.username) ? customer.username : null);
}

interface Announcement<Done> {
  /** As they were before. */
  before: Customer;
  news: readonly AccountNews[];
  /** null: nobody can be told. */
  to: string | null;
  /** What has changed, if that is known afterwards only. */
  newsOf?: (done: Done) => readonly AccountNews[];
}

/**
 * Changes an account, and tells its owner. The letter is kept before the change, so that it is written even if the
 * process ends in between: then later, and of what has changed by then.
 */
export async function withLetter<Done>(
  backend: Backend,
  { before, news, to, newsOf = () => news }: Announcement<Done>,
  change: () => Promise<Done>,
): Promise<Done> {
  if (to === null || news.length === 0) return change();
  const { accountLetters, later, report } = backend;
  const { id: customerId, email, phone } = before;
  const id = await accountLetters.keep({ customerId, to, news, before: { email, phone } });
  const done = await change();
  // A letter that cannot be released is sent when it is due.
  await accountLetters
    .release(id, newsOf(done))
    .catch((error: unknown) => report('account-letter-late', error));
  later(() => backend.sendNotices(backend));
  return done;
}
