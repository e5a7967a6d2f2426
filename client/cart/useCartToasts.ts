import { ShopError } from '../../domain/core/errors.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import type { LineItem } from '../../domain/order/order.js';
import { notify, notifyCart } from '../core/notify.js';
import { addFailure } from './addFailure.js';
import type { CartChoice } from './cartChoice.js';
import { useLocale, useMessages } from '../intl/messages.js';

const CARD_ERROR_MS = 3000;

/** The toasts of every add-to-cart: success, please wait, or failure. */
export function useCartToasts() {
  const t = useMessages();
  const locale = useLocale();

  /** Shows what was added, `quantity` pieces of a line, with its total and the ways to the cart and the checkout. */
  function notifyAdded(line: LineItem | null, quantity: number): void {
    const title = t('cart.added');
    if (line === null) {
      notifyCart({ kind: 'success', text: title });
      return;
    }
    void piecesKeyOf(line).then((key) =>
      notifyCart({
        kind: 'success',
        title,
        text: t('cart.added_line', {
          name: inLocale(line.name, locale),
          pieces: t(key, { count: quantity }),
          total: formatPrice(quantity * line.price),
        }),
        image: line.image,
        leadsOn: true,
      }),
    );
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

/** What recognises tyres loads when something was added, because pages that open need none of it. */
async function piecesKeyOf(line: LineItem): Promise<'order.tyres' | 'order.pieces'> {
  try {
    const { piecesKey } = await import('../../domain/order/pieces.js');
    return piecesKey([line]);
  } catch {
    return 'order.pieces';
  }
}
