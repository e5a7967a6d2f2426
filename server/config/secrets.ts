import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration does not reveal how much of the secret was right. */
export function equalSecrets(expected: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(given));
}
