import { useRef, useState } from 'react';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { PATHS } from '../../domain/core/paths.js';
import { readCookie } from '../core/cookies.js';
import { useGo } from '../page/navigation.js';
import { type CartChoice, useCart } from './useCart.js';
import { useCartToasts } from './useCartToasts.js';
import { type Identity, useIdentity } from '../account/useIdentity.js';
import { wantedProduct } from '../catalogue/wantedProduct.js';

/**
 * Adds to the cart the way every button of the shop does: whoever is not logged in goes to the login page and
 * gets the product added afterwards; success and failure are told by toasts, and so is a second press meanwhile.
 */
export function useAddToCart(): { add: (choice: CartChoice) => Promise<void>; isAdding: boolean } {
  const identity = useIdentity();
  const cart = useCart();
  const go = useGo();
  const toasts = useCartToasts();
  const [isAdding, setIsAdding] = useState(false);
  const underWay = useRef<'no' | 'yes' | 'told'>('no');

  async function add(choice: CartChoice): Promise<void> {
    if (underWay.current !== 'no') {
      // Once is enough, however often the button is pressed.
      if (underWay.current === 'yes') toasts.tellWait();
      underWay.current = 'told';
      return;
    }
    if (isStranger(identity.state)) {
      wantedProduct.write({ ...choice, returnTo: `${location.pathname}${location.search}` });
      await go(PATHS.login);
      return;
    }
    underWay.current = 'yes';
    setIsAdding(true);
    try {
      const added = await cart.add(choice);
      if (added === 'wait') toasts.tellWait();
      else toasts.tellAdded(added, choice.quantity);
    } catch (error) {
      toasts.tellFailure(error);
    } finally {
      underWay.current = 'no';
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
