import { useIdentity } from '../../client/account/useIdentity.js';
import { PLACES } from '../../features/places.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadKeeper = () => import('../catalogue/wishlist/WishKeeper.js');

/** What the features keep beside every page, and for a customer what keeps the wishlist with the account. */
export function ChosenProducts() {
  const keeper = useLazy(useIdentity().state === 'customer', loadKeeper);
  return (
    <>
      {PLACES.map(({ key, Frame }) => (
        <Frame key={key} />
      ))}
      {keeper !== null && <keeper.WishKeeper />}
    </>
  );
}
