import { useId } from 'react';
import useSWR from 'swr';
import { fetchCards } from '../../../client/catalogue/listing.js';
import { readSeen } from '../../../client/catalogue/recentlySeen.js';
import { useLocale, useWords } from '../../../client/intl/words.js';
import { ProductGrid } from './ProductGrid.js';
import styles from '../product/ProductPage.module.css';

/** Products whose pages were shown before, but for this one's, with today's prices and stock. */
export function RecentlySeen({ productId = null }: { productId?: number | null }) {
  const t = useWords();
  const locale = useLocale();
  const titleId = useId();
  const ids = readSeen().filter((id) => id !== productId);
  const { data = [] } = useSWR(ids.length === 0 ? null : ['seen', locale, ...ids], () =>
    fetchCards(ids, locale),
  );
  if (data.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('product.seen')}</h2>
      <ProductGrid products={data} />
    </section>
  );
}
