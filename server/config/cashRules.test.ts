import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const read = (COD_RULES: string) =>
  readEnv({ SESSION_SECRET: 'a secret of the tests that is long enough', COD_RULES }).cashRules;

describe('COD_RULES', () => {
  it('allows every order without it', () => {
    expect(read('')).toBeNull();
  });

  it('reads amounts in EGP as piastres', () => {
    expect(read('{"max":10000,"first_order_max":4000,"not_in":["EGMT"],"refusals_max":1}')).toEqual({
      ...{ max: 1_000_000, firstOrderMax: 400_000, notIn: ['EGMT'], refusalsMax: 1 },
    });
    expect(read('{"max":0}')).toEqual({ max: 0, firstOrderMax: null, notIn: [], refusalsMax: null });
  });

  it.each(['{', '[]', '{"max":"10"}', '{"max":-1}', '{"max":0.5}', '{"not_in":["Cairo"]}', '{"maximum":1}'])(
    'rejects %s',
    (text) => {
      expect(() => read(text)).toThrow(/^COD_RULES must be JSON such as/);
    },
  );
});
