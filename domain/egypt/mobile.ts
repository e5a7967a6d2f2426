import { cleanPhone } from '../text/cleanText.js';

const NATIONAL_MOBILE = /^1[0125]\d{8}$/;

/**
 * Parses an Egyptian mobile number in any script and spacing (`0101 234 5678`, `+20 (0)10 12345678`, `٠١٠١٢٣٤٥٦٧٨`),
 * also as a `tel:` link. Returns the ten digits after the leading 0, or null.
 */
function nationalMobile(text: string): string | null {
  const number = cleanPhone(text);
  if (/[^\d+ ().-]/.test(number)) return null;
  const digits = number.replace(/\D/g, '').replace(/^(?:(?:00)?20)?0?/, '');
  return NATIONAL_MOBILE.test(digits) ? digits : null;
}

/** E.164 (`+201012345678`), or null if it is no Egyptian mobile number. */
export function parseMobile(text: string): string | null {
  const national = nationalMobile(text);
  return national === null ? null : `+20${national}`;
}

/** A phone number as a user name: `01012345678`; null if it is no mobile number. */
export function mobileUsername(text: string): string | null {
  const national = nationalMobile(text);
  return national === null ? null : `0${national}`;
}

/** `+201012345678` → `0101 234 5678`, for display. */
export function formatMobile(e164: string): string {
  const local = e164.replace(/^\+20/, '0');
  return local.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
}

/** As `formatMobile`, for a sentence: spaces that do not break keep the number on one line and its groups in order. */
export function formatMobileInText(e164: string): string {
  return formatMobile(e164).replaceAll(' ', '\u00a0');
}
