import { useCart } from '../../../client/cart/useCart.js';
import type { CheckoutTotals } from '../../../client/checkout/useCheckoutTotals.js';
import { useArrivalWords } from '../../../client/checkout/useArrivalWords.js';
import { useMessages, useLocale } from '../../../client/intl/messages.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { PATHS } from '../../../domain/core/paths.js';
import { CouponBox } from '../../coupon/CouponBox.js';
import { Link } from '../../ui/Link.js';
import styles from './CheckoutSummary.module.css';
import { RunningTotals } from '../../lines/RunningTotals.js';
import { FoldedGoods } from './FoldedGoods.js';
import { SummaryLines } from './SummaryLines.js';
import { useCartChanges } from '../../../client/cart/useCartChanges.js';
import type { LineChange } from '../../../domain/cart/lineChange.js';
import { inLocale } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import type { LineItem } from '../../../domain/order/order.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Notice } from '../../ui/Notice.js';

interface CheckoutSummaryProps {
  totals: CheckoutTotals;
  /** Its code; empty while none is chosen. */
  governorate: string;
}

/** Order summary beside the form: lines and totals. */
export function CheckoutSummary({ totals, governorate }: CheckoutSummaryProps) {
  const t = useMessages();
  const { orderItems } = useCart();
  return (
    <aside className={styles['summary']} aria-labelledby="checkout-summary">
      <header className={styles['head']}>
        <h2 id="checkout-summary" className={styles['title']}>
          {t('order.contents')}
        </h2>
        <Link to={PATHS.cart} className={styles['edit']}>
          {t('checkout.edit_cart')}
        </Link>
      </header>
      <CheckoutChanges items={orderItems} />
      <SummaryLines items={orderItems} />
      <CouponBox />
      <RunningTotals totals={totals} place={<DeliveryPlace totals={totals} governorate={governorate} />} />
    </aside>
  );
}

/** The same at the end of a step on a phone: in one row until it is opened, with all sums once a coupon has lowered them. */
export function FoldedSummary({ totals, governorate }: CheckoutSummaryProps) {
  const t = useMessages();
  const { orderItems } = useCart();
  return (
    <aside className={styles['folded']} aria-label={t('order.contents')}>
      <CheckoutChanges items={orderItems} />
      <FoldedGoods
        totals={totals}
        place={<DeliveryPlace totals={totals} governorate={governorate} />}
        isOpen={totals.coupons.length > 0}
      />
      <CouponBox />
    </aside>
  );
}

/** Where to, how and when, as chosen so far. */
function DeliveryPlace({ totals: { method }, governorate }: CheckoutSummaryProps) {
  const t = useMessages();
  const locale = useLocale();
  const words = useArrivalWords();
  const { [governorate]: name } = GOVERNORATES;
  if (method?.isPickup === true) return <bdi>{inLocale(method.title, locale)}</bdi>;
  return (
    <>
      {t('order.delivery')}
      {name !== undefined && (
        <span className={styles['detail']}>
          <bdi>{inLocale(name, locale)}</bdi>
          {method !== null && (
            <>
              {'\u00a0· '}
              <bdi>{inLocale(method.title, locale)}</bdi>
            </>
          )}
        </span>
      )}
      {method !== null && <span className={styles['detail']}>{words(method)}</span>}
    </>
  );
}

/** Lists price and stock changes since the shopper last saw the lines, so that nobody orders at an unseen price. */
function CheckoutChanges({ items }: { items: readonly LineItem[] }) {
  const changes = useCartChanges(useCart());
  const changed = items.flatMap((line) => changes.of(line).map((change) => ({ line, change })));
  if (changed.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul>
        {changed.map(({ line, change }) => (
          <li key={`${line.id} ${change.kind}`}>
            <ChangeNotice line={line} change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ChangeNotice({ line, change }: { line: LineItem; change: LineChange }) {
  const t = useMessages();
  const name = inLocale(line.name, useLocale());
  return (
    <>
      <strong>
        <BidiText>{name}</BidiText>
      </strong>
      : {change.kind === 'gone' && t('error.product_not_found')}
      {change.kind === 'short' &&
        t('cart.change_short', { available: change.available, wanted: line.quantity })}
      {change.kind === 'price' &&
        t('cart.change_price', { before: formatPrice(change.before), now: formatPrice(change.now) })}
    </>
  );
}
