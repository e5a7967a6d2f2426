import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { classNames } from '../../ui/classNames.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { Link } from '../../ui/Link.js';
import styles from './ProductCard.module.css';
import { useSoldOutOffer } from './useSoldOutOffer.js';

interface CardButtonProps {
  product: ProductCardView;
  /** Id of the product's name, which describes the button for screen readers. */
  nameId: string;
  /** Pieces that a press adds; the default is one, or the fewest that are sold. */
  pieces?: number;
  label?: string;
  /** The shopper has to choose between sizes first, so that this is not the main button. */
  isUndecided?: boolean | undefined;
}

/**
 * Adds to the cart; a variable product without a chosen variation links to its sizes instead. Beside the
 * disabled button of what is sold out, a link leads to its page, with the offer for it.
 */
export function CardButton({ product, nameId, pieces, label: buttonLabel, isUndecided }: CardButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  const offer = useSoldOutOffer();
  const path = productPath(product.type, product.id, product.variationId);
  if (!isInStock(product.stock)) {
    return (
      <>
        <Button size="s" disabled fullWidth aria-describedby={nameId}>
          {t('out_of_stock')}
        </Button>
        {offer !== null && (
          <Link to={path} className={classNames(styles['view'], styles['ask'])} aria-describedby={nameId}>
            {t(offer.title)}
          </Link>
        )}
      </>
    );
  }
  if (product.type === 'variable' && product.variationId === null) {
    return (
      <ButtonLink to={path} variant="secondary" size="s" fullWidth aria-describedby={nameId}>
        {t('cart.choose', { by: product.varies ?? 'option' })}
      </ButtonLink>
    );
  }
  const { id: productId, variationId, name: label } = product;
  const quantity = pieces ?? product.quantityRule?.least ?? 1;
  const buy = () => void add({ productId, variationId, quantity, label });
  return (
    <Button
      size="s"
      variant={isUndecided === true ? 'secondary' : 'primary'}
      fullWidth
      icon="cart"
      isBusy={isAdding}
      aria-describedby={nameId}
      onClick={buy}
      onBusyClick={buy}
    >
      {buttonLabel ?? t('cart.add')}
    </Button>
  );
}
