import { useLocationSearch } from '../../client/page/useLocationSearch.js';
import { useMessages } from '../../client/intl/messages.js';
import { UNPAID_REASONS } from '../../domain/payment/payment.js';
import { Notice } from '../ui/Notice.js';

/** Why a card payment failed, shown after the redirect back from the payment page. */
export function PaymentReturn() {
  const t = useMessages();
  const asked = new URLSearchParams(useLocationSearch() ?? '').get('payment');
  const reason = UNPAID_REASONS.find((known) => known === asked);
  if (reason === undefined) return null;
  return (
    <Notice kind="warning" title={t(`payment.unpaid.${reason}`)}>
      {t('payment.unpaid_text')}
    </Notice>
  );
}
