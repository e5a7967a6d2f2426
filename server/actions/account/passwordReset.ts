import { parseUsername } from '../../../domain/forms/fields.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { customerHolder, destinationOf, spendCode } from './oneTimeCodes.js';
import { requireStrongPassword } from './passwordStrength.js';
import { findOwner } from './passwordTries.js';
import { proveContact, type Proven } from './provenContact.js';

/**
 * Sets a new password given the code and its ticket, and revokes every session. Throws `weak_password`, `wrong_code`.
 */
export async function resetPassword(
  backend: Backend,
  {
    username: name,
    password,
    ...given
  }: { username: string; code: string; password: string; ticket: string },
  source: Source,
): Promise<Proven> {
  const username = parseUsername(name) ?? '';
  // Only the user name: other data of the customer must not be revealed before the code was right.
  await requireStrongPassword('password', password, [username]);
  const entered = await findOwner(backend, username);
  const to = destinationOf(backend, 'reset', entered)?.to ?? null;
  await spendCode(backend, { ...given, purpose: 'reset', holder: customerHolder(entered, to) });
  return proveContact(backend, { entered, to, source, password });
}
