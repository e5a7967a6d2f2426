import { useIdentity } from '../../../client/account/useIdentity.js';
import { useCompared } from '../../../client/catalogue/compared.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

const loadBar = () => import('../comparison/CompareBar.js');
const loadKeeper = () => import('./WishKeeper.js');

/** The bar of compared products, and for a customer what keeps the wishlist with the account; both on demand. */
export function ChosenProducts() {
  const bar = useLazy(useCompared().length > 0, loadBar);
  const keeper = useLazy(useIdentity().state === 'customer', loadKeeper);
  return (
    <>
      {bar !== null && <bar.CompareBar />}
      {keeper !== null && <keeper.WishKeeper />}
    </>
  );
}
