import { useState } from 'react';
import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useForm } from '../../client/forms/useForm.js';
import { useMessages } from '../../client/intl/messages.js';
import { useConfirmOrder } from '../../client/order/useConfirmOrder.js';
import { OneTimeCode } from '../../domain/account/oneTimeCode.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { Button } from '../ui/form/Button.js';
import { TextField } from '../ui/form/Field.js';
import { Notice } from '../ui/Notice.js';
import styles from './ConfirmOrder.module.css';
import { TitledCard } from '../ui/TitledCard.js';

/** Asks the customer of a cash order to confirm it: by the button in a WhatsApp message, or here with a code. */
export function ConfirmOrder({ order: { id, confirm } }: { order: ClientOrder }) {
  const t = useMessages();
  if (confirm === null) return null;
  if (confirm === 'done') return <Notice kind="success">{t('confirm.done')}</Notice>;
  return (
    <TitledCard title={t('confirm.title')}>
      <p>{t(`confirm.by_${confirm}`)}</p>
      {confirm !== 'button' && <CodeForm orderId={id} />}
    </TitledCard>
  );
}

function CodeForm({ orderId }: { orderId: number }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const order = useConfirmOrder(orderId);
  const form = useForm({
    parsers: { code: OneTimeCode },
    run: ({ code }) => order.confirm(code),
    // The words for this field speak of codes that expire.
    fieldsOf: () => ({}),
  });
  const { error, ...field } = form.field('code');
  const isWrong = form.failure !== null && errorCode(form.failure) === 'wrong_code';
  return (
    <>
      <form className={styles['form']} method="post" noValidate onSubmit={form.onSubmit}>
        <TextField
          {...field}
          error={isWrong ? t('confirm.wrong') : error}
          label={t('confirm.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" isBusy={form.isBusy}>
          {t('confirm.submit')}
        </Button>
      </form>
      {form.failure !== null && !isWrong && <Notice kind="error">{explain(form.failure)}</Notice>}
      <SendAgain send={order.sendCode} />
    </>
  );
}

function SendAgain({ send }: { send: () => Promise<void> }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [failure, setFailure] = useState<unknown>(null);

  async function run(): Promise<void> {
    setState('sending');
    setFailure(null);
    try {
      await send();
      setState('sent');
    } catch (error) {
      setFailure(error);
      setState('ready');
    }
  }

  if (state === 'sent') return <Notice kind="info">{t('confirm.again_sent')}</Notice>;
  return (
    <>
      <Button
        className={styles['again']}
        variant="quiet"
        size="s"
        isBusy={state === 'sending'}
        onClick={() => void run()}
      >
        {t('confirm.again')}
      </Button>
      {failure !== null && <Notice kind="error">{explain(failure)}</Notice>}
    </>
  );
}
