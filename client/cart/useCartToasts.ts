import { ShopError } from '../../domain/core/errors.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LineItem } from '../../domain/order/order.js';
import { PATHS } from '../../domain/core/paths.js';
import { useErrorMessages } from '../intl/errorMessages.js';
import { notify, notifyCart } from '../core/notify.js';
import { useLocale, useMessages } from '../intl/messages.js';

const CARD_ERROR_MS = 3000;

/** The toasts of every add-to-cart: success, please wait, or failure. */
export function useCartToasts() {
  const t = useMessages();
  const locale = useLocale();
  const explain = useErrorMessages();

  /** Shows that `quantity` pieces were added, with a link to the cart. */
  function tellAdded(line: LineItem | null, quantity: number): void {
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

  function tellFailure(error: unknown): void {
    const isShort = error instanceof ShopError && error.details.available !== undefined;
    const text = isShort ? explain(error) : t('failed_add_cart');
    notifyCart({ kind: 'error', text: t('cart.add_failed') });
    notify({ kind: 'error', title: t('error_title'), text, durationMs: CARD_ERROR_MS });
  }

  return { tellAdded, tellFailure, tellWait: () => notifyCart({ kind: 'info', text: t('cart.wait') }) };
}
