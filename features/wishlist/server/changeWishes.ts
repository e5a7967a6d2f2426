import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import type { Backend } from '../../../server/ports/backend.js';
import type { InferOutput } from 'valibot';
import type { WishChange } from '../domain/wishes.js';

/**
 * Changes the caller's wishlist, and returns it. Unknown products do no harm: a list shows those that the shop sells.
 * Throws `login_required`.
 */
export async function changeWishes(
  backend: Backend,
  caller: Caller,
  change: InferOutput<typeof WishChange>,
): Promise<{ ids: number[] }> {
  return { ids: await backend.features.wishlist.change(requireCustomer(caller), change) };
}
