import * as v from 'valibot';
import { FEATURE_NEWS, NEWS_TEMPLATES } from '../../../features/rules.js';
import { MESSAGES_A_DAY } from '../../../domain/core/limits.js';
import { withoutEndSlashes } from '../../../domain/core/paths.js';
import { LETTER_KINDS } from '../../../domain/order/notices.js';
import { isSecureOrLocal, secureUrl } from '../parsing/addresses.js';
import { readHeaders } from '../parsing/headers.js';
import { headers, matching, onOff, passing } from './kinds.js';
import { defineSettings } from './setting.js';

const API_HINT =
  'must be the address of the Graph API with its version, such as https://graph.facebook.com/v25.0';
const LANGUAGES_HINT = "must be the service's names of the shop's languages, such as en=en_US,ar=ar_EG";
const ACCEPTED_HINT = 'must be a regular expression that matches the response to an accepted message';
const PATTERN_MAX_CHARS = 200;

/** What features say of the templates for their news. */
const NEWS_HELP = Object.entries(NEWS_TEMPLATES)
  .map(([kind, help]) => `; ${kind}, ${help}`)
  .join('');

const NEWS_KINDS = [...LETTER_KINDS, ...FEATURE_NEWS];
const NEWS_HINT = `must be names of utility templates, such as sent=order_sent,cancelled=order_cancelled, for ${NEWS_KINDS.join(', ')}`;

const newsTemplates = v.pipe(
  v.string(),
  v.transform((text) => readHeaders(text) ?? { '': '' }),
  v.check(
    (templates) =>
      Object.entries(templates).every(
        ([kind, name]) => NEWS_KINDS.some((known) => known === kind) && /^[a-z0-9_]{1,512}$/.test(name),
      ),
    NEWS_HINT,
  ),
);

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== '';
  } catch {
    return false;
  }
}

export const MESSAGE_SETTINGS = defineSettings({
  WHATSAPP_TOKEN: {
    schema: matching(/^[!-~]+$/, 'must be an access token of a system user, from Meta Business Suite'),
    help: 'Access token of a system user with the permission whatsapp_business_messaging: codes are then sent by WhatsApp.',
    example: 'EAAG…',
    isSecret: true,
  },
  WHATSAPP_PHONE_NUMBER_ID: {
    schema: matching(/^\d{5,20}$/, 'must be the id of the number, from WhatsApp → API Setup'),
    help: "Id of the shop's number at WhatsApp.",
    example: '106540352242922',
  },
  WHATSAPP_CODE_TEMPLATE: {
    schema: matching(
      /^[a-z0-9_]{1,512}$/,
      'must be the name of an authentication template, from WhatsApp Manager',
    ),
    help: "Name of an approved authentication template with a button that copies the code, in each of the shop's languages.",
    example: 'login_code',
  },
  WHATSAPP_CONFIRM_TEMPLATE: {
    schema: matching(/^[a-z0-9_]{1,512}$/, 'must be the name of a utility template, from WhatsApp Manager'),
    help: 'Name of an approved utility template that asks to confirm a cash order: first name, order number and total as {{1}} to {{3}}, and one quick-reply button; see COD_RULES.',
    example: 'confirm_order',
  },
  WHATSAPP_ORDER_TEMPLATES: {
    schema: newsTemplates,
    help: `Names of approved utility templates for news of orders (${LETTER_KINDS.join(', ')}), each with first name, order number, and total, carrier or appointment as {{1}} to {{3}}, and a button to https://your-shop/{{1}}${NEWS_HELP}.`,
    example: 'sent=order_sent,cancelled=order_cancelled',
  },
  WHATSAPP_APP_SECRET: {
    schema: matching(/^[0-9a-f]{32}$/, 'must be the app secret, from App settings → Basic'),
    help: "The Meta app's secret, with which its webhooks are signed; needed for WHATSAPP_CONFIRM_TEMPLATE.",
    example: '0123456789abcdef0123456789abcdef',
    isSecret: true,
  },
  WHATSAPP_VERIFY_TOKEN: {
    schema: matching(/^[\w-]{16,200}$/, 'must be at least 16 random letters and digits, the same as at Meta'),
    help: 'At least 16 random characters that are also entered at Meta, under WhatsApp → Configuration → Webhook, with the address /api/webhook/whatsapp.',
    example: 'at-least-16-random-characters',
    isSecret: true,
  },
  WHATSAPP_LANGUAGES: {
    schema: headers(LANGUAGES_HINT),
    help: "The templates' languages, where they are not called en and ar.",
    example: 'en=en_US,ar=ar_EG',
  },
  WHATSAPP_API_URL: {
    schema: v.pipe(secureUrl(API_HINT), v.transform(withoutEndSlashes)),
    help: 'Another version of the Graph API, v25.0 by default.',
    example: 'https://graph.facebook.com/v26.0',
    default: 'https://graph.facebook.com/v25.0',
  },
  // Not a URL yet: it may have placeholders in its query.
  SMS_URL: {
    schema: passing(
      (text) => URL.canParse(text) && isSecureOrLocal(text),
      'must be the https address of the gateway, such as https://sms.example/send',
    ),
    help: 'Address of an SMS gateway, for codes that WhatsApp does not deliver; {phone}, {text}, {language} and {id} are filled in, here and in SMS_BODY.',
    example: 'https://sms.example/send',
    isSecret: true,
  },
  SMS_BODY: {
    schema: v.string(),
    help: 'Body of the request: JSON, XML or a form by its first character, with values escaped accordingly; without it the request is a GET.',
    example: '{"to":"{phone}","message":"{text}"}',
    isSecret: true,
  },
  SMS_HEADERS: {
    schema: headers('must be headers as name=value, separated by commas, such as api-key=secret'),
    help: 'Headers of the request, percent-encoded.',
    example: 'api-key=secret',
    isSecret: true,
  },
  SMS_PHONE: {
    schema: v.picklist(['+20', '20', '0'], 'must be +20, 20 or 0: how the gateway begins a number'),
    help: 'How the gateway begins a number: +20 (default), 20 or 0.',
    example: '20',
    default: '+20',
  },
  SMS_LANGUAGES: {
    schema: headers(LANGUAGES_HINT),
    help: "The gateway's names of the languages, for {language}.",
    example: 'en=1,ar=2',
  },
  SMS_ORDERS: {
    schema: onOff,
    help: 'on: customers whom WhatsApp does not reach get a text message when their order is sent or cancelled, or a transfer has to arrive soon.',
    example: 'on',
    default: false,
  },
  SMS_BUDGET: {
    schema: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a number of messages in 24 hours, above 0'),
      v.transform(Number),
    ),
    help: `Most messages to mobile numbers in 24 hours, by WhatsApp and SMS together, that you pay for; ${MESSAGES_A_DAY} by default. A quarter is kept for customers who have proven their number by a code. When it is used up, the log, /api/health and the next daily mail say so, and shoppers are sent to their password or email.`,
    example: '300',
    default: MESSAGES_A_DAY,
  },
  SMS_ACCEPTED: {
    schema: v.pipe(
      v.string(),
      v.maxLength(PATTERN_MAX_CHARS, ACCEPTED_HINT),
      v.check(isPattern, ACCEPTED_HINT),
      v.transform((text) => new RegExp(text)),
    ),
    help: 'Regular expression that matches the response to an accepted message, because many gateways report errors with status 200.',
    example: '"code":"1901"',
  },
});
