import { useState } from 'react';
import { hasProven, noteProven } from '../../client/account/provenNumbers.js';
import { useMessages } from '../../client/intl/messages.js';
import { ProveNumber } from './ProveNumber.js';

/** The terms of a coupon once per customer where it is added: the number can be proven here instead of before the order. */
export function ProveForCoupon({ phone }: { phone: string }) {
  const t = useMessages();
  const [isProven, setIsProven] = useState(() => hasProven(phone));
  if (isProven) return <p role="status">{t('coupon.proven')}</p>;
  return (
    <>
      <p>{t('coupon.code_now')}</p>
      <ProveNumber
        phone={phone}
        submit={t('coupon.prove')}
        variant="secondary"
        onProven={() => {
          noteProven(phone);
          setIsProven(true);
        }}
      />
    </>
  );
}
