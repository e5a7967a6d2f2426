import * as v from 'valibot';
import { STOCK_NEWS } from '../../domain/catalogue/stockRequests/stockRequest.js';
import { LETTER_KINDS, type LetterKind } from '../../domain/order/notices.js';
import { MESSAGES_A_DAY } from '../../domain/core/limits.js';
import type { SettingHelp } from '../ports/cardProvider.js';
import { isSecureOrLocal, url } from './addresses.js';
import { ConfigurationError, refuseHalf } from './configurationError.js';
import { readHeaders } from './headers.js';
import { withoutEndSlashes } from '../../domain/core/paths.js';

/* Settings of the services that send messages to mobile numbers: WhatsApp and an SMS gateway. */

const API_HINT =
  'must be the address of the Graph API with its version, such as https://graph.facebook.com/v25.0';
const SMS_HINT = 'must be the https address of the gateway, such as https://sms.example/send';
const LANGUAGES_HINT = "must be the service's names of the shop's languages, such as en=en_US,ar=ar_EG";
const ACCEPTED_HINT = 'must be a regular expression that matches the response to an accepted message';
const PATTERN_MAX_CHARS = 200;

const languages = v.pipe(
  v.string(),
  v.check((text) => readHeaders(text) !== null, LANGUAGES_HINT),
  v.transform((text) => readHeaders(text) ?? {}),
);

const NEWS_KINDS = [...LETTER_KINDS, STOCK_NEWS];
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

/** Entries of the environment's schema. */
export const MESSAGE_ENTRIES = {
  WHATSAPP_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[!-~]+$/, 'must be an access token of a system user, from Meta Business Suite'),
    ),
  ),
  WHATSAPP_PHONE_NUMBER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be the id of the number, from WhatsApp → API Setup')),
  ),
  WHATSAPP_CODE_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9_]{1,512}$/, 'must be the name of an authentication template, from WhatsApp Manager'),
    ),
  ),
  WHATSAPP_CONFIRM_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a utility template, from WhatsApp Manager'),
    ),
  ),
  WHATSAPP_ORDER_TEMPLATES: v.optional(newsTemplates),
  WHATSAPP_APP_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be the app secret, from App settings → Basic')),
  ),
  WHATSAPP_VERIFY_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{16,200}$/, 'must be at least 16 random letters and digits, the same as at Meta'),
    ),
  ),
  WHATSAPP_LANGUAGES: v.optional(languages),
  WHATSAPP_API_URL: v.optional(
    v.pipe(
      url(['http:', 'https:'], API_HINT),
      v.check(isSecureOrLocal, API_HINT),
      v.transform(withoutEndSlashes),
    ),
  ),
  // Not a URL yet: it may have placeholders in its query.
  SMS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && isSecureOrLocal(text), SMS_HINT),
    ),
  ),
  SMS_BODY: v.optional(v.string()),
  SMS_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readHeaders(text) !== null,
        'must be headers as name=value, separated by commas, such as api-key=secret',
      ),
      v.transform((text) => readHeaders(text) ?? {}),
    ),
  ),
  SMS_PHONE: v.optional(
    v.picklist(['+20', '20', '0'], 'must be +20, 20 or 0: how the gateway begins a number'),
  ),
  SMS_LANGUAGES: v.optional(languages),
  SMS_ORDERS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  SMS_BUDGET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a number of messages in 24 hours, above 0'),
      v.transform(Number),
    ),
  ),
  SMS_ACCEPTED: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(PATTERN_MAX_CHARS, ACCEPTED_HINT),
      v.check(isPattern, ACCEPTED_HINT),
      v.transform((text) => new RegExp(text)),
    ),
  ),
};

type MessageSettings = v.InferOutput<v.ObjectSchema<typeof MESSAGE_ENTRIES, undefined>>;

