import { useMessages } from '../../../client/intl/messages.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { Amount } from './Amount.js';
import { classNames } from '../classNames.js';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.js';

interface PriceProps {
  amount: Piastres;
  /** Previous price, struck through. */
  formerPrice?: Piastres | null | undefined;
  /** `text`: as large as the sentence or row that it is in. */
  size?: 'text' | 's' | 'm' | 'l' | undefined;
  /** It is of one piece of what is bought in sets, and says so. */
  isEach?: boolean | undefined;
}

/** A price in pounds; with a previous price, screen readers hear "was … now …". */
export function Price({ amount, formerPrice = null, size = 'm', isEach }: PriceProps) {
  const t = useMessages();
  const isSale = formerPrice !== null && formerPrice > amount;
  const now = <Pounds amount={amount} />;
  return (
    <span className={classNames(styles['price'], styles[size])}>
      {isSale ? (
        <ins className={styles['now']}>
          <VisuallyHidden>{t('price.now')} </VisuallyHidden>
          {now}
        </ins>
      ) : (
        now
      )}
      {isEach === true && <span className={styles['each']}> {t('cart.each')}</span>}
      {isSale && (
        <>
          {' '}
          <del className={styles['before']}>
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            <Pounds amount={formerPrice} />
          </del>
        </>
      )}
    </span>
  );
}

function Pounds({ amount }: { amount: Piastres }) {
  return (
    <span className={styles['amount']}>
      <Amount
        number={formatPrice(amount)}
        numberClass={styles['number']}
        currencyClass={styles['currency']}
      />
    </span>
  );
}
