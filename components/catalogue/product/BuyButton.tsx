import { type MouseEvent } from 'react';
import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { stockRequestPath } from '../../../domain/forms/forms.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import type { Choice } from '../../../client/catalogue/useChoice.js';
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
 * Adds the selection to the cart. While no size is selected it is a link to the size table, without scripts too. Of what
 * is sold out it asks to be told when that is back, and is disabled where the shop tells nobody.
 */
export function BuyButton({ product, choice, isGone, fullWidth, className }: BuyButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  const { variation, isOpen, stock, quantity, isMisfit } = choice;
  const isSoldOut = !isInStock(stock);
  if (isGone || (isSoldOut && product.stockChannels.length === 0)) {
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
        {isSoldOut ? t('stock_request.title') : t('cart.choose', { by: product.varies ?? 'option' })}
      </a>
    );
  }
  if (isSoldOut) return <StockQuestion {...{ product, choice, fullWidth, className }} />;
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
      {t('cart.add')}
    </Button>
  );
}

/** Asks in a dialog or, without scripts, on a page. */
function StockQuestion({ product, choice, fullWidth, className }: Omit<BuyButtonProps, 'isGone'>) {
  const t = useMessages();
  const { variation } = choice;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    void import('../stockRequests/openStockRequest.js').then((tool) =>
      tool.openStockRequest(product, variation),
    );
  };
  return (
    <ButtonLink
      to={stockRequestPath(variation?.id ?? product.id)}
      className={className}
      fullWidth={fullWidth}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={ask}
    >
      {t('stock_request.title')}
    </ButtonLink>
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
