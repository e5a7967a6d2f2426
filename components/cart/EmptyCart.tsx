import { LINKS } from '../../features/facts.js';
import { useRef } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { loginPath, PATHS } from '../../domain/core/paths.js';
import type { CartPageProps } from '../../domain/order/orderViews.js';
import { ProductSlider } from '../catalogue/card/ProductSlider.js';
import { Link } from '../ui/Link.js';
import { useInView } from '../ui/hooks/useInView.js';
import { useLazy } from '../ui/hooks/useLazy.js';
import styles from './EmptyCart.module.css';
import { TyreFinder } from '../fitment/finder/TyreFinder.js';

const loadSeen = () => import('../catalogue/product/RecentlySeen.js');

/** The empty cart: the finder, links into the catalogue, and for guests a login link in case their account has a saved cart. */
export function EmptyCart({
  bestSellers,
  sizes,
  hasCars,
  isAnonymous,
}: Omit<CartPageProps, 'instalmentPlans'> & { isAnonymous: boolean }) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const seen = useLazy(useInView(end), loadSeen);
  const hint = (
    <>
      {t('cart.empty_login')} <Link to={loginPath(PATHS.cart)}>{t('login.title')}</Link>
    </>
  );
  return (
    <div className={styles['parts']}>
      <div className={styles['empty']}>
        <div>
          <h2 className={styles['title']}>{t('cart.empty')}</h2>
          <p className={styles['text']}>{isAnonymous ? hint : t('cart.empty_text')}</p>
          {LINKS.map(({ path, see }) => (
            <p key={path}>
              <Link to={path}>{t(see)}</Link>
            </p>
          ))}
        </div>
        {sizes.length > 0 && <TyreFinder look="row" sizes={sizes} hasCars={hasCars} />}
      </div>
      <div ref={end}>{seen !== null && <seen.RecentlySeen />}</div>
      <ProductSlider title={t('home.best_sellers')} products={bestSellers} />
    </div>
  );
}
