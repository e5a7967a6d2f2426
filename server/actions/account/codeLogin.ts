import { parseUsername } from '../../../domain/forms/fields.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { customerHolder, destinationOf, saveCode, MESSAGED, spendCode } from './oneTimeCodes.js';
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
  const name = parseUsername(username) ?? '';
  const codeOfNow = async () => {
    const entered = await findOwner(backend, name);
    const to = destinationOf(backend, 'login', entered)?.to ?? null;
    const code = { ...given, purpose: 'login', holder: customerHolder(entered, to) } as const;
    return { code, entered, to };
  };
  const { code, ...proof } = await codeOfNow();
  await spendCode(backend, code);
  try {
    return await enter(await proveContact(backend, { ...proof, source, password: null }));
  } catch (error) {
    // Of now, because a code is valid for one epoch and the proof may have begun another.
    await saveCode(backend, (await codeOfNow()).code, MESSAGED.lifeS);
    throw error;
  }
}
