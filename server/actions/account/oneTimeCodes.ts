import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { ShopError } from '../../../domain/core/errors.js';
import { MAILED_CODE_LIFE_S, MESSAGE_CODE_LIFE_S } from '../../../domain/core/limits.js';
import type { Backend } from '../../ports/backend.js';
import { mailAddress } from './accountLetters.js';
import { type EnteredName, NOBODY_ID } from './passwordTries.js';

/** What a code is for: each works for nothing else. */
export type CodePurpose = 'login' | 'reset' | 'number' | 'order';

/** A mailed code is valid for longer, because mail may take minutes, so it has more digits. */
export const MAILED = { digits: 8, lifeS: MAILED_CODE_LIFE_S };
export const MESSAGED = { digits: 6, lifeS: MESSAGE_CODE_LIFE_S };
const TICKET_BYTES = 16;

/** An unguessable ticket: a code works only together with the ticket under which it was stored. */
export function newTicket(): string {
  return randomBytes(TICKET_BYTES).toString('base64url');
}

export function newCode({ digits }: { digits: number }): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

export interface Destination {
  by: 'message' | 'mail';
  /** E.164, or a mail address. */
  to: string;
}

/**
 * Where the code goes. A login code goes to the number if a number was entered. A reset code is mailed if there is an
 * address: it costs nothing, and a number may have passed to somebody else. For the same reason the number is the
 * account's current one: the one in the user name stays the same when the customer changes their number.
 */
export function destinationOf(
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

/** What a code gives access to. */
export interface CodeHolder {
  /** A customer's id, or `order 10001`. */
  id: number | string;
  /** A change of it voids the code, whoever made it. */
  version: string;
}

/** A customer whose code was sent to `to`; null if it was sent to nobody. */
export function customerHolder({ owner, epoch }: EnteredName, to: string | null): CodeHolder | null {
  return owner === null || to === null ? null : { id: owner.id, version: `${epoch}\n${to}` };
}

export interface GivenCode {
  purpose: CodePurpose;
  /** null for a code that was sent to nobody. */
  holder: CodeHolder | null;
  ticket: string;
  code: string;
}

export function saveCode({ state, settings }: Backend, given: GivenCode, lifeS: number): Promise<void> {
  return state.saveCode(codeName(given), digest(settings.codeSecret, given), lifeS);
}

/**
 * Uses up a right code. A wrong, used or expired code, a wrong ticket and an unknown holder all throw `wrong_code`.
 */
export async function spendCode({ state, settings }: Backend, given: GivenCode): Promise<void> {
  const isRight = await state.useCode(codeName(given), digest(settings.codeSecret, given));
  if (isRight && given.holder !== null) return;
  throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
}

interface SpentCode extends Omit<GivenCode, 'holder'> {
  entered: EnteredName;
  /** Where it was sent; null for nobody. */
  destination: Destination | null;
}

/** Uses up a customer's right code for the work; if that fails, the code can be tried again. Throws `wrong_code`. */
export async function spendingCode<Done>(
  backend: Backend,
  { entered, destination, ...given }: SpentCode,
  work: () => Promise<Done>,
): Promise<Done> {
  const codeAt = (epoch: number) => ({
    ...given,
    holder: customerHolder({ ...entered, epoch }, destination?.to ?? null),
  });
  await spendCode(backend, codeAt(entered.epoch));
  try {
    return await work();
  } catch (error) {
    // A code is valid for one epoch, and the work may have begun another.
    await backend.state
      .sessionEpoch(entered.owner?.id ?? NOBODY_ID)
      .then((epoch) =>
        saveCode(backend, codeAt(epoch), (destination?.by === 'mail' ? MAILED : MESSAGED).lifeS),
      )
      .catch((failure: unknown) => backend.report('code-not-given-back', failure));
    throw error;
  }
}

/** Prefix of the names of a holder's codes. */
export function codesOf(holderId: CodeHolder['id']): string {
  return `code ${holderId} `;
}

function codeName({ purpose, holder, ticket }: GivenCode): string {
  return `${codesOf(holder?.id ?? NOBODY_ID)}${purpose} ${ticket}`;
}

/** Stored as keyed digests, because an unkeyed digest of a few digits can be reversed by brute force in a second. */
function digest(codeSecret: string, { holder, code }: GivenCode): string {
  const parts = [holder?.id ?? NOBODY_ID, holder?.version ?? '', code];
  return createHmac('sha256', codeSecret).update(parts.join('\n')).digest('hex');
}
