import { ProductToggles } from '../toggles/ProductToggles.js';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { memo, useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Link } from '../../ui/Link.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './ProductCard.module.css';
import { CardButton } from './CardButton.js';
import { CardFacts } from './CardFacts.js';
import { ProductName } from './ProductName.js';
import { Gauges } from './Gauges.js';
import { StockLine } from './StockLine.js';
import { endOfWord } from '../../../domain/text/endOfWord.js';
import { shorten } from '../../../domain/text/shorten.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET, orderableQuantity } from '../../../domain/catalogue/product.js';

interface ProductCardProps {
  product: ProductCardView;
  /** Load the image eagerly: the card is above the fold. */
  loading?: 'lazy' | 'eager' | undefined;
}

const PICTURE_PX = 300;
/** Two lines of a card, which would otherwise end within a word. */
const EXCERPT_CHARS = 58;

/** A product in a grid, list or slider. The name is the link, and its target covers the whole card. */
export const ProductCard = memo(function ProductCard({ product, loading }: ProductCardProps) {
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
      <ProductToggles id={cardIdOf(product)} nameId={nameId} isSmall />
      <div className={styles['words']}>
        {/* Empty where the name says it, but in its place among the rows. */}
        <p className={styles['brand']}>{brand !== null && endOfWord(name, brand) >= 0 ? '' : brand}</p>
        <h3 className={styles['name']} id={nameId}>
          <Link to={path} className={styles['link']}>
            <ProductName
              name={name}
              lang={product.lang}
              size={size}
              sizes={product.sizes}
              nameClass={styles['text']}
              sizeClass={styles['size']}
            />
          </Link>
        </h3>
        <p className={styles['excerpt']}>
          <InLanguage lang={product.excerptLang}>
            <BidiText>{shorten(excerpt, EXCERPT_CHARS)}</BidiText>
          </InLanguage>
        </p>
        {(product.scores ?? product.facts) !== undefined && (
          <div className={styles['measured']}>
            {product.scores !== undefined && <Gauges scores={product.scores} />}
            {product.facts !== undefined && <CardFacts facts={product.facts} />}
          </div>
        )}
      </div>
      <div className={styles['offer']}>
        <p>
          {product.isLowestPrice && <span className={styles['from']}>{t('product.from')} </span>}
          <Price
            amount={product.price}
            formerPrice={product.formerPrice}
            isEach={product.size !== null || product.sizes !== undefined}
          />
        </p>
        {product.size !== null && orderableQuantity(product.stock) >= CAR_SET && (
          <p className={styles['from']}>
            {t('product.four')} <Price amount={CAR_SET * unitPrice(product, CAR_SET)} size="s" />
          </p>
        )}
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
});
