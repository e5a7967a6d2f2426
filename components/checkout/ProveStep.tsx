import { useEffect, useId, useRef, useState } from 'react';
import { useCart } from '../../client/cart/useCart.js';
import { useCartCoupons } from '../../client/coupon/useCartCoupons.js';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import { Notice } from '../ui/Notice.js';
import { ProveNumber } from '../coupon/ProveNumber.js';
import styles from './ProveStep.module.css';

interface ProveStepProps {
  /** Number of the order, as it was typed. */
  phone: string;
  /** Places the order. */
  onProven: () => void;
}

/** The step before an order whose number must be proven: why, the code, and the way on without the coupon that asks for it. */
export function ProveStep({ phone, onProven }: ProveStepProps) {
  const t = useMessages();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const { coupons } = useCart();
  const codes = (coupons ?? []).filter(({ perCustomer }) => perCustomer !== null).map(({ code }) => code);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} className={styles['step']} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        <Icon name="phone" size={20} />
        {t('prove.title')}
      </h3>
      <p>
        {codes.length === 0
          ? t('error.number_unproven')
          : t('prove.for_coupon', { code: codes.join(' · ').toUpperCase(), count: codes.length })}
      </p>
      <ProveNumber phone={phone} submit={t('prove.submit')} onProven={onProven}>
        {codes.length > 0 && <WithoutCoupons codes={codes} />}
      </ProveNumber>
    </section>
  );
}

/** Takes the coupons off the cart, after which the order can be placed; the button for that gets the focus. */
function WithoutCoupons({ codes }: { codes: readonly string[] }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { remove } = useCartCoupons();
  const button = useRef<HTMLButtonElement>(null);
  const hasRemoved = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    const form = button.current?.form;
    return () => {
      if (hasRemoved.current) form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, []);

  async function goOn(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    hasRemoved.current = true;
    try {
      for (const code of codes) await remove(code);
    } catch (error) {
      hasRemoved.current = false;
      setFailure(error);
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button ref={button} size="s" variant="secondary" isBusy={isBusy} onClick={() => void goOn()}>
        {t('prove.without_coupon', { count: codes.length })}
      </Button>
      {failure !== null && <Notice kind="error">{explain(failure)}</Notice>}
    </>
  );
}
