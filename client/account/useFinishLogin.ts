import { useSWRConfig } from 'swr';
import { PATHS, safeReturnPath, splitLocale } from '../../domain/core/paths.js';
import { useGo } from '../page/navigation.js';
import { isCartKey } from '../cart/cartKey.js';
import { placeInCart } from '../cart/cartCalls.js';
import { useCartToasts } from '../cart/useCartToasts.js';
import { takeWanted, type WantedProduct } from '../catalogue/wantedProduct.js';

/**
 * Runs after login or registration: adds the product that was waiting, once, and returns to where it was chosen;
 * otherwise goes to `?next=` or to the welcome page.
 */
export function useFinishLogin(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const toasts = useCartToasts();
  const go = useGo();

  /** Calls the API directly, because the hooks' cart and customer are those of the last render. */
  async function addWanted(wanted: WantedProduct): Promise<void> {
    try {
      toasts.notifyAdded(await placeInCart(wanted), wanted.quantity);
    } catch (error) {
      toasts.notifyFailure(error, wanted);
    }
    await mutate(isCartKey);
  }

  return async () => {
    const wanted = takeWanted();
    if (wanted !== null) await addWanted(wanted);
    const next = new URLSearchParams(window.location.search).get('next');
    const target = safeReturnPath(wanted?.returnTo ?? next);
    await go(target === null ? PATHS.loginSuccess : splitLocale(target).path, 'push', wanted?.scrollY);
  };
}
