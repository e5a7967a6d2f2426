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
