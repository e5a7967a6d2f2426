import { useMessages } from '../../../client/intl/messages.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import type { ProductView } from '../../../domain/content/views.js';
import { WhatsAppLink } from '../../layout/WhatsAppLink.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Price } from '../../ui/text/Price.js';
import { BuyButton } from './BuyButton.js';
import styles from './BuyBox.module.css';
import { ProductName } from '../card/ProductName.js';
import { QuantityChoice } from './QuantityChoice.js';
import { StockLine } from './StockLine.js';
import type { Choice } from './useChoice.js';
import { useProductQuestion } from './useProductQuestion.js';
import { VariationTable } from './VariationTable.js';

interface BuyBoxProps {
  product: ProductView;
  choice: Choice;
  isGone: boolean;
}

/** Everything between "what is it" and "add to cart", in the order in which it is asked. */
export function BuyBox({ product, choice, isGone }: BuyBoxProps) {
  const t = useMessages();
  const question = useProductQuestion(product, choice);
  const canBuy = isInStock(choice.stock) && !isGone;
  return (
    <div className={styles['box']}>
      <BuyTitle product={product} choice={choice} />
      <div className={styles['offer']}>
        {choice.isOpen && product.isLowestPrice && (
          <span className={styles['from']}>{t('product.from')}</span>
        )}
        <Price amount={choice.price} formerPrice={choice.formerPrice} size="l" />
        {choice.salePercent !== null && (
          <span className={styles['sale']}>
            {t('product.sale')} <Ltr>{choice.salePercent}%</Ltr>
          </span>
        )}
      </div>
      <StockLine stock={isGone ? 0 : choice.stock} />
      <VariationTable product={product} choice={choice} />
      {canBuy && <QuantityChoice isTyre={product.isTyre} choice={choice} />}
      <div className={styles['actions']}>
        <BuyButton className={styles['add']} fullWidth product={product} choice={choice} isGone={isGone} />
        <WhatsAppLink message={question} label={t('product.whatsapp')} fullWidth />
      </div>
    </div>
  );
}

function BuyTitle({ product, choice }: Pick<BuyBoxProps, 'product' | 'choice'>) {
  const t = useMessages();
  const { name, size, variations, varies } = product;
  return (
    <div className={styles['title']}>
      {product.brand !== null && <p className={styles['brand']}>{product.brand}</p>}
      <h1 className={styles['name']}>
        <ProductName name={name} size={size} sizeClass={styles['size']} />
      </h1>
      {choice.label !== null && (
        <p className={styles['size']}>
          <BidiText>{choice.label}</BidiText>
        </p>
      )}
      {choice.isOpen && (
        <p className={styles['open']}>
          {t('product.choices', { by: varies ?? 'option', count: variations.length })}
        </p>
      )}
      <p className={styles['excerpt']}>
        <BidiText>{product.excerpt}</BidiText>
      </p>
    </div>
  );
}
