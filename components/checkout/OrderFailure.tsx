import { useEffect, useId, useRef } from 'react';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { ShopError } from '../../domain/core/errors.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { ProveStep } from './ProveStep.js';

const CART_MATTERS = [
  'insufficient_stock',
  'one_per_order',
  'too_few_of_product',
  'too_many_of_product',
  'sold_in_packs',
  'product_not_found',
  'too_many_pieces',
];

interface OrderFailureProps {
  placing: Pick<OrderPlacing, 'failure' | 'asksForNumber' | 'phone'>;
  /** Places the order again, once its number is proven. */
  placeAgain: () => void;
}

/** Why placing the order failed or what it asks for first, scrolled into view; links to the cart where that is the cause. */
export function OrderFailure({ placing, placeAgain }: OrderFailureProps) {
  const { failure, asksForNumber, phone } = placing;
  const t = useMessages();
  const explain = useErrorMessages();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  if (failure === null) return null;
  const code = errorCode(failure);
  const available = failure instanceof ShopError ? (failure.details.available ?? 0) : 0;
  const isCartMatter = CART_MATTERS.includes(code);
  const toCart = (
    <ButtonLink to={PATHS.cart} variant="secondary" size="s">
      {t('checkout.to_cart')}
    </ButtonLink>
  );
  return (
    <div ref={box} id={id}>
      {asksForNumber ? (
        <ProveStep phone={phone} onProven={placeAgain} />
      ) : (
        <Notice kind="error" title={t('checkout.failed')} action={isCartMatter ? toCart : undefined}>
          {code === 'insufficient_stock' ? t('checkout.short_stock', { available }) : explain(failure)}
        </Notice>
      )}
    </div>
  );
}
