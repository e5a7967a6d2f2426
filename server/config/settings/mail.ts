import * as v from 'valibot';
import { isEmail } from '../../../domain/forms/fields.js';
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/core/locale.js';
import { url } from '../parsing/addresses.js';
import { email, matching, onOff, passing } from './kinds.js';
import { defineSettings } from './setting.js';

function isSender(text: string): boolean {
  return isEmail(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim());
}

export const MAIL_SETTINGS = defineSettings({
  SMTP_URL: {
    schema: url(['smtp:', 'smtps:'], 'must be a mail server, such as smtps://user:password@mail.example'),
    help: "SMTP server for outgoing mail; without it mail is sent through the store's WordPress, or written to .data/outbox.",
    example: 'smtps://user:password@mail.example',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: passing(isSender, 'must be an email address, alone or with a name: Rasfa <shop@example.com>'),
    help: 'From address of outgoing mail.',
    example: 'Shop <shop@example.com>',
    default: 'shop@localhost',
  },
  CONTACT_EMAIL: {
    schema: email('must be one email address: where messages from the contact page are sent'),
    help: 'Recipient of contact messages and payment alarms; without it messages are only stored in the database.',
    example: 'shop@example.com',
  },
  ORDER_EMAIL: {
    schema: email('must be one email address: who is told of placed orders'),
    help: 'Who is told of each placed order at once, with what to do next. By default CONTACT_EMAIL; with a store that writes the letters nobody, as it has a mail of its own.',
    example: 'orders@example.com',
  },
  ORDER_EMAIL_LANGUAGE: {
    schema: v.picklist(LOCALES, `must be one of ${LOCALES.join(', ')}`),
    help: "Language of that mail and of the order's page behind it; by default that of the shop.",
    example: 'ar',
    default: DEFAULT_LOCALE,
  },
  ORDER_DIGEST: {
    schema: onOff,
    help: 'off: no mail each morning to that address about open orders, appointments, sold-out goods and messages.',
    example: 'off',
    default: true,
  },
  ORDER_LETTERS: {
    schema: v.picklist(
      ['shop', 'store'],
      'must be shop or store: who writes to customers about their orders',
    ),
    help: 'Who writes to customers about their orders: shop (default, and the only choice without a store) or store (default with WooCommerce, which sends its own mail).',
    example: 'shop',
  },
  SENDGRID_API_KEY: {
    schema: matching(
      /^[!-~]+$/,
      'must be a key with write access to Marketing contacts, from SendGrid → Settings → API Keys',
    ),
    help: "API key with write access to Marketing contacts; without it subscribers are stored in the shop's database.",
    example: 'SG.…',
    isSecret: true,
  },
  SENDGRID_LIST_ID: {
    schema: matching(
      /^[\w-]+$/,
      "must be a list's id, the last part of its address under SendGrid → Marketing → Contacts",
    ),
    help: 'Contact list for subscribers; without it they are added to no list.',
    example: '00000000-0000-0000-0000-000000000000',
  },
  SENDGRID_PHONE_FIELD_ID: {
    schema: matching(
      /^\w+$/,
      'must be the id of a custom text field, such as w1_T, from SendGrid → Custom Fields',
    ),
    help: 'Custom text field for the phone number; without it the number is not sent.',
    example: 'w1_T',
  },
  SENDGRID_URL: {
    schema: url(['http:', 'https:'], 'must be the address of the service, such as https://api.sendgrid.com'),
    help: 'Another API address, for accounts hosted in the EU.',
    example: 'https://api.eu.sendgrid.com',
  },
});
