import { ShopError } from '../../../domain/core/errors.js';
import { parseUsername } from '../../../domain/core/fields.js';
import type { Backend } from '../../ports/backend.js';
import type { Confirmed } from './identity.js';
import { returnCode, useCode } from './oneTimeCodes.js';
import { findOwner } from './passwordTries.js';

/**
 * Calls `enter` with the customer with this user name and code; if that fails, the code can be tried again. A password
 * change in the meantime voids the session that begins with the epoch. A wrong, used or expired code, a wrong ticket
 * and an unknown user name all throw `wrong_code`.
 */
export async function loginByCode<Entered>(
  backend: Backend,
  { username, code, ticket }: { username: string; code: string; ticket: string },
  enter: (confirmed: Confirmed) => Promise<Entered>,
): Promise<Entered> {
  const entered = await findOwner(backend, parseUsername(username) ?? '');
  const { owner, epoch } = entered;
  const isRight = await useCode(backend, 'login', { entered, ticket, code });
  if (owner === null || !isRight) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  try {
    return await enter({ customer: owner, epoch });
  } catch (error) {
    await returnCode(backend, 'login', { entered, ticket, code });
    throw error;
  }
}
