import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseMobile } from '../../../domain/checkout/egypt.js';
import { parseUsername } from '../../../domain/core/fields.js';
import { MAILED_CODE_LIFE_S, MESSAGE_CODE_LIFE_S } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { OperatorProblem } from '../../ports/problem.js';
import { mailAddress } from './accountLetters.js';
import {
  countAll,
  countersFor,
  type EnteredName,
  findOwner,
  NOBODY_ID,
  type Source,
} from './passwordTries.js';

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
 * Sends a code to the owner of the user name, by message or mail. It works in the requesting browser, by its ticket, so
 * that other people who request codes cannot invalidate it. Nothing reveals whether the account exists or how it is
 * reached: the response is sent before this runs, and an unknown user name costs the same work.
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
  const destination = destinationOf(backend, purpose, entered);
  if (destination?.by === 'message') {
    await sendMessage(backend, purpose, { ...asked, entered, phone: destination.to }, source);
    return;
  }
  const nobody = { ...entered, owner: null };
  const letter = await mailedCode(backend, purpose, {
    ...asked,
    entered: destination === null ? nobody : entered,
  });
  await (destination === null
    ? backend.mail.rehearse({ to: NOBODY_ADDRESS, ...letter })
    : backend.mail.send({ to: destination.to, ...letter }));
}

interface Destination {
  by: 'message' | 'mail';
  /** E.164, or a mail address. */
  to: string;
}

/**
 * Where the code goes. A login code goes to the number if a number was entered. A reset code is mailed if there is an
 * address: it costs nothing, and a number may have passed to somebody else. For the same reason the number is the
 * account's current one: the one in the user name stays the same when the customer changes their number.
 */
function destinationOf(
  { messages }: Backend,
  purpose: CodePurpose,
  { owner, username }: EnteredName,
): Destination | null {
  if (owner === null) return null;
  const address = mailAddress(owner);
  const isByNumber = address === null || (purpose === 'login' && parseMobile(username) !== null);
  if (messages !== null && owner.phone !== null && isByNumber) return { by: 'message', to: owner.phone };
  return address === null ? null : { by: 'mail', to: address };
}

/**
 * Messages cost money, so that they are limited by number and for the whole shop as well. The customer's own devices
 * have their own counter, so that nobody else can exhaust it.
 */
async function sendMessage(
  backend: Backend,
  purpose: CodePurpose,
  { entered, phone, ticket, locale }: AskedCode & { entered: EnteredName; phone: string },
  source: Source,
): Promise<void> {
  const { state } = backend;
  const id = entered.owner?.id ?? NOBODY_ID;
  const isOwn = (await source.deviceOf({ id, epoch: entered.epoch })) !== null;
  const key = `code messages ${isOwn ? 'own ' : ''}${phone}`;
  if ((await countAll(backend, [{ key, limit: 'code-messages-number' }])) !== null) return;
  if ((await countAll(backend, [{ key: 'code messages', limit: 'code-messages-all' }])) !== null) {
    throw new OperatorProblem('No code was sent: LIMIT_CODE_MESSAGES_ALL is reached for this hour');
  }
  const { count } = await state.countEvent(`code messages ${phone} ${ticket}`, MESSAGE_CODE_LIFE_S);
  const code = newCode(MESSAGED.digits);
  await keepCode(backend, purpose, { entered, ticket, code, lifeS: MESSAGED.lifeS });
  const text = translateTo(locale)('message.code', { code });
  await backend.messages?.sendCode({ phone, code, text, locale, attempt: count });
}

/** The mail with a link has a ticket of its own, for the browser that opens the link. */
async function mailedCode(
  backend: Backend,
  purpose: CodePurpose,
  { entered, ticket, locale }: AskedCode & { entered: EnteredName },
): Promise<{ subject: string; text: string }> {
  const code = newCode(MAILED.digits);
  await keepCode(backend, purpose, { entered, ticket, code, lifeS: MAILED.lifeS });
  if (purpose === 'login') {
    return {
      subject: translateTo(locale)('mail.login_subject'),
      text: translateTo(locale)('mail.login_text', { code }),
    };
  }
  const linkTicket = newTicket();
  await keepCode(backend, purpose, { entered, ticket: linkTicket, code, lifeS: MAILED.lifeS });
  const query = new URLSearchParams({ username: entered.username, ticket: linkTicket });
  const link = `${backend.settings.publicUrl}${localePath(PATHS.resetPassword, locale)}?${query.toString()}`;
  return {
    subject: translateTo(locale)('mail.reset_subject'),
    text: translateTo(locale)('mail.reset_text', { code, link }),
  };
}

interface GivenCode {
  entered: EnteredName;
  ticket: string;
  code: string;
}

/** Whether this is the customer's code for the purpose and the ticket; a right one is used up. */
export function useCode(backend: Backend, purpose: CodePurpose, given: GivenCode): Promise<boolean> {
  return backend.state.useCode(codeName(purpose, given), digest(backend, purpose, given));
}

/** Lets a code that was used be used again, because what it was for has failed. */
export function returnCode(backend: Backend, purpose: CodePurpose, given: GivenCode): Promise<void> {
  return keepCode(backend, purpose, { ...given, lifeS: MESSAGED.lifeS });
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
  { lifeS, ...given }: GivenCode & { lifeS: number },
): Promise<void> {
  return backend.state.keepCode(codeName(purpose, given), digest(backend, purpose, given), lifeS);
}

function codeName(purpose: CodePurpose, { entered, ticket }: GivenCode): string {
  return `${codesOf(entered.owner?.id ?? NOBODY_ID)}${purpose} ${ticket}`;
}

/**
 * Stored as keyed digests, because an unkeyed digest of a few digits can be reversed by brute force in a second. With
 * the destination and the session epoch, so that a code does not outlive a change of either, whoever made it.
 */
function digest(backend: Backend, purpose: CodePurpose, { entered, code }: GivenCode): string {
  const { owner, epoch } = entered;
  const to = destinationOf(backend, purpose, entered)?.to ?? '';
  const parts = [owner?.id ?? NOBODY_ID, epoch, to, code];
  return createHmac('sha256', backend.settings.codeSecret).update(parts.join('\n')).digest('hex');
}
