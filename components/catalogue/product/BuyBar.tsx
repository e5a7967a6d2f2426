import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { completeSet } from '../../../domain/catalogue/plate/completeSet.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { formatPrice } from '../../../domain/core/money.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Price } from '../../ui/text/Price.js';
import { BuyButton, type BuyButtonProps } from './BuyButton.js';
import styles from './BuyBar.module.css';

/** What the header and the bottom bar cover of the viewport. */
const BARS = '-56px 0px -60px';

interface BuyBarProps extends Pick<BuyButtonProps, 'product' | 'choice' | 'isGone'> {
  /** The element that has the page's buy button. */
  actions: RefObject<Element | null>;
}

/** On phones, selection, price and buy button in the place of the bottom menu while the page's button is out of view. */
export function BuyBar({ actions, ...props }: BuyBarProps) {
  const t = useMessages();
  const isInView = useIsInView(actions);
  const { product, choice } = props;
  const { quantity, formerPrice, isOpen, label } = choice;
  const count = isOpen ? 1 : quantity;
  const ofSet = isOpen || !product.isTyre ? null : completeSet(quantity, choice.limit, choice);
  return (
    <div className={styles['bar']} hidden={isInView}>
      <div className={styles['words']}>
        {label !== null && (
          <span className={styles['label']}>
            <BidiText>{label}</BidiText>
          </span>
        )}
        {isOpen && product.isLowestPrice && <span className={styles['quiet']}>{t('product.from')}</span>}
        <Price
          amount={unitPrice(choice, count) * count}
          formerPrice={formerPrice === null ? null : formerPrice * count}
        />
        <span className={styles['quiet']} role="status">
          {count > 1 && <Ltr>× {count}</Ltr>}
        </span>
        {ofSet !== null && (
          <button type="button" className={styles['set']} onClick={() => choice.chooseQuantity(CAR_SET)}>
            {t('plate.complete', { price: formatPrice(ofSet) })}
          </button>
        )}
      </div>
      <BuyButton {...props} />
    </div>
  );
}

/** Whether an element is in the viewport, between the header and the bottom bar; true until hydrated. */
function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      {
        rootMargin: BARS,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
