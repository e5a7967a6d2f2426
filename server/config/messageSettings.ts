import type { LetterKind } from '../../domain/order/notices.js';
import { ConfigurationError, refuseHalf } from './parsing/configurationError.js';
import { MESSAGE_SETTINGS } from './settings/messages.js';
import type { Settings } from './settings/table.js';

/* The services that send messages to mobile numbers: WhatsApp and an SMS gateway. */

/** null: WhatsApp is not configured. Throws if only some of the settings are set. */
export function readWhatsApp(settings: Settings) {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_CODE_TEMPLATE: template,
    WHATSAPP_CONFIRM_TEMPLATE: confirmTemplate = null,
    WHATSAPP_ORDER_TEMPLATES: newsTemplates = {},
    WHATSAPP_LANGUAGES: names = {},
    WHATSAPP_API_URL: address = MESSAGE_SETTINGS.WHATSAPP_API_URL.default,
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
export function readWhatsAppWebhook(settings: Settings) {
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
export function readSmsGateway(settings: Settings) {
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
    phone: settings.SMS_PHONE ?? MESSAGE_SETTINGS.SMS_PHONE.default,
    languages: settings.SMS_LANGUAGES ?? {},
    tellsOf: settings.SMS_ORDERS === true ? SMS_ORDER_KINDS : [],
  };
}
