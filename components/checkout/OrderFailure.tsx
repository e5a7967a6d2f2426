import { useEffect, useId, useRef } from 'react';
import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { ShopError } from '../../domain/core/errors.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { ProveNumber } from './ProveNumber.js';

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
  /** null: it has not failed. */
  failure: unknown;
  /** Number of the order, as it was typed. */
  phone: string;
}

/** Why placing the order failed, scrolled into view; links to the cart where the cart is the cause. */
export function OrderFailure({ failure, phone }: OrderFailureProps) {
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
      <Notice kind="error" title={t('checkout.failed')} action={isCartMatter ? toCart : undefined}>
        {code === 'insufficient_stock' ? t('checkout.short_stock', { available }) : explain(failure)}
        {code === 'number_unproven' && <ProveNumber phone={phone} />}
      </Notice>
    </div>
  );
}
