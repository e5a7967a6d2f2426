import { ShopError } from '../../../domain/core/errors.js';
import { equalSecrets } from '../../config/secrets.js';

/** Requires the bearer token. Without a configured secret the route does not exist (`not_found`). */
export function requireBearer(request: Request, secret: string | null): void {
  if (secret === null) throw new ShopError('not_found');
  const given = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (given === undefined || !equalSecrets(secret, given)) throw new ShopError('unauthorized');
}
