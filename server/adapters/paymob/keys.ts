import type { PaymentsPort } from '../../ports/payments.js';

/** `egy_sk_test_…`: country, kind and mode of a key. */
const KEY = /^([a-z]{3})_(pk|sk)_(test|live)_\w+$/;

/** Country and mode of a public (`pk`) or secret (`sk`) key; null if it is none. */
export function parseKey(
  key: string,
  kind: 'pk' | 'sk',
): { country: string; mode: PaymentsPort['mode'] } | null {
  const [, country = '', found, mode] = KEY.exec(key) ?? [];
  return found === kind ? { country, mode: mode === 'test' ? 'test' : 'live' } : null;
}

/** Live unless the secret key is a test key. */
export function modeOfKey(secretKey: string): PaymentsPort['mode'] {
  return parseKey(secretKey, 'sk')?.mode ?? 'live';
}
