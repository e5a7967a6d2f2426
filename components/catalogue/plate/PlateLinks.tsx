import { type ReactNode, useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { Link } from '../../ui/Link.js';
import { Price } from '../../ui/text/Price.js';
import styles from './PlateLinks.module.css';
import { PlateName } from './PlateName.js';

interface PlateLinksProps {
  title: ReactNode;
  products: readonly ProductCardView[];
}

/** Links to a few tyres, each with its plate and its price; nothing without any. */
export function PlateLinks({ title, products }: PlateLinksProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles['links']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <ul>
        {products.map((product) => (
          <li key={cardIdOf(product)} className={styles['row']}>
            <Link to={productPath(product.type, product.id, product.variationId)} className={styles['link']}>
              <PlateName product={product} />
            </Link>
            <Price
              amount={product.price}
              formerPrice={product.formerPrice}
              size="s"
              isEach={product.size !== null}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
