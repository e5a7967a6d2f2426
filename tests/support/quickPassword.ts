import { randomBytes, scryptSync } from 'node:crypto';

const COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 32;

/** A password in the form in which the embedded shop keeps passwords, at the lowest cost: tests need not wait for it. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
