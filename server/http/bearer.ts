import { createHash, timingSafeEqual } from 'node:crypto';
import { ShopError } from '../../domain/errors.js';

/** Lets through who knows the secret. Without one the address is not there at all (`not_found`). */
export function requireBearer(request: Request, secret: string | null): void {
  if (secret === null) throw new ShopError('not_found');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (given === undefined || !isEqual(given, secret)) throw new ShopError('unauthorized');
}

function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
