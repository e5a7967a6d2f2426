import { useSWRConfig } from 'swr';
import { PATHS, safeReturnPath, splitLocale } from '../../domain/core/paths.js';
import { useGo } from '../page/navigation.js';
import { isCartKey } from '../cart/cartKey.js';
import { placeInCart } from '../cart/useCart.js';
import { useCartToasts } from '../cart/useCartToasts.js';
import { takeWanted, type WantedProduct } from '../catalogue/wantedProduct.js';

/**
 * What follows a login or a registration: the product that was wanted is added, once, and the shopper is where
 * they were; where nothing was wanted they go to `?next=` or are welcomed.
 */
export function useFinishLogin(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const toasts = useCartToasts();
  const go = useGo();

  /** Asks the API itself, for what hooks know of the cart and the customer is as old as the last render. */
  async function addWanted(wanted: WantedProduct): Promise<void> {
    try {
      toasts.tellAdded(await placeInCart(wanted), wanted.quantity);
    } catch (error) {
      toasts.tellFailure(error);
    }
    await mutate(isCartKey);
  }

  return async () => {
    const wanted = takeWanted();
    if (wanted !== null) await addWanted(wanted);
    const next = new URLSearchParams(window.location.search).get('next');
    const target = safeReturnPath(wanted?.returnTo ?? next);
    await go(target === null ? PATHS.loginSuccess : splitLocale(target).path);
  };
}
