import type { ReactNode } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import type { CartPageProps } from '../../domain/order/orderViews.js';
import { ProductSlider } from '../catalogue/card/ProductSlider.js';
import { TyreFinder } from '../fitment/finder/TyreFinder.js';
import { Icon } from '../ui/Icon.js';
import styles from './EmptyList.module.css';

interface EmptyListProps extends Pick<CartPageProps, 'bestSellers' | 'sizes' | 'hasCars'> {
  icon: string;
  title: string;
  text: ReactNode;
  /** Above what others buy. */
  children?: ReactNode;
}

/** A list that shoppers fill and that is empty: how to fill it, the finder, and what others buy. */
export function EmptyList({ icon, title, text, bestSellers, sizes, hasCars, children }: EmptyListProps) {
  const t = useMessages();
  return (
    <div className={styles['parts']}>
      <div className={styles['empty']}>
        <div className={styles['head']}>
          <span className={styles['sign']}>
            <Icon name={icon} size={28} />
          </span>
          <div>
            <h2 className={styles['title']}>{title}</h2>
            <p className={styles['text']}>{text}</p>
          </div>
        </div>
        {sizes.length > 0 && <TyreFinder look="row" sizes={sizes} hasCars={hasCars} />}
      </div>
      {children}
      <ProductSlider title={t('home.best_sellers')} products={bestSellers} />
    </div>
  );
}
