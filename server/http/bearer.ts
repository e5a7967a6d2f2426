import { ShopError } from '../../domain/core/errors.js';
import { equalSecrets } from '../config/secrets.js';

/** Lets through who knows the secret. Without one the address is not there at all (`not_found`). */
export function requireBearer(request: Request, secret: string | null): void {
  if (secret === null) throw new ShopError('not_found');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (given === undefined || !equalSecrets(secret, given)) throw new ShopError('unauthorized');
}
