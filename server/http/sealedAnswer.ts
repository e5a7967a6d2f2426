import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Compresses and encrypts a response for storage; it cannot be read without the idempotency key. */
export function sealAnswer(body: string, key: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(key), nonce);
  const text = Buffer.concat([cipher.update(deflateRawSync(body)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts a stored response. Throws if the key is wrong. */
export function openAnswer(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, secretOf(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return inflateRawSync(Buffer.concat([decipher.update(text), decipher.final()])).toString();
}

function secretOf(key: string): Buffer {
  return createHash('sha256').update(`answer to ${key}`).digest();
}
