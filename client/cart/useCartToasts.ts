import { type ErrorCode, ShopError } from '../../domain/core/errors.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LineItem } from '../../domain/order/order.js';
import { PATHS } from '../../domain/core/paths.js';
import { notify, notifyCart } from '../core/notify.js';
import type { CartChoice } from './cartChoice.js';
import { useLocale, useMessages } from '../intl/messages.js';
import type { MessageKey } from '../../locales/keys.js';

const CARD_ERROR_MS = 3000;

/** Messages for errors about stock; every other error gets a general one, so that product pages carry only these. */
export const FAILURES: Partial<Record<ErrorCode, MessageKey>> = {
  insufficient_stock: 'error.insufficient_stock',
  one_per_order: 'error.one_per_order',
  too_many_of_product: 'error.too_many_of_product',
};

/** The toasts of every add-to-cart: success, please wait, or failure. */
export function useCartToasts() {
  const t = useMessages();
  const locale = useLocale();

  /** Shows that `quantity` pieces were added, with a link to the cart. */
  function notifyAdded(line: LineItem | null, quantity: number): void {
    const title = t('cart.added');
    if (line === null) {
      notifyCart({ kind: 'success', text: title });
      return;
    }
    const name = inLocale(line.name, locale);
    notifyCart({
      kind: 'success',
      title,
      text: quantity > 1 ? `${name} × ${quantity}` : name,
      image: line.image,
      link: { to: PATHS.cart, words: t('cart.view') },
    });
  }

  /** Without a connection, the choice is added later. */
  function notifyFailure(error: unknown, choice: CartChoice): void {
    const { code, details } = error instanceof ShopError ? error : new ShopError('internal_error');
    if (details.unsent) {
      notify({ kind: 'info', text: t('offline.add_waits'), unsent: { write: details.unsent, choice } });
      return;
    }
    const text = t(FAILURES[code] ?? 'failed_add_cart', {
      available: details.available ?? 0,
      pieces: details.pieces ?? 0,
    });
    notifyCart({ kind: 'error', text: t('cart.add_failed') });
    notify({ kind: 'error', title: t('error_title'), text, durationMs: CARD_ERROR_MS });
  }

  return { notifyAdded, notifyFailure, notifyWait: () => notifyCart({ kind: 'info', text: t('cart.wait') }) };
}
