import { type MouseEvent, useState } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import type { Offer } from '../../domain/cart/lineChange.js';
import { completeSet } from '../../domain/catalogue/plate/completeSet.js';
import { CAR_SET } from '../../domain/catalogue/product.js';
import { formatPrice } from '../../domain/core/money.js';
import { Icon } from '../ui/Icon.js';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js';
import styles from './CompleteSet.module.css';

interface CompleteSetProps {
  /** Of the line. */
  quantity: number;
  /** The most that can be ordered. */
  limit: number;
  /** undefined: not known. */
  offer: Offer | undefined;
  /** Id of the name of the line. */
  nameId: string;
  onQuantity: (quantity: number) => void;
}

/** Makes the tyres of a line a set of four, or says that they are one. Its place stays, so that nothing moves. */
export function CompleteSet({ quantity, limit, offer, nameId, onQuantity }: CompleteSetProps) {
  const t = useMessages();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const price = offer === undefined ? null : completeSet(quantity, limit, offer);
  const complete = (event: MouseEvent<HTMLElement>) => {
    setIsAnnounced(true);
    onQuantity(CAR_SET);
    // A press by keyboard would lose its place with the button.
    if (event.detail === 0)
      event.currentTarget.closest('li')?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles['set']}>
      {price !== null && (
        <button type="button" aria-describedby={nameId} onClick={complete}>
          {t('plate.complete', { price: formatPrice(price) })}
        </button>
      )}
      {quantity === CAR_SET && (
        <span className={styles['whole']}>
          <Icon name="check" size={16} />
          {t('plate.whole')}
        </span>
      )}
      {(price !== null || isAnnounced) && (
        <VisuallyHidden>
          <span role="status">
            {isAnnounced && quantity === CAR_SET && t('quantity.set', { count: quantity })}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
}
