import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseMobile } from '../../../domain/checkout/egypt.js';
import type { Customer } from '../../../domain/account/customer.js';
import { parseUsername } from '../../../domain/core/fields.js';
import { MAILED_CODE_LIFE_S, MESSAGE_CODE_LIFE_S } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { plainWord } from '../../../locales/plain.js';
import type { Backend } from '../../ports/backend.js';
import { mailAddress } from './accountLetters.js';
import { countAll, countersFor, findOwner, NOBODY_ID, type Source } from './passwordTries.js';

/** What a code is for: each works for nothing else. */
export type CodePurpose = 'login' | 'reset';

/** A mailed code is valid for longer, because mail may take minutes, so it has more digits. */
const MAILED = { digits: 8, lifeS: MAILED_CODE_LIFE_S };
const MESSAGED = { digits: 6, lifeS: MESSAGE_CODE_LIFE_S };
const TICKET_BYTES = 16;
const NOBODY_ADDRESS = 'nobody@customers.invalid';

const LIMITS = {
  reset: { event: 'resets', perSource: 'resets-source', perAccount: 'resets-account' },
  login: { event: 'login-codes', perSource: 'login-codes-source', perAccount: 'login-codes-account' },
} as const;

interface AskedCode {
  username: string;
  ticket: string;
  locale: Locale;
}

/** An unguessable ticket: a code works only together with the ticket under which it was stored. */
export function newTicket(): string {
  return randomBytes(TICKET_BYTES).toString('base64url');
}

/**
 * Sends a code to the owner of the user name, by message or mail. It works in the requesting browser, by its ticket, so that other people who request codes cannot
 * invalidate it. Nothing reveals whether the account exists or how it is reached: the response is sent before this
 * runs, and an unknown user name costs the same work.
 */
export async function sendCode(
  backend: Backend,
  purpose: CodePurpose,
  asked: AskedCode,
  source: Source,
): Promise<void> {
  await nextTurn(); // let the response be sent first
  const username = parseUsername(asked.username);
  if (username === null) return;
  const entered = await findOwner(backend, username);
  if ((await countAll(backend, await countersFor(LIMITS[purpose], entered, source))) !== null) return;
  const { owner } = entered;
  const phone = numberToReach(backend, purpose, owner, username);
  if (owner !== null && phone !== null) {
    await sendMessage(backend, purpose, { ...asked, owner, phone });
    return;
  }
  const address = owner === null ? null : mailAddress(owner);
  const letter = await mailedCode(backend, purpose, {
    ...asked,
    username,
    id: owner === null || address === null ? NOBODY_ID : owner.id,
  });
  await (address === null
    ? backend.mail.rehearse({ to: NOBODY_ADDRESS, ...letter })
    : backend.mail.send({ to: address, ...letter }));
}

/**
 * The number to send a message to; null if the code is mailed. A login code goes to the number that was entered. A reset
 * code is mailed if there is an address: it costs nothing, and a number may have passed to somebody else.
 */
function numberToReach(
  { messages }: Backend,
  purpose: CodePurpose,
  owner: Customer | null,
  username: string,
): string | null {
  if (messages === null || owner === null) return null;
  const entered = parseMobile(username);
  if (mailAddress(owner) === null) return entered ?? owner.phone;
  return purpose === 'login' ? entered : null;
}

/** Messages cost money, so that they are limited by number and day as well. */
async function sendMessage(
  backend: Backend,
  purpose: CodePurpose,
  { owner, phone, ticket, locale }: AskedCode & { owner: Customer; phone: string },
): Promise<void> {
  const counter = { key: `code messages ${phone}`, limit: 'code-messages-number' } as const;
  if ((await countAll(backend, [counter])) !== null) return;
  const code = newCode(MESSAGED.digits);
  await keepCode(backend, purpose, { id: owner.id, ticket, code, lifeS: MESSAGED.lifeS });
  const text = plainWord('message.code', locale, { code });
  await backend.messages?.sendCode({ phone, code, text, locale });
}

/** The mail with a link has a ticket of its own, for the browser that opens the link. */
async function mailedCode(
  backend: Backend,
  purpose: CodePurpose,
  { id, username, ticket, locale }: AskedCode & { id: number },
): Promise<{ subject: string; text: string }> {
  const code = newCode(MAILED.digits);
  await keepCode(backend, purpose, { id, ticket, code, lifeS: MAILED.lifeS });
  if (purpose === 'login') {
    return {
      subject: plainWord('mail.login_subject', locale),
      text: plainWord('mail.login_text', locale, { code }),
    };
  }
  const linkTicket = newTicket();
  await keepCode(backend, purpose, { id, ticket: linkTicket, code, lifeS: MAILED.lifeS });
  const query = new URLSearchParams({ username, ticket: linkTicket });
  const link = `${backend.settings.publicUrl}${localePath(PATHS.resetPassword, locale)}?${query.toString()}`;
  return {
    subject: plainWord('mail.reset_subject', locale),
    text: plainWord('mail.reset_text', locale, { code, link }),
  };
}

/** Whether this is the customer's code for the purpose and the ticket; a right one is used up. */
export function useCode(
  backend: Backend,
  purpose: CodePurpose,
  { id, ticket, code }: { id: number; ticket: string; code: string },
): Promise<boolean> {
  return backend.state.useCode(codeName(purpose, id, ticket), digest(backend, id, code));
}

/** Prefix of the names of a customer's codes. */
export function codesOf(customerId: number): string {
  return `code ${customerId} `;
}

function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

function keepCode(
  backend: Backend,
  purpose: CodePurpose,
  { id, ticket, code, lifeS }: { id: number; ticket: string; code: string; lifeS: number },
): Promise<void> {
  return backend.state.keepCode(codeName(purpose, id, ticket), digest(backend, id, code), lifeS);
}

function codeName(purpose: CodePurpose, customerId: number, ticket: string): string {
  return `${codesOf(customerId)}${purpose} ${ticket}`;
}

/** Stored as keyed digests, because an unkeyed digest of a few digits can be reversed by brute force in a second. */
function digest({ settings }: Backend, customerId: number, code: string): string {
  return createHmac('sha256', settings.codeSecret).update(`${customerId}\n${code}`).digest('hex');
}
