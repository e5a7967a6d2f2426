import { createHash, randomInt } from 'node:crypto';
import { ShopError } from '../../domain/errors.js';
import { isEmail, parseUsername } from '../../domain/fields.js';
import type { Customer } from '../../domain/customer.js';
import type { Locale } from '../../domain/locale.js';
import { isWeakPassword } from '../../domain/password.js';
import { localePath, PATHS } from '../../domain/paths.js';
import { RATE_LIMITS } from '../../domain/rateLimits.js';
import { plainWord } from '../../locales/plain.js';
import type { Backend } from '../ports/backend.js';
import { wrongLogins } from './identity.js';

const CODE_DIGITS = 8;
const CODE_LIFE_S = 15 * 60;

/**
 * Mails a code to whoever the user name belongs to. Whether there is anybody, or an address to write to, shows
 * in nothing: callers answer before this has run.
 */
export async function sendResetCode(backend: Backend, usernameText: string, locale: Locale): Promise<void> {
  const { state, settings, store, mail } = backend;
  const username = parseUsername(usernameText);
  if (username === null) return;
  const customer = await store.customers.findByUsername(username);
  const address = customer === null ? null : mailAddress(customer);
  if (customer === null || address === null) return;
  const { windowSeconds } = RATE_LIMITS['resets-account'];
  const { count } = await state.countEvent(`resets ${customer.id}`, windowSeconds);
  if (count > settings.maxOf('resets-account')) return;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await state.keepCode(codeName(username), digest(username, code), CODE_LIFE_S);
  const link = `${settings.publicUrl}${localePath(PATHS.resetPassword, locale)}?username=${encodeURIComponent(username)}`;
  await mail.send({
    to: address,
    subject: plainWord('mail.reset_subject', locale),
    text: plainWord('mail.reset_text', locale, { code, link }),
  });
}

function mailAddress(customer: Customer): string | null {
  return customer.email ?? (isEmail(customer.username) ? customer.username : null);
}

/**
 * Sets a new password for who has the code, and ends every session. A wrong, used or old code and an unknown
 * user name are all `wrong_code`.
 */
export async function resetPassword(
  { store, state }: Backend,
  form: { username: string; code: string; password: string },
): Promise<void> {
  const username = parseUsername(form.username) ?? '';
  if (isWeakPassword(form.password, username)) {
    throw new ShopError('weak_password', { fields: { password: 'weak_password' } });
  }
  const isRight = await state.useCode(codeName(username), digest(username, form.code.trim()));
  const customer = isRight ? await store.customers.findByUsername(username) : null;
  if (customer === null) throw new ShopError('wrong_code', { fields: { code: 'wrong_code' } });
  await store.customers.changePassword(customer.id, form.password);
  await state.revokeAllSessions(customer.id);
  await state.clearEvents(wrongLogins(customer, username));
}

function codeName(username: string): string {
  return `reset ${username}`;
}

/** Codes are kept as digests, bound to their user name. */
function digest(username: string, code: string): string {
  return createHash('sha256').update(`${username}\n${code}`).digest('hex');
}
