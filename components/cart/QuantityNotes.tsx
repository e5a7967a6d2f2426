import { useMessages } from '../../client/intl/messages.js';
import type { Offer } from '../../domain/cart/lineChange.js';
import { nextQuantityPrice, unitPrice } from '../../domain/catalogue/pricing/unitPrice.js';
import { orderableQuantity } from '../../domain/catalogue/product.js';
import { formatPrice } from '../../domain/core/money.js';
import { BidiText } from '../ui/text/BidiText.js';
import styles from './CartLine.module.css';

interface QuantityNotesProps {
  /** Of the line. */
  quantity: number;
  offer: Offer;
}

/** Says that the price is that of several pieces, and how many more make each one cheaper, if there are so many. */
export function QuantityNotes({ quantity, offer }: QuantityNotesProps) {
  const t = useMessages();
  const reached = offer.quantityPrices.findLast(({ from }) => from <= quantity);
  const next = nextQuantityPrice(offer, quantity);
  const target = next === undefined ? null : orderableFrom(next.from, offer);
  return (
    <>
      {reached !== undefined && (
        <span className={styles['each']}>{t('cart.quantity_price', { from: reached.from })}</span>
      )}
      {target !== null && (
        <span className={styles['each']}>
          <BidiText>
            {t('cart.quantity_next', {
              more: target - quantity,
              price: formatPrice(unitPrice(offer, target)),
            })}
          </BidiText>
        </span>
      )}
    </>
  );
}

/** The fewest pieces from this quantity on that can be ordered; null if so many cannot. */
function orderableFrom(from: number, { stock, soldIndividually, quantityRule }: Offer): number | null {
  const limit = orderableQuantity(stock, soldIndividually);
  const { least = 1, most = limit, step = 1 } = quantityRule ?? {};
  const fewest = Math.ceil(Math.max(from, least) / step) * step;
  return fewest <= Math.min(limit, most) ? fewest : null;
}
