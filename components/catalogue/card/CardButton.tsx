import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import { productPath } from '../../../domain/core/paths.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import type { ProductCardView } from '../../../domain/content/views.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';

interface CardButtonProps {
  product: ProductCardView;
  /** Element that names the product, for those who meet the button alone. */
  nameId: string;
}

/** Adds one piece; of a product in several sizes, where none is meant, it leads to their choice. */
export function CardButton({ product, nameId }: CardButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  if (!isInStock(product.stock)) {
    return (
      <Button size="s" disabled fullWidth aria-describedby={nameId}>
        {t('out_of_stock')}
      </Button>
    );
  }
  if (product.type === 'variable' && product.variationId === null) {
    return (
      <ButtonLink
        to={productPath(product.type, product.id)}
        variant="secondary"
        size="s"
        fullWidth
        aria-describedby={nameId}
      >
        {t('cart.choose', { by: product.varies ?? 'option' })}
      </ButtonLink>
    );
  }
  const buy = () => void add({ productId: product.id, variationId: product.variationId, quantity: 1 });
  return (
    <Button
      size="s"
      fullWidth
      icon="cart"
      isBusy={isAdding}
      aria-describedby={nameId}
      onClick={buy}
      onBusyClick={buy}
    >
      {t('cart.add')}
    </Button>
  );
}
