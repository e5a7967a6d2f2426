import { check, type GenericSchema, nonEmpty, pipe, string, transform } from 'valibot';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { Email, foldUsername, isEmail, Mobile } from '../../../domain/forms/fields.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { CustomerChannel } from '../../../domain/notifications/channels.js';

/** A request to be told once when something that is sold out is in stock again. */
export interface StockRequest {
  id: number;
  /** A simple product, or a variation. */
  itemId: number;
  /** An email address in lower case, or a mobile number in E.164. */
  contact: string;
  locale: Locale;
  /** Opens the requests of this contact without a login. */
  token: string;
  /** ISO 8601. */
  askedAt: string;
}

/** The channel that reaches a contact. */
export function channelOfContact(contact: string): CustomerChannel {
  return contact.startsWith('+') ? 'phone' : 'mail';
}

/** One field for an email address or a mobile number, of those that the shop can reach; → lower case or E.164. */
export function stockContact(channels: readonly CustomerChannel[]): GenericSchema<string, string> {
  if (!channels.includes('phone')) return Email;
  return channels.includes('mail') ? MailOrMobile : Mobile;
}

const LOOKS_LIKE_A_NUMBER = /^[\d+(]/;

const MailOrMobile = pipe(
  string('invalid'),
  transform(foldUsername),
  nonEmpty('required'),
  check((text) => !text.includes('@') || isEmail(text), 'invalid_email'),
  check((text) => !LOOKS_LIKE_A_NUMBER.test(text) || isContact(text), 'invalid_phone'),
  check(isContact, 'invalid_username'),
  transform((text) => parseMobile(text) ?? text),
);

function isContact(text: string): boolean {
  return isEmail(text) || parseMobile(text) !== null;
}
