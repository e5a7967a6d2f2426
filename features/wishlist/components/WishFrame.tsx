import { useIdentity } from '../../../client/account/useIdentity.js';
import { useLazy } from '../../../components/ui/hooks/useLazy.js';

const loadKeeper = () => import('./WishKeeper.js');

/** For a customer what keeps the wishlist with the account. */
export function WishFrame() {
  const keeper = useLazy(useIdentity().state === 'customer', loadKeeper);
  return keeper === null ? null : <keeper.WishKeeper />;
}