export const MESSAGE_HELP: Record<keyof MessageSettings, SettingHelp> = {
  WHATSAPP_TOKEN: {
    help: 'Access token of a system user with the permission whatsapp_business_messaging: codes are then sent by WhatsApp.',
    example: 'EAAG…',
  },
  WHATSAPP_PHONE_NUMBER_ID: { help: "Id of the shop's number at WhatsApp.", example: '106540352242922' },
  WHATSAPP_CODE_TEMPLATE: {
    help: "Name of an approved authentication template with a button that copies the code, in each of the shop's languages.",
    example: 'login_code',
  },
  WHATSAPP_CONFIRM_TEMPLATE: {
    help: 'Name of an approved utility template that asks to confirm a cash order: first name, order number and total as {{1}} to {{3}}, and one quick-reply button; see COD_RULES.',
    example: 'confirm_order',
  },
  WHATSAPP_ORDER_TEMPLATES: {
    help: 'Names of approved utility templates for news of orders (placed, paid, confirmed, sent, delivered, cancelled, refunded, refunded_part, moved, given_up, visit_soon), each with first name, order number, and total, carrier or appointment as {{1}} to {{3}}, and a button to https://your-shop/{{1}}; back_in_stock, with product and price as {{1}} and {{2}}, lets shoppers ask by mobile number to be told of goods.',
    example: 'sent=order_sent,cancelled=order_cancelled',
  },
  WHATSAPP_APP_SECRET: {
    help: "The Meta app's secret, with which its webhooks are signed; needed for WHATSAPP_CONFIRM_TEMPLATE.",
    example: '0123456789abcdef0123456789abcdef',
  },
  WHATSAPP_VERIFY_TOKEN: {
    help: 'At least 16 random characters that are also entered at Meta, under WhatsApp → Configuration → Webhook, with the address /api/webhook/whatsapp.',
    example: 'at-least-16-random-characters',
  },
  WHATSAPP_LANGUAGES: {
    help: "The templates' languages, where they are not called en and ar.",
    example: 'en=en_US,ar=ar_EG',
  },
  WHATSAPP_API_URL: {
    help: 'Another version of the Graph API, v25.0 by default.',
    example: 'https://graph.facebook.com/v26.0',
  },
  SMS_URL: {
    help: 'Address of an SMS gateway, for codes that WhatsApp does not deliver; {phone}, {text}, {language} and {id} are filled in, here and in SMS_BODY.',
    example: 'https://sms.example/send',
  },
  SMS_BODY: {
    help: 'Body of the request: JSON, XML or a form by its first character, with values escaped accordingly; without it the request is a GET.',
    example: '{"to":"{phone}","message":"{text}"}',
  },
  SMS_HEADERS: { help: 'Headers of the request, percent-encoded.', example: 'api-key=secret' },
  SMS_PHONE: { help: 'How the gateway begins a number: +20 (default), 20 or 0.', example: '20' },
  SMS_LANGUAGES: { help: "The gateway's names of the languages, for {language}.", example: 'en=1,ar=2' },
  SMS_ORDERS: {
    help: 'on: customers whom WhatsApp does not reach get a text message when their order is sent or cancelled, or a transfer has to arrive soon.',
    example: 'on',
  },
  SMS_BUDGET: {
    help: `Most messages to mobile numbers in 24 hours, by WhatsApp and SMS together, that you pay for; ${MESSAGES_A_DAY} by default. A quarter is kept for customers who have proven their number by a code. When it is used up, the log, /api/health and the next daily mail say so, and shoppers are sent to their password or email.`,
    example: '300',
  },
  SMS_ACCEPTED: {
    help: 'Regular expression that matches the response to an accepted message, because many gateways report errors with status 200.',
    example: '"code":"1901"',
  },
};

const GRAPH_URL = 'https://graph.facebook.com/v25.0';

/** null: WhatsApp is not configured. Throws if only some of the settings are set. */
export function readWhatsApp(settings: MessageSettings) {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_CODE_TEMPLATE: template,
    WHATSAPP_CONFIRM_TEMPLATE: confirmTemplate = null,
    WHATSAPP_ORDER_TEMPLATES: newsTemplates = {},
    WHATSAPP_LANGUAGES: names = {},
    WHATSAPP_API_URL: address = GRAPH_URL,
  } = settings;
  if (token !== undefined && phoneNumberId !== undefined && template !== undefined) {
    return {
      url: address,
      token,
      phoneNumberId,
      template,
      confirmTemplate,
      newsTemplates,
      languages: names,
    };
  }
  refuseHalf(
    settings,
    ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_CODE_TEMPLATE'],
    'all three come from WhatsApp in the Meta developer console',
  );
  if (confirmTemplate !== null) {
    throw new ConfigurationError('WHATSAPP_TOKEN must be set if WHATSAPP_CONFIRM_TEMPLATE is');
  }
  if (settings.WHATSAPP_ORDER_TEMPLATES !== undefined) {
    throw new ConfigurationError('WHATSAPP_TOKEN must be set if WHATSAPP_ORDER_TEMPLATES is');
  }
  return null;
}

/** null: no webhook. Throws if only some of the settings are set, or a template has a button that nothing would hear. */
export function readWhatsAppWebhook(settings: MessageSettings) {
  const {
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_CONFIRM_TEMPLATE: confirmTemplate,
  } = settings;
  if (appSecret === undefined || verifyToken === undefined) {
    refuseHalf(
      settings,
      ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
      'Meta signs webhooks with the one and checks the address with the other',
      confirmTemplate !== undefined,
    );
    return null;
  }
  if (phoneNumberId === undefined) {
    throw new ConfigurationError(
      'WHATSAPP_PHONE_NUMBER_ID must be set too: webhooks of other numbers are ignored',
    );
  }
  return { appSecret, verifyToken, phoneNumberId };
}

/** Text messages cost more than the others, and these a customer must know in time. */
const SMS_ORDER_KINDS: readonly LetterKind[] = ['pay_soon', 'sent', 'cancelled'];

/** null: no SMS gateway is configured. Throws if only some of the settings are set. */
export function readSmsGateway(settings: MessageSettings) {
  const { SMS_URL: address, SMS_ACCEPTED: accepted, SMS_BODY: body = null } = settings;
  if (address === undefined || accepted === undefined) {
    refuseHalf(settings, ['SMS_URL', 'SMS_ACCEPTED'], 'see the documentation of your gateway');
    return null;
  }
  if (!`${address}${body ?? ''}`.includes('{phone}') || !`${address}${body ?? ''}`.includes('{text}')) {
    throw new ConfigurationError(
      'SMS_URL or SMS_BODY must contain {phone} and {text}: where they belong in the request',
    );
  }
  return {
    url: address,
    body,
    accepted,
    headers: settings.SMS_HEADERS ?? {},
    phone: settings.SMS_PHONE ?? ('+20' as const),
    languages: settings.SMS_LANGUAGES ?? {},
    tellsOf: settings.SMS_ORDERS === 'on' ? SMS_ORDER_KINDS : [],
  };
}
