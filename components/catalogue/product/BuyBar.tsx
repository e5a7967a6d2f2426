import { useMessages } from '../../../client/intl/messages.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Price } from '../../ui/text/Price.js';
import { BuyButton, type BuyButtonProps } from './BuyButton.js';
import styles from './BuyBar.module.css';

/** Selection, price and buy button in a bar above the bottom menu on phones, within reach of the thumb. */
export function BuyBar(props: Pick<BuyButtonProps, 'product' | 'choice' | 'isGone'>) {
  const t = useMessages();
  const { product, choice } = props;
  const { quantity, formerPrice, isOpen, label } = choice;
  const count = isOpen ? 1 : quantity;
  return (
    <div className={styles['bar']}>
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
        {count > 1 && (
          <span className={styles['quiet']}>
            <Ltr>× {count}</Ltr>
          </span>
        )}
      </div>
      <BuyButton {...props} />
    </div>
  );
}
