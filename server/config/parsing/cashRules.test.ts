import { describe, expect, it } from 'vitest';
import { readEnv } from '../env.js';

const read = (COD_RULES: string) =>
  readEnv({ SESSION_SECRET: 'a secret of the tests that is long enough', COD_RULES }).codRules;

describe('COD_RULES', () => {
  it('allows every order without it', () => {
    expect(read('')).toBeNull();
  });

  it('reads amounts in EGP as piastres', () => {
    expect(read('{"max":10000,"first_order_max":4000,"not_in":["EGMT"],"refusals_max":1}')).toEqual({
      ...{
        max: 1_000_000,
        firstOrderMax: 400_000,
        notIn: ['EGMT'],
        refusalsMax: 1,
        deposit: null,
        confirmation: null,
      },
    });
    expect(read('{"max":0}')).toEqual({
      ...{ max: 0, firstOrderMax: null, notIn: [], refusalsMax: null, deposit: null, confirmation: null },
    });
  });

  it('asks for confirmation only with "confirm", after a day and two unless it says otherwise', () => {
    expect(read('{"remind_hours":2}')?.confirmation).toBeNull();
    expect(read('{"confirm":true}')?.confirmation).toEqual({ remindHours: 24, cancelHours: 48 });
    expect(read('{"confirm":true,"remind_hours":168,"cancel_hours":336}')?.confirmation).toEqual({
      ...{ remindHours: 168, cancelHours: 336 },
    });
  });

  it('refuses to ask for confirmation if no message reaches a number', () => {
    const settings = { COD_RULES: '{"confirm":true}', SMTP_URL: 'smtp://localhost' };
    const sms = { SMS_URL: 'https://sms.example/?to={phone}&text={text}', SMS_ACCEPTED: 'ok' };
    const SESSION_SECRET = 'a secret of the tests that is long enough';
    expect(() => readEnv({ SESSION_SECRET, ...settings })).toThrow(/^COD_RULES must not have "confirm"/);
    expect(readEnv({ SESSION_SECRET, ...settings, ...sms }).confirmsBy).toEqual({
      whatsApp: false,
      code: true,
    });
  });

  it('asks for a deposit only with both its amount and its percentage', () => {
    expect(read('{"deposit_above":5000,"deposit_percent":25}')?.deposit).toEqual({
      ...{ above: 500_000, percent: 25 },
    });
    expect(read('{"deposit_above":0,"deposit_percent":99}')?.deposit).toEqual({ above: 0, percent: 99 });
  });

  it('refuses to ask for a deposit that nobody can pay, and lets a preview start without live keys', () => {
    const rules = { COD_RULES: '{"deposit_above":5000,"deposit_percent":25}' };
    const SESSION_SECRET = 'a secret of the tests that is long enough';
    const store = {
      STORE_URL: 'https://store.example',
      STORE_CONSUMER_KEY: 'ck_1',
      STORE_CONSUMER_SECRET: 'cs_1',
    };
    const keys = {
      GEIDEA_URL: 'https://api.merchant.geidea.net',
      GEIDEA_PUBLIC_KEY: 'public',
      GEIDEA_API_PASSWORD: 'secret',
      GEIDEA_MODE: 'live',
    };
    const deposit = /^COD_RULES must not have "deposit_above" without the keys of a card provider/;
    expect(() => readEnv({ SESSION_SECRET, ...rules, TEST_CARD_PAGE: 'off' })).toThrow(deposit);
    expect(() => readEnv({ SESSION_SECRET, ...rules, ...store })).toThrow(deposit);
    expect(readEnv({ SESSION_SECRET, ...rules, ...store, ...keys }).codRules?.deposit).not.toBeNull();
    expect(
      readEnv({ SESSION_SECRET, ...rules, ...store, ...keys, VERCEL_ENV: 'preview' }).cardProviders,
    ).toEqual([]);
  });

  it.each([
    '{"deposit_above":5000}',
    '{"deposit_percent":25}',
    '{"deposit_above":5000,"deposit_percent":0}',
    '{"deposit_above":5000,"deposit_percent":100}',
    '{"deposit_above":5000,"deposit_percent":12.5}',
    '{"deposit_above":-1,"deposit_percent":25}',
    '{"confirm":1}',
    '{"remind_hours":0}',
    '{"remind_hours":169}',
    '{"cancel_hours":337}',
    '{"remind_hours":24,"cancel_hours":24}',
  ])('rejects %s', (text) => {
    expect(() => read(text)).toThrow(/^COD_RULES must be JSON such as/);
  });

  it.each(['{', '[]', '{"max":"10"}', '{"max":-1}', '{"max":0.5}', '{"not_in":["Cairo"]}', '{"maximum":1}'])(
    'rejects %s',
    (text) => {
      expect(() => read(text)).toThrow(/^COD_RULES must be JSON such as/);
    },
  );
});
