import type { ReactNode } from 'react';
import { useCart } from '../../../client/cart/useCart.js';
import type { CheckoutTotals } from '../../../client/checkout/useCheckoutTotals.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { inLocale } from '../../../domain/core/locale.js';
import { PATHS } from '../../../domain/core/paths.js';
import { LineName } from '../../lines/LineName.js';
import { Quantity } from '../../lines/Quantity.js';
import { RunningTotals } from '../../lines/RunningTotals.js';
import { usePieces } from '../../lines/usePieces.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import { Price } from '../../ui/text/Price.js';
import styles from './FoldedGoods.module.css';
import { SummaryLines } from './SummaryLines.js';

/** Pictures shown at once. */
const PICTURES = 2;
const PICTURE_PX = 48;

interface FoldedGoodsProps {
  totals: CheckoutTotals;
  /** Where the delivery goes. */
  place?: ReactNode;
  isOpen?: boolean;
}

/** The goods of a step in one row, which opens to all lines and sums. */
export function FoldedGoods({ totals, place, isOpen = false }: FoldedGoodsProps) {
  const t = useMessages();
  const locale = useLocale();
  const pieces = usePieces();
  const { orderItems } = useCart();
  const [first, second] = orderItems;
  return (
    <details className={styles['goods']} open={isOpen}>
      <summary className={styles['head']}>
        <span className={styles['pictures']}>
          {orderItems.slice(0, PICTURES).map(({ id, image }) => (
            <span key={id} className={styles['picture']}>
              {image !== null && <Picture src={image} alt="" widthPx={PICTURE_PX} loading="eager" />}
            </span>
          ))}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>
            {first !== undefined && second === undefined ? (
              <LineName name={inLocale(first.name, locale)} />
            ) : (
              pieces(orderItems)
            )}
          </span>
          <span className={styles['sum']}>
            {first !== undefined && second === undefined && <Quantity line={first} />}
            <span>
              {t('order.total')} <Price amount={totals.total} size="text" />
            </span>
          </span>
        </span>
        <Icon name="chevron-down" size={20} className={styles['chevron']} />
      </summary>
      <div className={styles['body']}>
        <SummaryLines items={orderItems} />
        <RunningTotals totals={totals} place={place} />
        <Link to={PATHS.cart} className={styles['edit']}>
          {t('checkout.edit_cart')}
        </Link>
      </div>
    </details>
  );
}
