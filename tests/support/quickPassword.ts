import { randomBytes, scryptSync } from 'node:crypto';

/** The lowest cost. */
export const QUICK_COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;

/** A password hash of the embedded shop at the lowest cost, to keep tests fast. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, KEY_BYTES, QUICK_COST);
  return [
    'scrypt',
    QUICK_COST.N,
    QUICK_COST.r,
    QUICK_COST.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}
