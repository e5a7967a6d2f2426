import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from './form/Button.js';
import type { ButtonLook } from './form/buttonClass.js';
import shapes from './shapes.module.css';

interface CheckoutLinksProps extends Pick<ButtonLook, 'size'> {
  onGo?: () => void;
}

/** Links to the checkout: a single page on wide screens, one page per step on phones. */
export function CheckoutLinks({ size, onGo }: CheckoutLinksProps) {
  const t = useMessages();
  const look = { size, fullWidth: true, onClick: onGo };
  return (
    <>
      <span className={shapes['phone']}>
        <ButtonLink {...look} to={PATHS.cartFirstStep}>
          {t('cart.checkout')}
        </ButtonLink>
      </span>
      <span className={shapes['wide']}>
        <ButtonLink {...look} to={PATHS.checkout}>
          {t('cart.checkout')}
        </ButtonLink>
      </span>
    </>
  );
}
