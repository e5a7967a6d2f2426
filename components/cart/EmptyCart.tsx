import { useRef } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { loginPath, PATHS, registerPath } from '../../domain/core/paths.js';
import type { CartPageProps } from '../../domain/content/views.js';
import { ProductSlider } from '../catalogue/card/ProductSlider.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Link } from '../ui/Link.js';
import { PageFrame } from '../ui/PageFrame.js';
import { useInView } from '../ui/hooks/useInView.js';
import { useLazy } from '../ui/hooks/useLazy.js';
import styles from './EmptyCart.module.css';
import { SizeSearch } from './SizeSearch.js';

const loadSeen = () => import('../catalogue/card/RecentlySeen.js');

/** Nothing in the cart: ways to tyres and other goods, and for strangers to a cart that may be waiting. */
export function EmptyCart({ bestSellers, isAnonymous }: CartPageProps & { isAnonymous: boolean }) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const seen = useLazy(useInView(end), loadSeen);
  const hint = (
    <>
      {t('cart.empty_login')} <Link to={loginPath(PATHS.cart)}>{t('login.title')}</Link>
      {' · '}
      <Link to={registerPath(PATHS.cart)}>{t('register.title')}</Link>
    </>
  );
  return (
    <PageFrame title={t('title.cart')}>
      <div className={styles['parts']}>
        <EmptyState icon="cart" title={t('cart.empty')} text={isAnonymous ? hint : t('cart.empty_text')}>
          <SizeSearch />
        </EmptyState>
        <div ref={end}>{seen !== null && <seen.RecentlySeen />}</div>
        <ProductSlider title={t('home.best_sellers')} products={bestSellers} />
      </div>
    </PageFrame>
  );
}
