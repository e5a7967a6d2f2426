import { ProductToggles } from '../toggles/ProductToggles.js';
import { InLanguage } from '../../ui/text/InLanguage.js';
import { type CSSProperties, memo, use, useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import { productPath } from '../../../domain/core/paths.js';
import { GAUGE_KEYS, type Scores as ScoresByKey } from '../../../domain/catalogue/attributes/gauges.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { ShellContext } from '../../layout/shellContext.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { classNames } from '../../ui/classNames.js';
import { Link } from '../../ui/Link.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './ProductCard.module.css';
import { ProductName } from './ProductName.js';
import { StockLine } from '../product/StockLine.js';
import { useAddToCart } from '../../../client/cart/useAddToCart.js';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import { CAR_SET, isInStock, orderableQuantity } from '../../../domain/catalogue/product.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';

interface ProductCardProps {
  product: ProductCardView;
  /** Load the image eagerly: the card is above the fold. */
  loading?: 'lazy' | 'eager' | undefined;
}

const PICTURE_PX = 300;

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
        <ProductToggles id={cardIdOf(product)} nameId={nameId} isSmall />
      </div>
      <div className={styles['words']}>
        <p className={styles['brand']}>{brand ?? ' '}</p>
        <h3 className={styles['name']} id={nameId}>
          <Link to={path} className={styles['link']}>
            <ProductName
              name={name}
              lang={product.lang}
              size={size}
              nameClass={styles['text']}
              sizeClass={styles['size']}
            />
          </Link>
        </h3>
        <p className={styles['excerpt']}>
          <InLanguage lang={product.excerptLang}>
            <BidiText>{excerpt}</BidiText>
          </InLanguage>
        </p>
        {product.scores !== undefined && <Scores scores={product.scores} />}
      </div>
      <div className={styles['offer']}>
        <p>
          {product.isLowestPrice && <span className={styles['from']}>{t('product.from')} </span>}
          <Price amount={product.price} formerPrice={product.formerPrice} />
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

/** How a tyre drives, as small scales. */
function Scores({ scores }: { scores: ScoresByKey }) {
  const t = useMessages();
  return (
    <p className={styles['scores']}>
      {GAUGE_KEYS.map((key) => {
        const score = scores[key];
        return (
          score !== undefined && (
            <span key={key} style={{ '--score': score } as CSSProperties}>
              {t(`gauge.${key}`)}
              <VisuallyHidden>{` ${t('gauge.of', { score })}`}</VisuallyHidden>
            </span>
          )
        );
      })}
    </p>
  );
}

interface CardButtonProps {
  product: ProductCardView;
  /** Id of the product's name, which describes the button for screen readers. */
  nameId: string;
}

/**
 * Adds one piece to the cart; a variable product without a chosen variation links to its sizes instead. Beside the
 * disabled button of what is sold out, a link leads to its page, which offers to tell when it is back.
 */
export function CardButton({ product, nameId }: CardButtonProps) {
  const t = useMessages();
  const { add, isAdding } = useAddToCart();
  const path = productPath(product.type, product.id, product.variationId);
  if (!isInStock(product.stock)) {
    return (
      <>
        <Button size="s" disabled fullWidth aria-describedby={nameId}>
          {t('out_of_stock')}
        </Button>
        {use(ShellContext)?.tellsOfStock === true && (
          <Link to={path} className={classNames(styles['view'], styles['ask'])} aria-describedby={nameId}>
            {t('stock_request.title')}
          </Link>
        )}
      </>
    );
  }
  if (product.type === 'variable' && product.variationId === null) {
    return (
      <ButtonLink to={path} variant="secondary" size="s" fullWidth aria-describedby={nameId}>
        {t('cart.choose', { by: product.varies ?? 'option' })}
      </ButtonLink>
    );
  }
  const { id: productId, variationId, name: label } = product;
  const buy = () => void add({ productId, variationId, quantity: product.quantityRule?.least ?? 1, label });
  return (
    <Button
      size="s"
      fullWidth
      icon="cart"
      isBusy={isAdding}
      aria-describedby={nameId}
      onClick={buy}
      onBusyClick={buy}
    >
      {t('cart.add')}
    </Button>
  );
}
