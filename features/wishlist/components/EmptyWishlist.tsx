import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { ProductSlider } from '../../../components/catalogue/card/ProductSlider.js';
import { TyreFinder } from '../../../components/fitment/finder/TyreFinder.js';
import { EmptyState } from '../../../components/ui/EmptyState.js';
import type { WishlistPageProps } from '../domain/wishlistView.js';
import styles from './EmptyWishlist.module.css';

/** The empty list: how to fill it, the finder, and what others buy. */
export function EmptyWishlist({
  text,
  bestSellers,
  sizes,
  hasCars,
}: WishlistPageProps & { text: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles['parts']}>
      <EmptyState icon="heart" title={t('wish.empty')} text={text} />
      {sizes.length > 0 && <TyreFinder look="row" sizes={sizes} hasCars={hasCars} />}
      <ProductSlider title={t('home.best_sellers')} products={bestSellers} />
    </div>
  );
}
