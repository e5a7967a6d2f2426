import { memo } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { LaterItem } from '../../ui/loading/Later.js';
import { estimateCard } from './cardSize.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductGrid.module.css';

/** Number of cards above the fold, whose images load eagerly. */
const IN_VIEW = 4;

/** Product cards in a grid, or a single column on phones; memoized, because filters render the page anew. */
export const ProductGrid = memo(function ProductGrid({ products }: { products: ProductCardView[] }) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, place) => (
        <LaterItem
          key={cardIdOf(product)}
          narrow={`${estimateCard(product).narrow}rem`}
          isFar={place >= IN_VIEW}
          className={styles['cell']}
        >
          <ProductCard product={product} loading={place < IN_VIEW ? 'eager' : 'lazy'} />
        </LaterItem>
      ))}
    </ul>
  );
});
