import { ShopError } from '../../../domain/core/errors.js';
import type { Customer } from '../../../domain/account/customer.js';
import { parseUsername } from '../../../domain/core/fields.js';
import type { Backend } from '../../ports/backend.js';
import { replacePassword } from './identity.js';
import { useCode } from './oneTimeCodes.js';
import { requireStrongPassword } from './passwordStrength.js';
import { findOwner } from './passwordTries.js';

/**
 * Sets a new password given the code and its ticket, revokes every session, and returns the customer with the new session
 * epoch. A wrong, used or expired code, a wrong ticket and an unknown user name all throw `wrong_code`.
 */
export async function resetPassword(
  backend: Backend,
  form: { username: string; code: string; password: string; ticket: string },
): Promise<{ customer: Customer; epoch: number }> {
  const username = parseUsername(form.username) ?? '';
  // Only the user name: other data of the customer must not be revealed before the code was right.
  await requireStrongPassword('password', form.password, [username]);
  const entered = await findOwner(backend, username);
  const isRight = await useCode(backend, 'reset', { entered, ticket: form.ticket, code: form.code });
  const customer = entered.owner;
  if (customer === null || !isRight) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  return { customer, epoch: await replacePassword(backend, customer.id, form.password) };
}
