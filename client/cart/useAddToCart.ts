import { useRef, useState } from 'react';
import { IDENTITY_COOKIES } from '../../domain/account/identity.js';
import { PATHS } from '../../domain/core/paths.js';
import { readCookie } from '../storage/cookies.js';
import { useGo } from '../page/navigation.js';
import { useCartAddition } from './useCart.js';
import type { CartChoice } from './cartChoice.js';
import { useCartToasts } from './useCartToasts.js';
import { type Identity, useReadIdentity } from '../account/useIdentity.js';
import { addIntendedGoods } from './loginIntent.js';

/**
 * Adds to the cart from any button of the shop. Guests go to the login page, and the goods are added afterwards.
 * Success, failure and a repeated click are reported by toasts.
 */
export function useAddToCart(): { add: (choice: CartChoice) => Promise<void>; isAdding: boolean } {
  const readIdentity = useReadIdentity();
  const addToCart = useCartAddition();
  const go = useGo();
  const toasts = useCartToasts();
  const [isAdding, setIsAdding] = useState(false);
  const underWay = useRef<'no' | 'yes' | 'told'>('no');

  async function add(choice: CartChoice): Promise<void> {
    if (underWay.current !== 'no') {
      // Ignore further clicks while a call is running.
      if (underWay.current === 'yes') toasts.notifyWait();
      underWay.current = 'told';
      return;
    }
    if (isStranger(readIdentity().state)) {
      const returnTo = `${location.pathname}${location.search}`;
      addIntendedGoods(choice, { returnTo, scrollY: window.scrollY });
      await go(PATHS.login);
      return;
    }
    underWay.current = 'yes';
    setIsAdding(true);
    try {
      const added = await addToCart(choice);
      if (added === 'wait') toasts.notifyWait();
      else toasts.notifyAdded(added, choice.quantity);
    } catch (error) {
      toasts.notifyFailure(error, choice);
    } finally {
      underWay.current = 'no';
      setIsAdding(false);
    }
  }

  return { add, isAdding };
}

/** Until the identity has loaded, the cookie decides; an outage does not turn a customer into a guest. */
function isStranger(state: Identity['state']): boolean {
  if (state === 'unknown') return readCookie(IDENTITY_COOKIES.customer.id) === null;
  return state === 'guest' || state === 'none';
}
