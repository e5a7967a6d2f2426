import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import type { Backend } from '../../ports/backend.js';
import type { WishChange } from '../../ports/records/wishes.js';

/**
 * Changes the caller's wishlist, and returns it. Unknown products do no harm: a list shows those that the shop sells.
 * Throws `login_required`.
 */
export async function changeWishes(
  backend: Backend,
  caller: Caller,
  change: WishChange,
): Promise<{ ids: number[] }> {
  return { ids: await backend.wishes.change(requireCustomer(caller), change) };
}
