import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from '../../ports/shared/limitConcurrency.js';

/** One of the equivalent cost settings of OWASP's password storage cheat sheet; this one needs 16 MB. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$16384$8$5$<salt>$<key>`: the cost parameters are stored in the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password matches the hash. Throws for an unknown hash format. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) {
    throw new Error('Password hash in an unknown form');
  }
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), expected);
}

/** A hash that no password matches: checking it takes as long as checking a real one. */
export const NOBODYS_HASH = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(SALT_BYTES).toString('base64url'),
  Buffer.alloc(KEY_BYTES).toString('base64url'),
].join('$');

/** A hash occupies a core for a quarter of a second, so one at a time leaves CPU for everything else. */
const limited = limitConcurrency({ atOnce: 1, waiting: 50 });

/** NFKC unifies the two encodings of accented letters. Throws `busy` if too many logins are queued. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return limited(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => {
          if (error === null) resolve(key);
          else reject(error);
        });
      }),
  );
}
