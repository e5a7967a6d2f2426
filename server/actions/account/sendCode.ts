import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { ShopError } from '../../../domain/core/errors.js';
import { parseUsername } from '../../../domain/forms/fields.js';
import { MESSAGE_CODE_LIFE_S } from '../../../domain/core/limits.js';
import type { Locale } from '../../../domain/core/locale.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Source } from '../../ports/shared/source.js';
import type { Backend } from '../../ports/backend.js';
import { OperatorProblem } from '../../ports/problem.js';
import {
  type CodeHolder,
  type CodePurpose,
  customerHolder,
  type Destination,
  destinationOf,
  saveCode,
  MAILED,
  MESSAGED,
  newCode,
  newTicket,
} from './oneTimeCodes.js';
import { countAll, type Counter } from '../../ports/shared/counters.js';
import { countersFor, type EnteredName, findOwner, NOBODY_ID } from './passwordTries.js';

/** How many times more codes of one account are sent to networks that have not requested one in the window. */
const FIRST_CODES_FACTOR = 5;
const NOBODY_ADDRESS = 'nobody@customers.invalid';

const LIMITS = {
  reset: { event: 'resets', perSource: 'resets-source', perAccount: 'resets-account' },
  login: { event: 'login-codes', perSource: 'login-codes-source', perAccount: 'login-codes-account' },
  number: { event: 'number-codes', perSource: 'login-codes-source', perAccount: 'login-codes-account' },
  order: { event: 'order-codes', perSource: 'login-codes-source', perAccount: 'login-codes-account' },
} as const;

/** In which browser and language a code is requested. */
export interface AskedCode {
  ticket: string;
  locale: Locale;
}

/**
 * Sends a code to the owner of the user name, by message or mail. It works in the requesting browser, by its ticket, so
 * that other people who request codes cannot invalidate it. Nothing reveals whether the account exists or how it is
 * reached: the response is sent before this runs, and an unknown user name costs the same work.
 */
export async function sendCode(
  backend: Backend,
  purpose: CodePurpose,
  { username: given, ...asked }: AskedCode & { username: string },
  source: Source,
): Promise<void> {
  await nextTurn(); // let the response be sent first
  const username = parseUsername(given);
  if (username === null) return;
  const entered = await findOwner(backend, username);
  const destination = destinationOf(backend, purpose, entered);
  const holder = customerHolder(entered, destination?.to ?? null);
  await sendToDestination(backend, { ...asked, purpose, entered, holder, destination }, source);
}

