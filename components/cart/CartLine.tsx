import { useId } from 'react';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LiveOffer } from '../../client/catalogue/liveOffers.js';
import type { LineChange, Offer } from '../../domain/cart/lineChange.js';
import { type LineItem, lineTotal } from '../../domain/order/order.js';
import { productPath } from '../../domain/catalogue/productPath.js';
import { orderableQuantity, UNCOUNTED_STOCK_LIMIT } from '../../domain/catalogue/product.js';
import { LinePlate, type LinePlateProps } from '../lines/LinePlate.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Notice } from '../ui/Notice.js';
import { Picture } from '../ui/Picture.js';
import { Price } from '../ui/text/Price.js';
import { QuantityStepper } from '../ui/form/QuantityStepper.js';
import styles from './CartLine.module.css';
import { formatPrice } from '../../domain/core/money.js';
import { Button } from '../ui/form/Button.js';
import { QuantityNotes } from './QuantityNotes.js';
import { CompleteSet } from './CompleteSet.js';
import { readTyre } from '../../domain/tyres/readTyre.js';

const PICTURE_PX = 176;
const PICTURE_SIZES = `(width < 40rem) 5rem, ${PICTURE_PX}px`;

interface CartLineProps {
  line: LineItem;
  /** What changed since the shopper last saw the line: price or stock. */
  changes: readonly LineChange[];
  /** What the catalogue asks for it now; undefined if unknown. */
  offer: LiveOffer | undefined;
  plate: Pick<LinePlateProps, 'facts' | 'isLoading'>;
  /** Why the last change was rejected. */
  problem: unknown;
  /** The quantity that is saved once there is a connection, 0 to remove the line; undefined if nothing waits. */
  waiting: number | undefined;
  /** Maximum quantity in stock, where the server has rejected more. */
  limit: number | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onAcceptPrice: () => void;
}

/** Focus target when the checkout is blocked by this line. */
export function lineElementId(lineId: number): string {
  return `line-${lineId}`;
}

/** A cart line as a card. */
export function CartLine(props: CartLineProps) {
  const { line, offer, plate, problem, limit = UNCOUNTED_STOCK_LIMIT, onQuantity, onRemove } = props;
  const t = useMessages();
  const name = inLocale(line.name, useLocale());
  const path = productPath(line.variationId === null ? 'simple' : 'variable', line.productId);
  const known = offer === 'gone' ? undefined : offer;
  const { most, isStock } = mostOf(known, limit);
  const plateId = useId();
  return (
    <li className={styles['line']} id={lineElementId(line.id)} tabIndex={-1}>
      <Link to={path} className={styles['picture']} tabIndex={-1} aria-hidden="true">
        {line.image !== null && (
          <Picture src={line.image} alt="" widthPx={PICTURE_PX} sizes={PICTURE_SIZES} />
        )}
      </Link>
      <div className={styles['words']}>
        <div id={plateId}>
          <LinePlate line={line} {...plate} path={path} hasGauges />
        </div>
        {/* The place of a single piece's is kept, because with more of them what is below it would move under the finger. */}
        <span className={classNames(styles['each'], line.quantity === 1 && styles['single'])}>
          <Price amount={line.price} size="text" /> {t('cart.each')}
        </span>
        {known !== undefined && <QuantityNotes quantity={line.quantity} offer={known} />}
      </div>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('cart.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="trash" size={20} />
      </button>
      <div className={styles['foot']}>
        <div className={styles['quantity']}>
          <QuantityStepper
            value={line.quantity}
            limit={most}
            isStock={isStock}
            rule={known?.quantityRule}
            label={t('cart.quantity_of', { name })}
            onChange={onQuantity}
            hint={
              isStock && line.quantity === most && problem === undefined
                ? t('error.insufficient_stock', { available: most })
                : undefined
            }
          />
        </div>
        <div className={styles['total']}>
          <Price amount={lineTotal(line)} />
        </div>
        {readTyre(name) !== null && (
          <CompleteSet
            quantity={line.quantity}
            limit={most}
            offer={known}
            nameId={plateId}
            onQuantity={onQuantity}
          />
        )}
      </div>
      <LineNotices {...props} />
    </li>
  );
}

/** What is wrong with the line, what waits for a connection, and what has changed. */
function LineNotices(props: CartLineProps) {
  const { line, changes, problem, waiting, onQuantity, onRemove, onAcceptPrice } = props;
  const t = useMessages();
  const explain = useErrorMessages();
  if (problem === undefined && waiting === undefined && changes.length === 0) return null;
  return (
    <div className={styles['problem']}>
      {waiting !== undefined && (
        <Notice kind="info">
          {waiting === 0 ? t('offline.removal_waits') : t('offline.quantity_waits', { count: waiting })}
        </Notice>
      )}
      {problem !== undefined && <Notice kind="error">{explain(problem)}</Notice>}
      {changes.map((change) => (
        <LineChangeNotice
          key={change.kind}
          change={change}
          quantity={line.quantity}
          onAcceptPrice={onAcceptPrice}
          onQuantity={onQuantity}
          onRemove={onRemove}
        />
      ))}
    </div>
  );
}

/** The most that can be ordered, and whether that is all there is in stock. */
function mostOf(offer: Offer | undefined, limit: number): { most: number; isStock: boolean } {
  if (offer === undefined) return { most: limit, isStock: limit < UNCOUNTED_STOCK_LIMIT };
  const most = Math.min(limit, orderableQuantity(offer.stock, offer.soldIndividually));
  return { most, isStock: most === offer.stock || (most < UNCOUNTED_STOCK_LIMIT && most === limit) };
}

interface LineChangeNoticeProps {
  change: LineChange;
  /** Quantity of the line. */
  quantity: number;
  onAcceptPrice: () => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Tells what changed about a line (price, stock) and offers the one action that resolves it. */
function LineChangeNotice(props: LineChangeNoticeProps) {
  const { change, quantity, onAcceptPrice, onQuantity, onRemove } = props;
  const t = useMessages();
  if (change.kind === 'price') {
    const ok = (
      <Button variant="quiet" size="s" onClick={onAcceptPrice}>
        {t('cart.change_ok')}
      </Button>
    );
    const prices = { before: formatPrice(change.before), now: formatPrice(change.now) };
    return (
      <Notice kind="info" action={ok}>
        {t('cart.change_price', prices)}
      </Notice>
    );
  }
  const available = change.kind === 'gone' ? 0 : change.available;
  const way =
    available > 0 ? (
      <Button variant="secondary" size="s" onClick={() => onQuantity(available)}>
        {t('cart.change_take', { count: available })}
      </Button>
    ) : (
      <Button variant="secondary" size="s" onClick={onRemove}>
        {t('action.remove')}
      </Button>
    );
  return (
    <Notice kind="warning" action={way}>
      {change.kind === 'gone'
        ? t('error.product_not_found')
        : t('cart.change_short', { available, wanted: quantity })}
    </Notice>
  );
}
