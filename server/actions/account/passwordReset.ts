import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ShopError } from '../../../domain/core/errors.js';
import { parseUsername } from '../../../domain/core/fields.js';
import type { Customer } from '../../../domain/account/customer.js';
import { RESET_CODE_LIFE_S } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { plainWord } from '../../../locales/plain.js';
import type { Backend } from '../../ports/backend.js';
import { mailAddress } from './accountLetters.js';
import { replacePassword, resetCodesOf } from './identity.js';
import { requireStrongPassword } from './passwordStrength.js';
import { countAll, countersFor, findOwner, NOBODY_ID, type Source } from './passwordTries.js';

const CODE_DIGITS = 8;
const TICKET_BYTES = 16;
const NOBODY_ADDRESS = 'nobody@customers.invalid';

const LETTERS = { event: 'resets', perSource: 'resets-source', perAccount: 'resets-account' } as const;

/** An unguessable ticket: a reset code works only together with the ticket under which it was stored. */
export function newTicket(): string {
  return randomBytes(TICKET_BYTES).toString('base64url');
}

/**
 * Mails a reset code to the owner of the user name. It works in the requesting browser, by its ticket, and in the
 * browser that opens the link in the mail, which has its own ticket; other people who request codes can invalidate
 * neither. Nothing reveals whether the account or its address exists: the response is sent before this runs, and an
 * unknown user name costs the same work.
 */
export async function sendResetCode(
  backend: Backend,
  asked: { username: string; ticket: string; locale: Locale },
  source: Source,
): Promise<void> {
  await nextTurn(); // let the response be sent first
  const username = parseUsername(asked.username);
  if (username === null) return;
  const entered = await findOwner(backend, username);
  if ((await countAll(backend, await countersFor(LETTERS, entered, source))) !== null) return;
  const { owner } = entered;
  const address = owner === null ? null : mailAddress(owner);
  const id = owner === null || address === null ? NOBODY_ID : owner.id;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const linkTicket = newTicket();
  for (const ticket of [asked.ticket, linkTicket]) {
    await backend.state.keepCode(codeName(id, ticket), digest(backend, id, code), RESET_CODE_LIFE_S);
  }
  const letter = resetLetter(backend, { ...asked, username, ticket: linkTicket, code });
  await (address === null
    ? backend.mail.rehearse({ to: NOBODY_ADDRESS, ...letter })
    : backend.mail.send({ to: address, ...letter }));
}

function resetLetter(
  { settings }: Backend,
  { username, ticket, code, locale }: { username: string; ticket: string; code: string; locale: Locale },
): { subject: string; text: string } {
  const query = new URLSearchParams({ username, ticket });
  const link = `${settings.publicUrl}${localePath(PATHS.resetPassword, locale)}?${query.toString()}`;
  return {
    subject: plainWord('mail.reset_subject', locale),
    text: plainWord('mail.reset_text', locale, { code, link }),
  };
}

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
  const customer = await backend.store.customers.findByUsername(username);
  const id = customer?.id ?? NOBODY_ID;
  const isRight = await backend.state.useCode(
    codeName(id, form.ticket),
    digest(backend, id, form.code.trim()),
  );
  if (customer === null || !isRight) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  return { customer, epoch: await replacePassword(backend, customer.id, form.password) };
}

function codeName(customerId: number, ticket: string): string {
  return `${resetCodesOf(customerId)}${ticket}`;
}

/** Stored as keyed digests, because an unkeyed digest of eight digits can be reversed by brute force in a second. */
function digest({ settings }: Backend, customerId: number, code: string): string {
  return createHmac('sha256', settings.codeSecret).update(`${customerId}\n${code}`).digest('hex');
}
