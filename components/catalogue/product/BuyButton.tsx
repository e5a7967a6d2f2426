import type { MouseEvent } from 'react';
import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Button } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';
import { useSoldOutOffer } from '../card/useSoldOutOffer.js';
import { VARIATIONS_ID } from './variations/VariationTable.js';

export interface BuyButtonProps {
  product: ProductView;
  choice: Choice;
  /** The product is no longer sold. */
  isGone: boolean;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Adds the selection to the cart. While no size is selected it is a link to the size table, without scripts too. For what
 * is sold out it is the offer of a feature, or disabled where there is none.
 */
export function BuyButton({ product, choice, isGone, fullWidth, className }: BuyButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  const { variation, isOpen, stock, quantity, isMisfit } = choice;
  const offer = useSoldOutOffer();
  const isSoldOut = !isInStock(stock);
  if (isGone || (isSoldOut && offer === null)) {
    return (
      <Button className={className} fullWidth={fullWidth} disabled>
        {t('out_of_stock')}
      </Button>
    );
  }
  if (isOpen) {
    return (
      <a
        href={`#${VARIATIONS_ID}`}
        className={buttonClass({ fullWidth }, className)}
        onClick={goToVariations}
      >
        {isSoldOut && offer !== null ? t(offer.title) : t('cart.choose', { by: product.varies ?? 'option' })}
      </a>
    );
  }
  if (isSoldOut && offer !== null) {
    const name = variation === null ? product.name : `${product.name} ${variation.label}`;
    return <offer.Button itemId={variation?.id ?? product.id} {...{ name, fullWidth, className }} />;
  }
  const wish = { productId: product.id, variationId: variation?.id ?? null, quantity, label: product.name };
  const buy = () => void add(wish);
  return (
    <Button
      className={className}
      fullWidth={fullWidth}
      variant={isMisfit ? 'secondary' : 'primary'}
      icon="cart"
      isBusy={isAdding}
      onClick={buy}
      onBusyClick={buy}
    >
      {product.isTyre && quantity > 1 ? t('plate.add', { count: quantity }) : t('cart.add')}
    </Button>
  );
}

/** Opens the size table, scrolls to it, and focuses the first size in stock. */
function goToVariations(event: MouseEvent): void {
  const table = document.getElementById(VARIATIONS_ID);
  const radio =
    table?.querySelector<HTMLInputElement>('[data-available] input') ?? table?.querySelector('input');
  if (!table || !radio) return;
  event.preventDefault();
  table.closest('details')?.setAttribute('open', '');
  table.scrollIntoView({ block: 'center' });
  radio.focus({ preventScroll: true });
}
