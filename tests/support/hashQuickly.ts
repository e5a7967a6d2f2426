import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll } from 'vitest';
import { QUICK_COST } from './quickPassword.js';

const { scrypt } = crypto;

type Done = (error: Error | null, key: Buffer) => void;

function quickScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  _: ScryptOptions,
  done: Done,
): void {
  scrypt(password, salt, bytes, QUICK_COST, done);
}

/**
 * Hashes passwords at the lowest cost in a test file whose promises are not about that cost: each hash otherwise occupies
 * a core for a quarter of a second, and most tests create a customer.
 */
export function hashQuickly(): void {
  replaceScrypt(quickScrypt);
  afterAll(() => replaceScrypt(scrypt));
}

function replaceScrypt(by: typeof quickScrypt | typeof scrypt): void {
  Object.assign(crypto, { scrypt: by });
  syncBuiltinESMExports();
}
