import { requestOrderCode } from '../../../client/order/findOrder.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useGo } from '../../../client/page/navigation.js';
import { useLocationSearch } from '../../../client/page/useLocationSearch.js';
import type { CodePageProps } from '../../../domain/account/codeViews.js';
import { FOUND_ORDER_KEY, openOrderPath } from '../../../domain/forms/forms.js';
import { Username } from '../../../domain/forms/fields.js';
import { PATHS } from '../../../domain/core/paths.js';
import { OrderNumber } from '../../../domain/order/orderNumber.js';
import { FormCard } from '../../ui/form/FormCard.js';
import { StackedForm } from '../../ui/form/StackedForm.js';
import { UsernameField } from '../../ui/form/UsernameField.js';
import { TextField } from '../../ui/form/Field.js';
import { Link } from '../../ui/Link.js';

/** Finds an order from any device: a code goes to the number or address that it was placed with. */
export function FindOrderView({ sendsMessages }: CodePageProps) {
  const t = useMessages();
  const go = useGo();
  const order = new URLSearchParams(useLocationSearch() ?? '').get(FOUND_ORDER_KEY) ?? '';
  const form = useForm({
    name: 'find-order',
    parsers: { order: OrderNumber, contact: Username },
    run: async (values) => go(openOrderPath(await requestOrderCode(values))),
  });
  const lead = t(sendsMessages ? 'find_order.lead' : 'find_order.lead_mail');
  const footer = <Link to={PATHS.contact}>{t('order.contact')}</Link>;
  return (
    <FormCard title={t('find_order.title')} lead={lead} footer={footer}>
      <StackedForm form={form} submitLabel={t('login.send_code')}>
        <TextField
          key={order}
          defaultValue={order}
          {...form.field('order')}
          label={t('order.number')}
          hint={t('find_order.number_hint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
        />
        <UsernameField {...form.field('contact')} />
      </StackedForm>
    </FormCard>
  );
}
