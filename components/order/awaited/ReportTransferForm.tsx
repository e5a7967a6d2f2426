import { useForm } from '../../../client/forms/useForm.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useReportTransfer } from '../../../client/order/useReportTransfer.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { PROOF_PARSERS } from '../../../domain/payment/proofForm.js';
import { WhatsAppLink } from '../../contact/WhatsAppLink.js';
import { Button } from '../../ui/form/Button.js';
import { TextField } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import styles from './AwaitedPayment.module.css';

/** Asks for the number of the transfer or cheque and a picture of its receipt, both optional. */
export function ReportTransferForm({
  order: { id: orderId, way },
}: {
  order: Pick<ClientOrder, 'id' | 'way'>;
}) {
  const t = useMessages();
  const isCheque = way?.kind === 'cheque';
  const explain = useErrorMessages();
  const sendTransferReport = useReportTransfer(orderId);
  const form = useForm({
    parsers: PROOF_PARSERS,
    run: sendTransferReport,
  });
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={form.onSubmit}>
      <TextField
        {...form.field('text')}
        label={t(isCheque ? 'await.cheque_text' : 'await.text')}
        hint={t(isCheque ? 'await.cheque_hint' : 'await.text_hint')}
        isOptional
        dir="auto"
        autoComplete="off"
      />
      <TextField
        {...form.field('photo')}
        label={t('await.photo')}
        hint={t('await.photo_hint')}
        isOptional
        inputMode="url"
        dir="ltr"
        autoComplete="off"
      />
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      <div className={styles['ways']}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('await.submit')}
        </Button>
        <WhatsAppLink message={t('whatsapp.order', { id: String(orderId) })} label={t('product.whatsapp')} />
      </div>
    </form>
  );
}
