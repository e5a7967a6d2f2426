import { parseUsername } from '../../../domain/forms/fields.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { destinationOf, spendingCode } from './oneTimeCodes.js';
import { requireStrongPassword } from './passwordStrength.js';
import { findOwner } from './passwordTries.js';
import { proveContact, type Proven } from './provenContact.js';

/**
 * Sets a new password given the code and its ticket, and revokes every session; if that fails, the code can be tried
 * again. Throws `weak_password`, `wrong_code`.
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
  const destination = destinationOf(backend, 'reset', entered);
  const proof = { entered, to: destination?.to ?? null, source, password };
  return spendingCode(backend, { ...given, purpose: 'reset', entered, destination }, () =>
    proveContact(backend, proof),
  );
}
