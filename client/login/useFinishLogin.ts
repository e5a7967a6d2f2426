import { useSWRConfig } from 'swr';
import { PATHS, safeReturnPath, splitLocale } from '../../domain/core/paths.js';
import { useGo } from '../page/navigation.js';
import { isCartKey } from '../core/cartKey.js';
import { placeInCart } from '../cart/cartCalls.js';
import { useCartToasts } from '../cart/useCartToasts.js';
import type { CartChoice } from '../cart/cartChoice.js';
import { takeLoginIntent } from '../cart/loginIntent.js';

/**
 * Runs after login or registration: adds the goods that were waiting, once, and returns to where they were chosen;
 * otherwise goes to `?next=` or to the welcome page.
 */
export function useFinishLogin(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  const toasts = useCartToasts();
  const go = useGo();

  /** Calls the API directly, because the hooks' cart and customer are those of the last render. Returns what to tell. */
  async function addIntended(choice: CartChoice): Promise<() => void> {
    try {
      const line = await placeInCart(choice);
      return () => toasts.notifyAdded(line, choice.quantity);
    } catch (error) {
      return () => toasts.notifyFailure(error, choice);
    }
  }

  return async () => {
    const wanted = takeLoginIntent();
    const news: (() => void)[] = [];
    for (const choice of wanted?.goods ?? []) news.push(await addIntended(choice));
    if (wanted !== null) await mutate(isCartKey);
    const next = new URLSearchParams(window.location.search).get('next');
    const target = safeReturnPath(wanted?.returnTo ?? next);
    await go(target === null ? PATHS.loginSuccess : splitLocale(target).path, 'push', wanted?.scrollY);
    // Told only there, because the way back would undo a tap on the message's link.
    for (const tell of news) tell();
  };
}
