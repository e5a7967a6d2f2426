import { describe, expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { checkMessages } from './messages.js';
import type { Probes } from './probes.js';

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const WHATSAPP = {
  WHATSAPP_TOKEN: 'EAAG-token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_CODE_TEMPLATE: 'login_code',
};
const SMS = { SMS_URL: 'https://sms.example/?to={phone}&text={text}', SMS_ACCEPTED: 'ok' };

/** The findings if WhatsApp responds with this status; null: it does not respond. */
async function findings(settings: Record<string, string>, status: number | null = 200): Promise<string[]> {
  const get: Probes['get'] = (url, headers) => {
    expect(url).toBe('https://graph.facebook.com/v25.0/106540352242922?fields=id');
    expect(headers).toEqual({ authorization: 'Bearer EAAG-token' });
    return status === null
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ status, body: '', date: null });
  };
  const found = await checkMessages(readEnv({ ...SECRET, ...settings }), { get } as Probes);
  expect(JSON.stringify(found)).not.toContain('EAAG');
  return found.map(({ kind, subject }) => `${kind} ${subject}`);
}

describe('messages to mobile numbers', () => {
  it('are noted as missing if neither service is set', async () => {
    expect(await findings({})).toEqual(['note WHATSAPP_TOKEN']);
  });

  it('may go through an SMS gateway alone', async () => {
    expect(await findings(SMS)).toEqual(['ok SMS_URL']);
  });

  it.each([
    [200, 'ok WHATSAPP_TOKEN'],
    [401, 'fix WHATSAPP_TOKEN'],
    [400, 'fix WHATSAPP_PHONE_NUMBER_ID'],
    [500, 'fix WHATSAPP_API_URL'],
    [null, 'fix WHATSAPP_API_URL'],
  ])('are judged by the response of WhatsApp: %s', async (status, finding) => {
    expect(await findings({ ...WHATSAPP, ...SMS }, status)).toEqual([finding, 'ok SMS_URL']);
  });
});

const CONFIRMING = {
  ...WHATSAPP,
  WHATSAPP_CONFIRM_TEMPLATE: 'confirm_order',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'a-token-of-the-tests',
  PUBLIC_URL: 'https://shop.example',
  COD_RULES: '{"confirm":true}',
  CRON_SECRET: 'only for the cron',
};

/** The findings about confirmations if the shop's webhook answers so; null: it does not respond. */
async function confirming(
  webhook: { status: number; body: string } | null,
  settings: Record<string, string> = {},
): Promise<string[]> {
  const get: Probes['get'] = (url) => {
    if (url.startsWith('https://graph.facebook.com/'))
      return Promise.resolve({ status: 200, body: '', date: null });
    expect(url).toContain(
      'https://shop.example/api/webhook/whatsapp?hub.mode=subscribe&hub.challenge=1158201444',
    );
    return webhook === null ? Promise.reject(new Error('down')) : Promise.resolve({ ...webhook, date: null });
  };
  const found = await checkMessages(readEnv({ ...SECRET, ...CONFIRMING, ...settings }), { get } as Probes);
  expect(JSON.stringify(found)).not.toContain('a-token-of-the-tests');
  return found.map(({ kind, subject }) => `${kind} ${subject}`).slice(1);
}

describe('confirmations of cash orders', () => {
  it.each([
    [{ status: 200, body: '1158201444' }, 'ok WHATSAPP_VERIFY_TOKEN'],
    [{ status: 200, body: '<html>' }, 'fix WHATSAPP_VERIFY_TOKEN'],
    [{ status: 401, body: '' }, 'fix WHATSAPP_VERIFY_TOKEN'],
    [null, 'note WHATSAPP_VERIFY_TOKEN'],
  ])('ask the shop for the challenge of its webhook: %j', async (webhook, finding) => {
    expect(await confirming(webhook)).toEqual([finding]);
  });

  it('need the scheduled job', async () => {
    const findings = await confirming({ status: 200, body: '1158201444' }, { CRON_SECRET: '' });
    expect(findings).toEqual(['ok WHATSAPP_VERIFY_TOKEN', 'fix CRON_SECRET']);
  });
});
