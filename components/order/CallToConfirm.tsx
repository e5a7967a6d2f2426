import { useMessages } from '../../client/intl/messages.js';
import { formatMobileInText } from '../../domain/egypt/mobile.js';
import type { CallHoursView } from '../../domain/branches/branchViews.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { CallHours } from '../branches/BranchHours.js';

interface CallToConfirmProps extends Pick<ClientOrder, 'billing'> {
  callHours: CallHoursView | null;
}

/** Which number the shop calls to confirm an order, and when. */
export function CallToConfirm({ billing, callHours }: CallToConfirmProps) {
  const t = useMessages();
  const phone = billing?.phone ?? null;
  return (
    <>
      {phone === null
        ? t('thanks.step_call')
        : t('thanks.step_call_on', { phone: formatMobileInText(phone) })}
      {callHours !== null && (
        <>
          {' '}
          <CallHours {...callHours} />
        </>
      )}
    </>
  );
}
