import type { ProductCardView } from '../../../domain/content/views.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductGrid.module.css';

/** Cards that are in view when the page opens. */
const IN_VIEW = 4;

/** Products side by side, under one another on phones. */
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
