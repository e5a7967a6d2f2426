import { useState } from 'react';
import { ShopError } from '../domain/errors.js';
import { PATHS } from '../domain/paths.js';
import { useNavigation, useGo } from './navigation.js';
import { notify, notifyCart } from './notify.js';
import { type CartChoice, useCart } from './useCart.js';
import { useIdentity } from './useIdentity.js';
import { keepWanted } from './wantedProduct.js';
import { useWords } from './words.js';

/**
 * Adds to the cart the way every button of the shop does: whoever is not logged in goes to the login page and
 * gets the product added afterwards; success and failure are told by toasts.
 */
export function useAddToCart(): { add: (choice: CartChoice) => Promise<boolean>; isAdding: boolean } {
  const identity = useIdentity();
  const cart = useCart();
  const go = useGo();
  const { url } = useNavigation();
  const t = useWords();
  const [isAdding, setIsAdding] = useState(false);

  async function add(choice: CartChoice): Promise<boolean> {
    if (identity.state !== 'customer') {
      keepWanted({ ...choice, returnTo: url });
      await go(PATHS.login);
      return false;
    }
    setIsAdding(true);
    try {
      const outcome = await cart.add(choice);
      if (outcome === 'wait') notifyCart({ kind: 'info', text: t('cart.wait') });
      else notifyCart({ kind: 'success', text: t('cart.added') });
      return outcome === 'added';
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      setIsAdding(false);
    }
  }

  function tellFailure(error: unknown): void {
    const isShort = error instanceof ShopError && error.code === 'insufficient_stock';
    const reason = isShort
      ? t('error.insufficient_stock', { available: error.details.available ?? 0 })
      : t('failed_add_cart');
    notifyCart({ kind: 'error', text: t('cart.add_failed') });
    notify({ kind: 'error', title: t('error_title'), text: reason, durationMs: 3000 });
  }

  return { add, isAdding };
}
