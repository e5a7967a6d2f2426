import { useAddToCart } from '../../client/useAddToCart.js';
import { useWords } from '../../client/words.js';
import { isInStock } from '../../domain/product.js';
import type { ProductView } from '../../domain/views.js';
import { Button } from '../ui/Button.js';
import { Ltr } from '../ui/Ltr.js';
import { Price } from '../ui/Price.js';
import styles from './BuyBar.module.css';
import type { Choice } from './useChoice.js';

interface BuyBarProps {
  product: ProductView;
  choice: Choice;
  isGone: boolean;
}

/** Price and button within the thumb's reach, on phones, above the fixed menu. */
export function BuyBar({ product, choice, isGone }: BuyBarProps) {
  const t = useWords();
  const { add, isAdding } = useAddToCart();
  const { quantity, price, formerPrice, variation, stock } = choice;
  const canBuy = isInStock(stock) && !isGone;
  return (
    <div className={styles['bar']}>
      <div className={styles['words']}>
        <Price amount={price * quantity} formerPrice={formerPrice === null ? null : formerPrice * quantity} />
        {quantity > 1 && (
          <span className={styles['quantity']}>
            <Ltr>× {quantity}</Ltr>
          </span>
        )}
      </div>
      <Button
        icon={canBuy ? 'cart' : undefined}
        isBusy={isAdding}
        disabled={!canBuy}
        onClick={() => void add({ productId: product.id, variationId: variation?.id ?? null, quantity })}
      >
        {canBuy ? t('cart.add') : t('out_of_stock')}
      </Button>
    </div>
  );
}
