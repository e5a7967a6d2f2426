import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductGrid.module.css';

/** Number of cards above the fold, whose images load eagerly. */
const IN_VIEW = 4;

/** Product cards in a grid, or a single column on phones. */
export function ProductGrid({ products }: { products: ProductCardView[] }) {
  return (
    <ul className={styles['grid']}>
      {products.map((product, place) => (
        <li key={product.id} className={styles['cell']}>
          <ProductCard product={product} loading={place < IN_VIEW ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  );
}
