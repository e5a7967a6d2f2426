import { useMessages } from '../../client/intl/messages.js';
import type { Offer } from '../../domain/cart/lineChange.js';
import { nextQuantityPrice } from '../../domain/catalogue/pricing/unitPrice.js';
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
  const isInStock = next !== undefined && next.from <= orderableQuantity(offer.stock, offer.soldIndividually);
  return (
    <>
      {reached !== undefined && (
        <span className={styles['each']}>{t('cart.quantity_price', { from: reached.from })}</span>
      )}
      {isInStock && (
        <span className={styles['each']}>
          <BidiText>
            {t('cart.quantity_next', { more: next.from - quantity, price: formatPrice(next.price) })}
          </BidiText>
        </span>
      )}
    </>
  );
}
