import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';

const CART_MATTERS = ['insufficient_stock', 'one_per_order', 'product_not_found', 'too_many_pieces'];

/** Why placing the order failed; links to the cart where the cart is the cause. */
export function OrderFailure({ failure }: { failure: unknown }) {
  const t = useMessages();
  const explain = useErrorMessages();
  if (failure === null) return null;
  const code = errorCode(failure);
  const isCartMatter = CART_MATTERS.includes(code);
  const toCart = (
    <ButtonLink to={PATHS.cart} variant="secondary" size="s">
      {t('checkout.to_cart')}
    </ButtonLink>
  );
  return (
    <Notice kind="error" title={t('checkout.failed')} action={isCartMatter ? toCart : undefined}>
      {code === 'insufficient_stock' && `${t('checkout.short_stock')} `}
      {explain(failure)}
    </Notice>
  );
}
