import { type MouseEvent } from 'react';
import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Button } from '../../ui/form/Button.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import type { Choice } from './useChoice.js';
import { VARIATIONS_ID } from './variations/VariationTable.js';

export interface BuyButtonProps {
  product: ProductView;
  choice: Choice;
  /** The product is no longer sold. */
  isGone: boolean;
  fullWidth?: boolean;
  className?: string | undefined;
}

/**
 * Adds the selection to the cart, or asks to be told when it is in stock again; while no size is selected it is a link to
 * the size table, without scripts too.
 */
export function BuyButton({ product, choice, isGone, fullWidth, className }: BuyButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  const { variation, isOpen, stock, quantity } = choice;
  const asks = !isGone && product.stockChannels.length > 0;
  const isOut = isGone || !isInStock(stock);
  if (isOut && !(asks && isOpen)) {
    const ask = () =>
      void import('../stockRequests/openStockRequest.js').then((tool) =>
        tool.openStockRequest(product, variation),
      );
    return (
      <Button className={className} fullWidth={fullWidth} disabled={!asks} onClick={ask}>
        {t(asks ? 'stock_request.title' : 'out_of_stock')}
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
        {t('cart.choose', { by: product.varies ?? 'option' })}
      </a>
    );
  }
  const wish = { productId: product.id, variationId: variation?.id ?? null, quantity, label: product.name };
  const buy = () => void add(wish);
  return (
    <Button
      className={className}
      fullWidth={fullWidth}
      icon="cart"
      isBusy={isAdding}
      onClick={buy}
      onBusyClick={buy}
    >
      {t('cart.add')}
    </Button>
  );
}

/** Scrolls to the size table and focuses the first size in stock. */
function goToVariations(event: MouseEvent): void {
  const table = document.getElementById(VARIATIONS_ID);
  const radio =
    table?.querySelector<HTMLInputElement>('[data-available] input') ?? table?.querySelector('input');
  if (!table || !radio) return;
  event.preventDefault();
  table.scrollIntoView({ block: 'center' });
  radio.focus({ preventScroll: true });
}
