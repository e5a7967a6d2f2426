import { useAddToCart } from '../../client/useAddToCart.js';
import { useWords } from '../../client/words.js';
import { isInStock } from '../../domain/product.js';
import type { ProductView } from '../../domain/views.js';
import { WhatsAppLink } from '../layout/WhatsAppLink.js';
import { BidiText } from '../ui/BidiText.js';
import { Button } from '../ui/Button.js';
import { Ltr } from '../ui/Ltr.js';
import { Price } from '../ui/Price.js';
import styles from './BuyBox.module.css';
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
  const t = useWords();
  const { add, isAdding } = useAddToCart();
  const question = useProductQuestion(product, choice);
  const canBuy = isInStock(choice.stock) && !isGone;
  const buy = () =>
    add({ productId: product.id, variationId: choice.variation?.id ?? null, quantity: choice.quantity });
  return (
    <div className={styles['box']}>
      <BuyTitle product={product} choice={choice} />
      <div className={styles['offer']}>
        <Price amount={choice.price} formerPrice={choice.formerPrice} size="l" />
        {choice.salePercent !== null && (
          <span className={styles['sale']}>
            {t('product.sale')} <Ltr>{choice.salePercent}%</Ltr>
          </span>
        )}
      </div>
      <StockLine stock={isGone ? 0 : choice.stock} />
      <VariationTable variations={product.variations} choice={choice} />
      {canBuy && <QuantityChoice isTyre={product.isTyre} choice={choice} />}
      <div className={styles['actions']}>
        <Button
          className={styles['add']}
          fullWidth
          icon={canBuy ? 'cart' : undefined}
          isBusy={isAdding}
          disabled={!canBuy}
          onClick={() => void buy()}
        >
          {canBuy ? t('cart.add') : t('out_of_stock')}
        </Button>
        <WhatsAppLink message={question} label={t('product.whatsapp')} fullWidth />
      </div>
    </div>
  );
}

function BuyTitle({ product, choice }: Pick<BuyBoxProps, 'product' | 'choice'>) {
  return (
    <div className={styles['title']}>
      {product.brand !== null && <p className={styles['brand']}>{product.brand}</p>}
      <h1 className={styles['name']}>
        <BidiText>{product.name}</BidiText>
      </h1>
      {choice.size !== null && (
        <p className={styles['size']}>
          <Ltr>{choice.size}</Ltr>
        </p>
      )}
      <p className={styles['excerpt']}>
        <BidiText>{product.excerpt}</BidiText>
      </p>
    </div>
  );
}