/** Sends a code for a holder within the limits of the user name; without a destination the work is only rehearsed. */
export async function sendToDestination(
  backend: Backend,
  { destination, ...sending }: Omit<Sending, 'to'> & { destination: Destination | null },
  source: Source,
): Promise<void> {
  const { purpose, entered } = sending;
  if (!(await isFewCodes(backend, await countersFor(LIMITS[purpose], entered, source)))) return;
  const to = (by: Destination['by']) => (destination?.by === by ? destination.to : null);
  const typed = parseMobile(entered.username);
  // Both ways take place for every number, at least one of them without sending, so that the work is the same for each.
  const outcomes = await Promise.allSettled([
    ...(typed === null || backend.messages === null
      ? []
      : [sendMessage(backend, { ...sending, to: to('message') }, typed, source)]),
    sendMail(backend, { ...sending, to: to('mail') }),
  ]);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Counts a code for an account, by device, or by network and for all networks together. The first one that a network
 * requests has a limit of its own, so that a few networks cannot use up the codes of all others.
 */
async function isFewCodes({ state, settings }: Backend, counters: readonly Counter[]): Promise<boolean> {
  const [bySource, byAccount] = counters;
  const count = async ({ key, limit }: Counter) =>
    (await state.countEvent(key, RATE_LIMITS[limit].windowSeconds)).count;
  const ofSource = bySource === undefined ? 0 : await count(bySource);
  if (bySource !== undefined && ofSource > settings.maxOf(bySource.limit)) return false;
  if (byAccount === undefined) return true;
  const most = settings.maxOf(byAccount.limit) * (ofSource === 1 ? FIRST_CODES_FACTOR : 1);
  return (await count(byAccount)) <= most;
}

/** Sends a code to a number (E.164) that the owner of a session says is theirs. */
export async function sendNumberCode(
  backend: Backend,
  { entered, phone, ...asked }: AskedCode & { entered: EnteredName; phone: string },
  source: Source,
): Promise<void> {
  if (!(await isFewCodes(backend, await countersFor(LIMITS.number, entered, source)))) return;
  const holder = customerHolder(entered, phone);
  await sendMessage(backend, { ...asked, purpose: 'number', entered, holder, to: phone }, phone, source);
}

/**
 * Throws `messages_used_up` if no code can be sent to a number because the operator's budget is used up, alike for every
 * number. Customers with a proven number have a part of their own, so that in a browser where somebody has logged in the
 * account decides, unseen.
 */
export async function requireMessageBudget(
  { messages }: Backend,
  username: string,
  source: Source,
): Promise<void> {
  if (messages === null || parseMobile(parseUsername(username) ?? '') === null) return;
  if (!(await messages.isUsedUp('anyone'))) return;
  if ((await source.device()) !== null && !(await messages.isUsedUp('proven'))) return;
  throw new ShopError('messages_used_up');
}

interface Sending extends AskedCode {
  purpose: CodePurpose;
  /** By whose account, if there is one, the codes are counted. */
  entered: EnteredName;
  holder: CodeHolder | null;
  /** null: the code reaches nobody this way, and the work is only rehearsed. */
  to: string | null;
}

/**
 * Messages cost money, so that they are limited by number, by network and for the whole shop as well, besides the budget.
 * The customer's own devices have their own counter by number; once the number is proven, which no stranger can do, no
 * other counter is shared with anybody.
 */
async function sendMessage(
  backend: Backend,
  { ticket, locale, ...sending }: Sending,
  typed: string,
  source: Source,
): Promise<void> {
  const { state, messages } = backend;
  const { to, entered } = sending;
  const id = entered.owner?.id ?? NOBODY_ID;
  const phone = to ?? typed;
  const isOwn = (await source.deviceOf({ id, epoch: entered.epoch })) !== null;
  const share = (await state.isProven(id, phone)) && isOwn ? 'proven' : 'anyone';
  const counted = to === null ? 'rehearsed code messages' : 'code messages';
  const shared = [
    { key: `${counted} network ${source.network}`, limit: 'code-messages-network' },
    { key: counted, limit: 'code-messages-all' },
  ] as const;
  const own = { key: `${counted} ${isOwn ? 'own ' : ''}${phone}`, limit: 'code-messages-number' } as const;
  if ((await countAll(backend, [own, ...(share === 'proven' ? [] : shared.slice(0, 1))])) !== null) return;
  if (share === 'anyone' && (await countAll(backend, shared.slice(1))) !== null) {
    if (to === null) return;
    throw new OperatorProblem('No code was sent: LIMIT_CODE_MESSAGES_ALL is reached for this hour');
  }
  const { count } = await state.countEvent(`code messages ${phone} ${ticket}`, MESSAGE_CODE_LIFE_S);
  const code = newCode(MESSAGED);
  await saveCode(backend, { ...reached(sending), ticket, code }, MESSAGED.lifeS);
  const text = translateTo(locale)('message.code', { code });
  const message = { phone, code, text, locale, attempt: count, share } as const;
  await (to === null ? messages?.rehearseCode(message).catch(ignored) : messages?.sendCode(message));
}

async function sendMail(backend: Backend, sending: Sending): Promise<void> {
  const letter = await mailedCode(backend, { ...sending, ...reached(sending) });
  await (sending.to === null
    ? backend.mail.rehearse({ to: NOBODY_ADDRESS, ...letter }).catch(ignored)
    : backend.mail.send({ to: sending.to, ...letter }));
}

/** What the code is for; a rehearsed one is nobody's. */
function reached({ purpose, holder, to }: Pick<Sending, 'purpose' | 'holder' | 'to'>) {
  return { purpose, holder: to === null ? null : holder };
}

/** A rehearsal that fails keeps nothing from being sent. */
function ignored(): null {
  return null;
}

/** The mail with a link has a ticket of its own, for the browser that opens the link. */
async function mailedCode(
  backend: Backend,
  { locale, ...sending }: Sending,
): Promise<{ subject: string; text: string }> {
  const code = newCode(MAILED);
  await saveCode(backend, { ...sending, code }, MAILED.lifeS);
  if (sending.purpose !== 'reset') {
    const subject = sending.purpose === 'order' ? 'mail.order_code_subject' : 'mail.login_subject';
    return { subject: translateTo(locale)(subject), text: translateTo(locale)('mail.login_text', { code }) };
  }
  const linkTicket = newTicket();
  await saveCode(backend, { ...sending, ticket: linkTicket, code }, MAILED.lifeS);
  const query = new URLSearchParams({ username: sending.entered.username, ticket: linkTicket });
  const link = `${backend.settings.publicUrl}${localePath(PATHS.resetPassword, locale)}?${query.toString()}`;
  return {
    subject: translateTo(locale)('mail.reset_subject'),
    text: translateTo(locale)('mail.reset_text', { code, link }),
  };
}
