import { type ErrorCode, type FieldErrors, ShopError } from '../../domain/core/errors.js';
import type { MessageKey } from '../../locales/keys.js';
import { useMessages } from './messages.js';

const FIELD_CODES = [
  'invalid',
  'invalid_email',
  'invalid_governorate',
  'invalid_km',
  'invalid_link',
  'invalid_order',
  'invalid_phone',
  'invalid_username',
  'no_links',
  'password_too_long',
  'password_too_short',
  'phone_or_email',
  'required',
  'required_city',
  'required_pieces',
  'required_slot',
  'required_stars',
  'required_street',
  'slot_taken',
  'too_long',
  'weak_password',
  'wrong_code',
  'wrong_password',
] as const;

/** Errors that always belong to one field. */
const TAKEN_FIELDS = { username_taken: 'username', email_taken: 'email' } as const;

/** Message key of an error; every code has one. */
function errorKey(code: ErrorCode): MessageKey {
  return `error.${code}`;
}

/** Fields that say what to write or to choose while they are empty. */
const REQUIRED: Partial<Record<string, MessageKey>> = {
  name: 'empty.name',
  first_name: 'empty.name',
  phone: 'empty.phone',
  reason: 'empty.reason',
};

/** Message key of a field's error; an unknown code reads "please check this". */
export function fieldKey(code: string, field = ''): MessageKey {
  const { [field]: empty } = REQUIRED;
  if (code === 'required' && empty !== undefined) return empty;
  if (code === 'username_taken' || code === 'email_taken') return errorKey(code);
  const known = FIELD_CODES.find((fieldCode) => fieldCode === code) ?? 'invalid';
  return `field.${known}`;
}

/** The `/api` error code of a thrown value; anything but a `ShopError` is an internal error. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof ShopError ? error.code : 'internal_error';
}

/** The form fields that a failure belongs to, with their error codes. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ShopError)) return {};
  const { code, details } = error;
  if (code === 'username_taken' || code === 'email_taken') return { [TAKEN_FIELDS[code]]: code };
  return details.fields ?? {};
}

/** Whether the browser knows that it is offline; the server never is. */
function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine;
}

/** `explain(error)`: an error message in the page's language. */
export function useErrorMessages(): (error: unknown) => string {
  const t = useMessages();
  return (error) => {
    const code = errorCode(error);
    if (code === 'store_unavailable' && isOffline()) return t('offline.needed');
    const { available = 0, pieces = 0 } = error instanceof ShopError ? error.details : {};
    return t(errorKey(code), { available, pieces });
  };
}
