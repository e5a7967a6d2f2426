import { useId } from 'react';
import { readSeen } from '../../../client/catalogue/recentlySeen.js';
import { useCards } from '../../../client/catalogue/useCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import { ProductGrid } from '../card/ProductGrid.js';
import styles from './ProductPage.module.css';

/** Recently viewed products except the current one, with current price and stock. */
export function RecentlySeen({ productId = null }: { productId?: number | null }) {
  const t = useMessages();
  const titleId = useId();
  const products = useCards(readSeen().filter((id) => id !== productId));
  if (products.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('product.seen')}</h2>
      <ProductGrid products={products} />
    </section>
  );
}
