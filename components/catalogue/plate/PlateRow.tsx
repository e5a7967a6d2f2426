import { memo, useId } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { suggestQuantity } from '../../../client/catalogue/chosenQuantities.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { addedQuantity, setDiscountPercent } from '../../../domain/catalogue/plate/plate.js';
import { CAR_SET } from '../../../domain/catalogue/product.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { CardButton } from '../card/CardButton.js';
import { StockLine } from '../card/StockLine.js';
import { ProductToggles } from '../toggles/ProductToggles.js';
import { Plate } from './Plate.js';
import styles from './PlateRow.module.css';
import { SetOffer, type SetOfferProps } from './SetOffer.js';

interface PlateRowProps extends Omit<SetOfferProps, 'product'> {
  product: ProductCardView;
  /** The shopper has to choose between sizes first. */
  isUndecided?: boolean | undefined;
  /** Load the image eagerly: the row is above the fold. */
  loading?: 'lazy' | 'eager' | undefined;
}

const PICTURE_PX = 88;
/** Below this stock a row says how many are left. */
const PLENTY = 5;

/** A tyre with its plate, what four cost, and a button that adds them; the whole row leads to its page. */
export const PlateRow = memo(function PlateRow({
  product,
  isUndecided,
  loading,
  fitting,
  delivery,
}: PlateRowProps) {
  const t = useMessages();
  const nameId = useId();
  const { size, stock, salePercent } = product;
  const isTyre = size !== null;
  const discount = isTyre ? setDiscountPercent(product) : 0;
  const isScarce = stock === 'backorder' || (typeof stock === 'number' && stock > 0 && stock < PLENTY);
  return (
    <article className={styles['row']}>
      <div className={styles['picture']}>
        <Picture src={product.image} alt="" widthPx={PICTURE_PX} loading={loading} />
        {salePercent !== null && (
          <span className={styles['sale']}>
            <VisuallyHidden>{t('product.sale')} </VisuallyHidden>
            <Ltr>-{salePercent}%</Ltr>
          </span>
        )}
      </div>
      <Plate
        product={product}
        nameId={nameId}
        path={productPath(product.type, product.id, product.variationId)}
        onOpen={() => suggestQuantity(product.id, addedQuantity(product))}
      />
      <div className={styles['toggles']}>
        <ProductToggles id={cardIdOf(product)} nameId={nameId} isSmall />
      </div>
      <div className={styles['money']}>
        <p className={styles['price']}>
          {product.isLowestPrice && <span>{t('product.from')} </span>}
          <Price amount={product.price} formerPrice={product.formerPrice} size="s" isEach={isTyre} />
          {discount > 0 && (
            <b className={styles['discount']}>
              {' '}
              {t('plate.set_discount', { percent: discount, count: CAR_SET })}
            </b>
          )}
        </p>
        {isTyre && <SetOffer product={product} fitting={fitting} delivery={delivery} />}
        {isScarce && <StockLine stock={stock} />}
      </div>
      <div className={styles['action']}>
        {isTyre ? (
          <CardButton
            product={product}
            nameId={nameId}
            pieces={addedQuantity(product)}
            label={t('plate.add', { count: addedQuantity(product) })}
            isUndecided={isUndecided}
          />
        ) : (
          <CardButton product={product} nameId={nameId} />
        )}
      </div>
    </article>
  );
});
