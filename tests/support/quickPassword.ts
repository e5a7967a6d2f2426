import { randomBytes, scryptSync } from 'node:crypto';

const COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;

/** A password hash of the embedded shop at the lowest cost, to keep tests fast. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
