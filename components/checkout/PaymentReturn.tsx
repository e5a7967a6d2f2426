import { useLocationSearch } from '../../client/page/useLocationSearch.js';
import { useMessages } from '../../client/intl/messages.js';
import type { MessageKey } from '../../locales/keys.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import { UNPAID_REASONS } from '../../domain/payment/payment.js';
import { Notice } from '../ui/Notice.js';

/** Why a payment by card, or that of a deposit on a cash order, failed: shown after the return from its page. */
export function PaymentReturn({ way }: { way: ClientWay }) {
  const t = useMessages();
  const asked = new URLSearchParams(useLocationSearch() ?? '').get('payment');
  const reason = UNPAID_REASONS.find((known) => known === asked);
  if (reason === undefined) return null;
  return (
    <Notice kind="warning" title={t(`payment.unpaid.${reason}`)}>
      {t(textOf(way))}
    </Notice>
  );
}

function textOf({ kind }: ClientWay): MessageKey {
  if (kind === 'cash') return 'payment.unpaid_deposit';
  return kind === 'card' ? 'payment.unpaid_text' : 'payment.unpaid_other';
}
