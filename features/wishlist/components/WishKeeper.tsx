import { useEffect } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useOnline } from '../../../client/cart/useOnline.js';
import { syncWishes, useWishes } from '../client/wishes.js';

/** Changes come one by one. */
const SEND_AFTER_MS = 800;

/**
 * Carries the wishlist into the customer's account at login, every change after it, and the account's list into this
 * browser; shows nothing.
 */
export function WishKeeper(): null {
  const identity = useIdentity();
  const id = identity.state === 'customer' ? identity.id : null;
  const list = useWishes().join();
  const isOnline = useOnline();
  useEffect(() => {
    if (id === null || !isOnline) return undefined;
    const timer = setTimeout(() => {
      syncWishes(id).catch((error: unknown) =>
        console.warn('The wishlist could not be compared with the account.', error),
      );
    }, SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, list, isOnline]);
  return null;
}
