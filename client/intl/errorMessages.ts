import { type ErrorCode, type FieldErrors, ShopError } from '../../domain/core/errors.js';
import type { MessageKey } from '../../locales/keys.js';
import { useMessages } from './messages.js';

const FIELD_CODES = [
  'invalid',
  'invalid_email',
  'invalid_governorate',
  'invalid_phone',
  'invalid_username',
  'password_too_long',
  'password_too_short',
  'phone_or_email',
  'required',
  'required_city',
  'required_street',
  'too_long',
  'weak_password',
  'wrong_code',
  'wrong_password',
] as const;

/** Failures that are one field's fault, wherever they come from. */
const TAKEN_FIELDS = { username_taken: 'username', email_taken: 'email' } as const;

/** The key of a failure's words; every code has some. */
function errorKey(code: ErrorCode): MessageKey {
  return `error.${code}`;
}

/** The key of the words for a wrong field; a code that has none reads "please check this". */
export function fieldKey(code: string): MessageKey {
  if (code === 'username_taken' || code === 'email_taken') return errorKey(code);
  const known = FIELD_CODES.find((fieldCode) => fieldCode === code) ?? 'invalid';
  return `field.${known}`;
}

/** What a thrown value is called on `/api`; whatever is no failure of the shop's is an internal error. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof ShopError ? error.code : 'internal_error';
}

/** Which fields of a form a failure belongs to, with the code of what is wrong. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ShopError)) return {};
  const { code, details } = error;
  if (code === 'username_taken' || code === 'email_taken') return { [TAKEN_FIELDS[code]]: code };
  return details.fields ?? {};
}

/** `explain(error)`: a failure in the page's language. */
export function useErrorMessages(): (error: unknown) => string {
  const t = useMessages();
  return (error) => {
    const available = error instanceof ShopError ? (error.details.available ?? 0) : 0;
    return t(errorKey(errorCode(error)), { available });
  };
}
