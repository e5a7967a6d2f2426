import { ShopError } from '../../domain/core/errors.js';
import type { LineItem } from '../../domain/order/order.js';
import { notify, notifyCart } from '../core/notify.js';
import { addFailure } from './addFailure.js';
import type { CartChoice } from './cartChoice.js';
import { useMessages } from '../intl/messages.js';

const CARD_ERROR_MS = 3000;

/** The toasts of every add-to-cart: success, please wait, or failure. */
export function useCartToasts() {
  const t = useMessages();

  /** Shows what was added, `quantity` pieces of a line, with its total and the ways to the cart and the checkout. */
  function notifyAdded(line: LineItem | null, quantity: number): void {
    const title = t('cart.added');
    if (line === null) notifyCart({ kind: 'success', text: title });
    else notifyCart({ kind: 'success', title, text: title, image: line.image, added: { line, quantity } });
  }

  /** Without a connection, the choice is added later. */
  function notifyFailure(error: unknown, choice: CartChoice): void {
    const unsent = error instanceof ShopError && error.details.unsent;
    if (unsent) {
      notify({ kind: 'info', text: t('offline.add_waits'), unsent: { write: unsent, choice } });
      return;
    }
    notifyCart({ kind: 'error', text: t('cart.add_failed') });
    const text = addFailure(error, 'failed_add_cart', t);
    notify({ kind: 'error', title: t('error_title'), text, durationMs: CARD_ERROR_MS });
  }

  return { notifyAdded, notifyFailure, notifyWait: () => notifyCart({ kind: 'info', text: t('cart.wait') }) };
}
