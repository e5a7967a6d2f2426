import { useState } from 'react';
import { IDENTITY_COOKIES } from '../domain/identity.js';
import { PATHS } from '../domain/paths.js';
import { readCookie } from './cookies.js';
import { useGo } from './navigation.js';
import { type CartChoice, useCart } from './useCart.js';
import { useCartToasts } from './useCartToasts.js';
import { type Identity, useIdentity } from './useIdentity.js';
import { keepWanted } from './wantedProduct.js';

/**
 * Adds to the cart the way every button of the shop does: whoever is not logged in goes to the login page and
 * gets the product added afterwards; success and failure are told by toasts.
 */
export function useAddToCart(): { add: (choice: CartChoice) => Promise<boolean>; isAdding: boolean } {
  const identity = useIdentity();
  const cart = useCart();
  const go = useGo();
  const toasts = useCartToasts();
  const [isAdding, setIsAdding] = useState(false);

  async function add(choice: CartChoice): Promise<boolean> {
    if (isStranger(identity.state)) {
      keepWanted({ ...choice, returnTo: `${location.pathname}${location.search}` });
      await go(PATHS.login);
      return false;
    }
    setIsAdding(true);
    try {
      const outcome = await cart.add(choice);
      if (outcome === 'wait') toasts.tellWait();
      else toasts.tellAdded();
      return outcome === 'added';
    } catch (error) {
      toasts.tellFailure(error);
      return false;
    } finally {
      setIsAdding(false);
    }
  }

  return { add, isAdding };
}

/** While the page does not know yet, the cookie tells; an outage makes nobody a stranger. */
function isStranger(state: Identity['state']): boolean {
  if (state === 'unknown') return readCookie(IDENTITY_COOKIES.customer.id) === null;
  return state === 'guest' || state === 'none';
}
