import { useState } from 'react';
import { useCartCoupons } from '../../client/coupon/useCartCoupons.js';
import { useCouponProblem } from '../../client/coupon/useCouponProblem.js';
import { useMessages } from '../../client/intl/messages.js';
import { cleanCode } from '../../domain/text/cleanText.js';
import type { ClientCoupon } from '../../domain/coupon/wireCoupon.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import styles from './CouponBox.module.css';
import { CouponEntry } from './CouponEntry.js';
import { RemovableRow } from '../ui/rows/RemovableRow.js';
import { ProveForCoupon } from './ProveForCoupon.js';

interface CouponBoxProps {
  /** The customer's number, which can be proven here; null in the checkout, which asks for that of the order. */
  phone?: string | null;
}

/** The coupons of the cart, whose discounts are among the totals, and a field for another behind a button; nothing if the shop takes none. */
export function CouponBox({ phone = null }: CouponBoxProps) {
  const t = useMessages();
  const { coupons, add, remove } = useCartCoupons();
  const [news, setNews] = useState('');
  if (coupons === null) return null;

  return (
    <div className={styles['box']}>
      {coupons.length > 0 && (
        <ul className={styles['list']}>
          {coupons.map((coupon) => (
            <CouponRow
              key={coupon.code}
              coupon={coupon}
              phone={phone}
              remove={async () => {
                await remove(coupon.code);
                setNews(t('coupon.removed'));
              }}
            />
          ))}
        </ul>
      )}
      <CouponEntry
        hasOthers={coupons.length > 0}
        add={async (code) => {
          setNews('');
          await add(code);
          setNews(t('coupon.added', { code: cleanCode(code).toUpperCase() }));
        }}
      />
      <p className={styles['news']} role="status">
        {news}
      </p>
    </div>
  );
}

interface CouponRowProps {
  coupon: ClientCoupon;
  phone: string | null;
  remove: () => Promise<void>;
}

function CouponRow({ coupon, phone, remove }: CouponRowProps) {
  const { code, discount, freeShipping, problem, missing, perCustomer } = coupon;
  const t = useMessages();
  const { formatProblem, formatError } = useCouponProblem();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await remove();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  }

  const shown = code.toUpperCase();
  return (
    <RemovableRow className={styles['row']}>
      <span className={styles['code']}>
        <Icon name={problem === null ? 'check' : 'alert'} size={18} />
        <bdi>{shown}</bdi>
      </span>
      <span className={styles['amount']}>{discount === 0 && freeShipping && t('coupon.free_delivery')}</span>
      <Button
        className={styles['remove']}
        variant="quiet"
        size="s"
        isBusy={isBusy}
        aria-label={t('coupon.remove_code', { code: shown })}
        onClick={() => void run()}
      >
        {t('action.remove')}
      </Button>
      {perCustomer !== null && (
        <div className={styles['terms']}>
          <p>{t('coupon.per_customer', { count: perCustomer })}</p>
          {phone === null ? <p>{t('coupon.code_later')}</p> : <ProveForCoupon phone={phone} />}
        </div>
      )}
      {problem !== null && <p className={styles['problem']}>{formatProblem(problem, missing)}</p>}
      {failure !== null && (
        <p className={styles['problem']} role="alert">
          {formatError(failure)}
        </p>
      )}
    </RemovableRow>
  );
}
