import { useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { Price } from '../../ui/text/Price.js';
import { QuantityStepper } from '../../ui/form/QuantityStepper.js';
import styles from './QuantityChoice.module.css';
import type { Choice } from './useChoice.js';

interface QuantityChoiceProps {
  isTyre: boolean;
  choice: Choice;
}

/** Tyres are bought one, an axle or a car at a time; other goods by the piece. */
const SETS = [1, 2, 4] as const;

/** How many; for tyres with what the set costs. */
export function QuantityChoice({ isTyre, choice }: QuantityChoiceProps) {
  const t = useMessages();
  const labelId = useId();
  const { quantity, limit, price, isOpen, chooseQuantity } = choice;
  return (
    <div role="group" aria-labelledby={labelId} className={styles['group']}>
      <p id={labelId} className={styles['label']}>
        {t('product.quantity')}
      </p>
      {isTyre ? (
        <div className={styles['sets']}>
          {SETS.map((count) => (
            <label key={count} className={styles['set']}>
              <input
                type="radio"
                className="visuallyHidden"
                name={labelId}
                checked={quantity === count}
                disabled={count > limit}
                onChange={() => chooseQuantity(count)}
              />
              <span className={styles['count']}>{t('product.set', { count })}</span>
              {!isOpen && <Price amount={price * count} size="s" />}
            </label>
          ))}
        </div>
      ) : (
        <QuantityStepper
          value={quantity}
          min={1}
          max={limit}
          onChange={chooseQuantity}
          label={t('product.quantity')}
        />
      )}
    </div>
  );
}
