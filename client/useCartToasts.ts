import { ShopError } from '../domain/errors.js';
import { useErrorWords } from './errorWords.js';
import { notify, notifyCart } from './notify.js';
import { useWords } from './words.js';

const CARD_ERROR_MS = 3000;

/** What every way of adding to the cart tells: success, patience or failure. */
export function useCartToasts() {
  const t = useWords();
  const explain = useErrorWords();
  return {
    tellAdded: () => notifyCart({ kind: 'success', text: t('cart.added') }),
    tellWait: () => notifyCart({ kind: 'info', text: t('cart.wait') }),
    tellFailure: (error: unknown) => {
      const isShort = error instanceof ShopError && error.details.available !== undefined;
      const text = isShort ? explain(error) : t('failed_add_cart');
      notifyCart({ kind: 'error', text: t('cart.add_failed') });
      notify({ kind: 'error', title: t('error_title'), text, durationMs: CARD_ERROR_MS });
    },
  };
}
