import { openOrder } from '../../../client/order/findOrder.js';
import { useForm } from '../../../client/core/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useGo } from '../../../client/page/navigation.js';
import { OneTimeCode } from '../../../domain/account/oneTimeCode.js';
import { findOrderPath, FOUND_ORDER_KEY } from '../../../domain/forms/forms.js';
import { trackOrderPath } from '../../../domain/order/orderPaths.js';
import { AuthCard } from '../../account/auth/AuthCard.js';
import { AuthForm } from '../../account/auth/AuthForm.js';
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
    <AuthCard
      title={t('find_order.code_title')}
      lead={t('find_order.code_lead', { number: String(orderId) })}
      footer={footer}
    >
      <AuthForm form={form} submitLabel={t('find_order.open')}>
        <TextField
          {...form.field('code')}
          label={t('login.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </AuthForm>
    </AuthCard>
  );
}
