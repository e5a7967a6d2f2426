import { useId } from 'react';
import { readSeen } from '../../../client/catalogue/recentlySeen.js';
import { useCards } from '../../../client/catalogue/useCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { classNames } from '../../ui/classNames.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { ProductName } from '../card/ProductName.js';
import styles from './RecentlySeen.module.css';

const PICTURE_PX = 80;

interface RecentlySeenProps {
  /** Products that are shown already. */
  except?: readonly number[];
  /** The title is no larger than those of the panels that it stands among. */
  isSmall?: boolean;
}

/** Recently viewed products except those that are shown already, with current price, so small that a few leave no empty row. */
export function RecentlySeen({ except = [], isSmall = false }: RecentlySeenProps) {
  const t = useMessages();
  const titleId = useId();
  const products = useCards(readSeen().filter((id) => !except.includes(id)));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classNames(styles['title'], isSmall && styles['small'])}>
        {t('product.seen')}
      </h2>
      <ul className={styles['list']}>
        {products.map((product) => (
          <li key={product.id}>
            <Seen product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Seen({ product }: { product: ProductCardView }) {
  const t = useMessages();
  const { name, lang, size, sizes } = product;
  return (
    <article className={styles['seen']}>
      <span className={styles['picture']}>
        <Picture src={product.image} alt="" widthPx={PICTURE_PX} />
      </span>
      <div>
        <h3 className={styles['name']}>
          <Link to={productPath(product.type, product.id, product.variationId)} className={styles['link']}>
            <ProductName {...{ name, lang, size, sizes }} sizeClass={styles['size']} />
          </Link>
        </h3>
        <p className={styles['price']}>
          {product.isLowestPrice && <span>{t('product.from')} </span>}
          <Price amount={product.price} size="text" />
        </p>
      </div>
    </article>
  );
}
