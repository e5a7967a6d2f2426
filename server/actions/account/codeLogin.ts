import { ShopError } from '../../../domain/core/errors.js';
import { parseUsername } from '../../../domain/core/fields.js';
import type { Backend } from '../../ports/backend.js';
import type { Confirmed } from './identity.js';
import { useCode } from './oneTimeCodes.js';
import { findOwner, NOBODY_ID } from './passwordTries.js';

/**
 * The customer with this user name and code. A password change in the meantime voids the session that begins with the
 * epoch. A wrong, used or expired code, a wrong ticket and an unknown user name all throw `wrong_code`.
 */
export async function loginByCode(
  backend: Backend,
  form: { username: string; code: string; ticket: string },
): Promise<Confirmed> {
  const { owner, epoch } = await findOwner(backend, parseUsername(form.username) ?? '');
  const isRight = await useCode(backend, 'login', { ...form, id: owner?.id ?? NOBODY_ID });
  if (owner === null || !isRight) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  return { customer: owner, epoch };
}
