import { parseUsername } from '../../../domain/forms/fields.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { destinationOf, spendingCode } from './oneTimeCodes.js';
import { findOwner } from './passwordTries.js';
import { proveContact, type Proven } from './provenContact.js';

/**
 * Calls `enter` with the customer with this user name and code; if that fails, the code can be tried again. A password
 * change in the meantime voids the session that begins with the epoch. Throws `wrong_code`.
 */
export async function loginByCode<Entered>(
  backend: Backend,
  { username, ...given }: { username: string; code: string; ticket: string },
  source: Source,
  enter: (proven: Proven) => Promise<Entered>,
): Promise<Entered> {
  const entered = await findOwner(backend, parseUsername(username) ?? '');
  const destination = destinationOf(backend, 'login', entered);
  const proof = { entered, to: destination?.to ?? null, source, password: null };
  return spendingCode(backend, { ...given, purpose: 'login', entered, destination }, async () =>
    enter(await proveContact(backend, proof)),
  );
}
