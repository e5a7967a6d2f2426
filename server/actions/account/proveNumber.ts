import { mobileUsername } from '../../../domain/egypt/mobile.js';
import type { Caller } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { Backend } from '../../ports/backend.js';
import type { Source } from '../../ports/shared/source.js';
import { readOwnAccount } from './identity.js';
import { customerHolder, spendCode } from './oneTimeCodes.js';
import type { EnteredName } from './passwordTries.js';
import { requireMessageBudget, sendNumberCode } from './sendCode.js';

interface AskedNumber {
  /** E.164 */
  phone: string;
  ticket: string;
}

/**
 * Prepares a code to a number which the caller says is theirs, such as that of an order; returns the sending, which the
 * response does not wait for. Throws `login_required`, `messages_used_up`, and `not_found` in a shop that sends no
 * messages.
 */
export async function askNumberCode(
  backend: Backend,
  caller: Caller,
  { phone, ticket, locale }: AskedNumber & { locale: Locale },
  source: Source,
): Promise<() => Promise<void>> {
  if (backend.messages === null) throw new ShopError('not_found');
  const entered = await enteredBy(backend, caller, phone);
  await requireMessageBudget(backend, entered.username, source);
  return () => sendNumberCode(backend, { entered, phone, ticket, locale }, source);
}

/**
 * Believes that the caller has the number, by the code that was sent to it. It voids nothing: the code is entered in the
 * account's own session. Throws `login_required`, `wrong_code`.
 */
export async function proveNumber(
  backend: Backend,
  caller: Caller,
  { phone, ticket, code }: AskedNumber & { code: string },
): Promise<void> {
  const entered = await enteredBy(backend, caller, phone);
  await spendCode(backend, { purpose: 'number', holder: customerHolder(entered, phone), ticket, code });
  if (entered.owner !== null) await backend.state.saveProof(entered.owner.id, phone);
}

async function enteredBy(backend: Backend, caller: Caller, phone: string): Promise<EnteredName> {
  const { customer } = await readOwnAccount(backend, caller);
  const epoch = await backend.state.sessionEpoch(customer.id);
  return { username: mobileUsername(phone) ?? phone, owner: customer, epoch };
}
