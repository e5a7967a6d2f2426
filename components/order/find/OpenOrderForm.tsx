import { openOrder } from '../../../client/order/findOrder.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useGo } from '../../../client/page/navigation.js';
import { OneTimeCode } from '../../../domain/account/oneTimeCode.js';
import { findOrderPath, FOUND_ORDER_KEY } from '../../../domain/forms/forms.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import { FormCard } from '../../ui/form/FormCard.js';
import { StackedForm } from '../../ui/form/StackedForm.js';
import { TextField } from '../../ui/form/Field.js';
import { Link } from '../../ui/Link.js';

/** Takes the code that was sent to the contact of an order, and shows the order. */
export function OpenOrderForm({ orderId }: { orderId: number }) {
  const t = useMessages();
  const go = useGo();
  const form = useForm({
    name: 'open-order',
    query: `?${FOUND_ORDER_KEY}=${orderId}`,
    parsers: { code: OneTimeCode },
    run: async ({ code }) => go(trackOrderPath(orderId, await openOrder(orderId, code))),
  });
  const footer = <Link to={findOrderPath(orderId)}>{t('login.code_again')}</Link>;
  return (
    <FormCard
      title={t('find_order.code_title')}
      lead={t('find_order.code_lead', { number: String(orderId) })}
      footer={footer}
    >
      <StackedForm form={form} submitLabel={t('find_order.open')}>
        <TextField
          {...form.field('code')}
          label={t('login.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </StackedForm>
    </FormCard>
  );
}
