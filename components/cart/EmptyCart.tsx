import { LINKS } from '../../features/facts.js';
import { Fragment, useRef } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { loginPath, PATHS } from '../../domain/core/paths.js';
import type { CartPageProps } from '../../domain/order/orderViews.js';
import { EmptyList } from '../content/EmptyList.js';
import { Link } from '../ui/Link.js';
import { useInView } from '../ui/hooks/useInView.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadSeen = () => import('../catalogue/product/RecentlySeen.js');

/** The empty cart; for guests with a login link in case their account has a saved cart. */
export function EmptyCart({
  isAnonymous,
  ...offered
}: Omit<CartPageProps, 'instalmentPlans'> & { isAnonymous: boolean }) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const seen = useLazy(useInView(end), loadSeen);
  const text = (
    <>
      {t(isAnonymous ? 'cart.empty_login' : 'cart.empty_text')}{' '}
      {isAnonymous && <Link to={loginPath(PATHS.cart)}>{t('register.to_login')}</Link>}
      {LINKS.map(({ path, see }) => (
        <Fragment key={path}>
          {' '}
          <Link to={path}>{t(see)}</Link>
        </Fragment>
      ))}
    </>
  );
  return (
    <EmptyList icon="cart" title={t('cart.empty')} text={text} {...offered}>
      <div ref={end}>{seen !== null && <seen.RecentlySeen />}</div>
    </EmptyList>
  );
}
