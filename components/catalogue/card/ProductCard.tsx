import { useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { productPath } from '../../../domain/core/paths.js';
import type { ProductCardView } from '../../../domain/content/views.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Link } from '../../ui/Link.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { CardButton } from './CardButton.js';
import styles from './ProductCard.module.css';
import { ProductName } from './ProductName.js';
import { StockLine } from '../product/StockLine.js';

interface ProductCardProps {
  product: ProductCardView;
  /** The first cards of a page are in view at once. */
  loading?: 'lazy' | 'eager' | undefined;
}

const PICTURE_PX = 300;

/** A product in a grid, a list or a slider. The whole card leads to it, its name is the link. */
export function ProductCard({ product, loading }: ProductCardProps) {
  const t = useMessages();
  const nameId = useId();
  const path = productPath(product.type, product.id, product.variationId);
  const { name, brand, size, excerpt, salePercent } = product;
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <Picture src={product.image} alt="" widthPx={PICTURE_PX} loading={loading} />
        {salePercent !== null && (
          <span className={styles['sale']}>
            <VisuallyHidden>{t('product.sale')} </VisuallyHidden>
            <Ltr>-{salePercent}%</Ltr>
          </span>
        )}
      </div>
      <div className={styles['words']}>
        <p className={styles['brand']}>{brand ?? ' '}</p>
        <h3 className={styles['name']} id={nameId}>
          <Link to={path} className={styles['link']}>
            <ProductName name={name} size={size} nameClass={styles['text']} sizeClass={styles['size']} />
          </Link>
        </h3>
        <p className={styles['excerpt']}>
          <BidiText>{excerpt}</BidiText>
        </p>
      </div>
      <div className={styles['offer']}>
        <p>
          {product.isLowestPrice && <span className={styles['from']}>{t('product.from')} </span>}
          <Price amount={product.price} formerPrice={product.formerPrice} />
        </p>
        <StockLine stock={product.stock} />
        <div className={styles['actions']}>
          <CardButton product={product} nameId={nameId} />
          <Link to={path} className={styles['view']} aria-describedby={nameId} tabIndex={-1}>
            {t('view_product')}
          </Link>
        </div>
      </div>
    </article>
  );
}
