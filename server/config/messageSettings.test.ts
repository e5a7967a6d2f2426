import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './parsing/configurationError.js';
import { readEnv } from './env.js';

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const WHATSAPP = {
  WHATSAPP_TOKEN: 'EAAG-token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_CODE_TEMPLATE: 'login_code',
};
const SMS = {
  SMS_URL: 'https://sms.example/send',
  SMS_BODY: '{"to":"{phone}","message":"{text}"}',
  SMS_ACCEPTED: '"code":"1901"',
};

const read = (settings: Record<string, string>) => readEnv({ ...SECRET, ...settings });

function complaintOf(settings: Record<string, string>): string {
  try {
    read(settings);
    return '';
  } catch (error) {
    return error instanceof ConfigurationError ? error.message : String(error);
  }
}

describe('WhatsApp', () => {
  it('is off without settings, and on with token, number and template', () => {
    expect(read({}).whatsApp).toBeNull();
    expect(read({ ...WHATSAPP, WHATSAPP_LANGUAGES: 'en=en_US,ar=ar_EG' }).whatsApp).toEqual({
      ...{ url: 'https://graph.facebook.com/v25.0', token: 'EAAG-token', phoneNumberId: '106540352242922' },
      ...{ template: 'login_code', confirmTemplate: null, languages: { en: 'en_US', ar: 'ar_EG' } },
      newsTemplates: {},
    });
  });

  it.each(Object.keys(WHATSAPP))('rejects settings of WhatsApp without %s', (missing) => {
    expect(complaintOf({ ...WHATSAPP, [missing]: '' })).toContain(`${missing} must be set too`);
  });

  it.each([
    ['WHATSAPP_PHONE_NUMBER_ID', '+20 100'],
    ['WHATSAPP_CODE_TEMPLATE', 'Login Code'],
    ['WHATSAPP_LANGUAGES', 'en_US'],
    ['WHATSAPP_API_URL', 'http://graph.example'],
  ])('rejects a wrong %s: %s', (name, value) => {
    expect(complaintOf({ ...WHATSAPP, [name]: value })).toMatch(new RegExp(`^${name} must be`));
  });
});

const WEBHOOK = {
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'a-token-of-the-tests',
};

describe("WhatsApp's webhook", () => {
  it('is off without settings, and on with app secret and verify token', () => {
    expect(read(WHATSAPP).whatsAppWebhook).toBeNull();
    expect(read({ ...WHATSAPP, ...WEBHOOK }).whatsAppWebhook).toEqual({
      ...{ appSecret: WEBHOOK.WHATSAPP_APP_SECRET, verifyToken: WEBHOOK.WHATSAPP_VERIFY_TOKEN },
      phoneNumberId: '106540352242922',
    });
  });

  it.each(Object.keys(WEBHOOK))('rejects its settings without %s', (missing) => {
    expect(complaintOf({ ...WHATSAPP, ...WEBHOOK, [missing]: '' })).toContain(`${missing} must be set too`);
  });

  it('is needed for a template with a button', () => {
    const template = { WHATSAPP_CONFIRM_TEMPLATE: 'confirm_order' };
    expect(complaintOf({ ...WHATSAPP, ...template })).toContain('WHATSAPP_APP_SECRET');
    expect(complaintOf({ ...WEBHOOK, ...template })).toContain('WHATSAPP_TOKEN must be set');
    expect(complaintOf(WEBHOOK)).toContain('WHATSAPP_PHONE_NUMBER_ID must be set too');
    const complete = read({ ...WHATSAPP, ...WEBHOOK, ...template });
    expect(complete.whatsApp?.confirmTemplate).toBe('confirm_order');
    expect(complete.confirmsBy).toEqual({ whatsApp: true, code: false });
  });
});

describe('news of orders', () => {
  it('has a template of WhatsApp for each kind', () => {
    const templates = { WHATSAPP_ORDER_TEMPLATES: 'sent=order_sent, cancelled=order_cancelled' };
    expect(read({ ...WHATSAPP, ...templates }).whatsApp?.newsTemplates).toEqual({
      ...{ sent: 'order_sent', cancelled: 'order_cancelled' },
    });
    expect(complaintOf(templates)).toContain('WHATSAPP_TOKEN must be set');
  });

  it.each(['order_sent', 'shipped=order_sent', 'sent=Order Sent', 'sent='])(
    'rejects the templates %s',
    (names) => {
      const complaint = complaintOf({ ...WHATSAPP, WHATSAPP_ORDER_TEMPLATES: names });
      expect(complaint).toMatch(/^WHATSAPP_ORDER_TEMPLATES must be/);
    },
  );
});

describe('an SMS gateway', () => {
  it('is off without settings, and on with an address and the sign of success', () => {
    expect(read({}).smsGateway).toBeNull();
    expect(read({ ...SMS, SMS_PHONE: '20', SMS_LANGUAGES: 'en=1,ar=2' }).smsGateway).toEqual({
      ...{ url: SMS.SMS_URL, body: SMS.SMS_BODY, accepted: /"code":"1901"/, headers: {} },
      ...{ phone: '20', languages: { en: '1', ar: '2' }, tellsOf: [] },
    });
    expect(read({ ...SMS, SMS_ORDERS: 'on' }).smsGateway?.tellsOf).toEqual(['pay_soon', 'sent', 'cancelled']);
  });

  it.each([
    ['SMS_URL', ''],
    ['SMS_ACCEPTED', ''],
    ['SMS_URL', 'http://sms.example/send'],
    ['SMS_ACCEPTED', '('],
    ['SMS_PHONE', '0020'],
    ['SMS_HEADERS', 'key'],
  ])('rejects a wrong or missing %s: %s', (name, value) => {
    expect(complaintOf({ ...SMS, [name]: value })).toMatch(new RegExp(`^${name} must be`));
  });

  it('rejects a request that holds neither number nor text', () => {
    expect(complaintOf({ ...SMS, SMS_BODY: '{"to":"{phone}"}' })).toContain('{phone} and {text}');
  });
});
