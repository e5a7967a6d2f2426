import { useMessages } from '../../../client/intl/messages.js';
import type { QuantityPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './QuantityPrices.module.css';

interface QuantityPricesProps {
  /** Of a single piece. */
  price: Piastres;
  quantityPrices?: readonly QuantityPrice[] | undefined;
  /** How many can be ordered. */
  limit: number;
}

const PER_CENT = 100;

/** What each piece costs in quantity, as far as so many can be ordered. */
export function QuantityPrices({ price, quantityPrices = [], limit }: QuantityPricesProps) {
  const t = useMessages();
  const steps = quantityPrices.filter(({ from }) => from <= limit);
  if (steps.length === 0) return null;
  return (
    <ul className={styles['steps']}>
      {steps.map(({ from, price: each }) => (
        <li key={from}>
          <BidiText>
            {t('product.quantity_price', {
              ...{ from, price: formatPrice(each) },
              percent: Math.round(((price - each) / price) * PER_CENT),
            })}
          </BidiText>
        </li>
      ))}
    </ul>
  );
}
