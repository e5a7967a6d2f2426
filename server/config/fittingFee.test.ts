import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };

describe('FITTING_FEE', () => {
  const feeOf = (settings: Record<string, string>) => readEnv({ ...SECRET, ...settings }).fittingFee;
  const STORE = {
    STORE_URL: 'https://store.example',
    STORE_CONSUMER_KEY: 'ck_a',
    STORE_CONSUMER_SECRET: 'cs_a',
  };

  it('is none by default where the texts of the embedded shop say that fitting is included', () => {
    expect(feeOf({})).toBe(0);
    expect(feeOf({ FITTING_FEE: '50' })).toBe(50_00);
  });

  it('is unknown by default where the texts are the operator’s own', () => {
    expect(feeOf(STORE)).toBeNull();
    expect(feeOf({ CONTENT_URL: 'https://blog.example' })).toBeNull();
    expect(feeOf({ ...STORE, FITTING_FEE: '0' })).toBe(0);
  });
});
