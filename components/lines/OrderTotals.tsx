import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import type { Piastres } from '../../domain/core/money.js';
import { inLocale } from '../../domain/core/locale.js';
import { useWayTitle } from '../../client/payment/useWayTitle.js';
import type { Delivery as Way } from '../../domain/order/order.js';
import type { ClientOrderWay } from '../../domain/order/wirePayment.js';
import type { AppliedCoupon } from '../../domain/coupon/coupon.js';
import { Price } from '../ui/text/Price.js';
import styles from './OrderTotals.module.css';

type ShownCoupon = Pick<AppliedCoupon, 'code' | 'discount'>;

interface OrderTotalsProps {
  items: Piastres;
  /** The delivery fee, or text while it is unknown. */
  delivery: Piastres | ReactNode;
  /** Coupons, before delivery. */
  coupons?: readonly ShownCoupon[] | null;
  /** Delivery method, where it is known. */
  way?: Pick<Way, 'title' | 'isPickup'> | null;
  /** Where the delivery goes and when it arrives; absent: the name of the method. */
  place?: ReactNode;
  /** Fee for the way to pay, before the order is placed; afterwards it is part of `adjustment`. */
  fee?: Piastres;
  /** Fees and taxes minus discounts added since the order was placed. */
  adjustment?: Piastres;
  total: Piastres;
  /** Refunded amount. */
  refunded?: Piastres;
  /** The tax in the total. */
  tax?: Piastres | undefined;
  /** The part that is paid by card, and what is left to pay in cash (null: nothing is collected any more). */
  parts?: { deposit: Piastres; rest: Piastres | null } | null;
  /** The way to pay, once it is chosen. */
  payment?: ClientOrderWay | null;
}

/** Items total, delivery fee, total and payment method; changes are announced to screen readers. */
export function OrderTotals({
  items,
  delivery,
  coupons = null,
  way = null,
  place,
  fee = 0,
  adjustment = 0,
  total,
  refunded = 0,
  tax = 0,
  parts = null,
  payment = null,
}: OrderTotalsProps) {
  const t = useMessages();
  const titleOf = useWayTitle();
  return (
    <dl className={styles['totals']} aria-live="polite">
      <AmountRow name={t('order.items_total')} amount={items} />
      {coupons?.map(({ code, discount }) =>
        discount === 0 ? null : (
          <AmountRow key={code} name={t('order.coupon')} detail={code.toUpperCase()} amount={-discount} />
        ),
      )}
      <DeliveryRow way={way} place={place} delivery={delivery} />
      {fee !== 0 && <AmountRow name={t('order.pay_fee')} amount={fee} />}
      {adjustment !== 0 && (
        <AmountRow name={t(adjustment > 0 ? 'order.fees' : 'order.discount')} amount={adjustment} />
      )}
      <div className={styles['total']}>
        <dt>{t('order.total')}</dt>
        <dd>
          <Price amount={total} size="l" />
        </dd>
      </div>
      {tax > 0 && <AmountRow name={t('order.tax')} amount={tax} />}
      {refunded > 0 && (
        <>
          <AmountRow name={t('order.refunded')} amount={-refunded} />
          <AmountRow name={t('order.after_refund')} amount={total - refunded} />
        </>
      )}
      {parts !== null && <AmountRow name={t('order.deposit')} amount={parts.deposit} />}
      {parts?.rest != null && (
        <div className={styles['total']}>
          <dt>{t(way?.isPickup === true ? 'order.rest_collect' : 'order.rest')}</dt>
          <dd>
            <Price amount={parts.rest} />
          </dd>
        </div>
      )}
      {payment !== null && (
        <div className={styles['row']}>
          <dt>{t('order.payment')}</dt>
          <dd>{titleOf(payment, way?.isPickup === true)}</dd>
        </div>
      )}
    </dl>
  );
}

interface AmountRowProps {
  name: string;
  detail?: string;
  amount: Piastres;
}

function AmountRow({ name, detail, amount }: AmountRowProps) {
  return (
    <div className={styles['row']}>
      <dt>
        {name}
        {detail !== undefined && (
          <span className={styles['detail']}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </dt>
      <dd>
        <Price amount={amount} size="text" />
      </dd>
    </div>
  );
}

function DeliveryRow({ way = null, place, delivery }: Pick<OrderTotalsProps, 'way' | 'place' | 'delivery'>) {
  const t = useMessages();
  const locale = useLocale();
  const title = way === null ? null : <bdi>{inLocale(way.title, locale)}</bdi>;
  const named =
    way?.isPickup === true ? (
      title
    ) : (
      <>
        {t('order.delivery')}
        {title !== null && <span className={styles['detail']}>{title}</span>}
      </>
    );
  return (
    <div className={styles['row']}>
      <dt>{place ?? named}</dt>
      <dd>{typeof delivery === 'number' ? <Delivery cost={delivery} /> : delivery}</dd>
    </div>
  );
}

function Delivery({ cost }: { cost: Piastres }) {
  const t = useMessages();
  return cost === 0 ? (
    <span className={styles['free']}>{t('order.delivery_free')}</span>
  ) : (
    <Price amount={cost} size="text" />
  );
}
