import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { proveNumber, requestNumberCode } from '../../client/account/accountCalls.js';
import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { mobileUsername } from '../../domain/checkout/egypt.js';
import { Button } from '../ui/form/Button.js';
import { TextField } from '../ui/form/Field.js';
import { Notice } from '../ui/Notice.js';
import styles from './ProveNumber.module.css';

/** Asks for a code that proves the number of the order; it is inside the checkout's form, so that it has none itself. */
export function ProveNumber({ phone: typed }: { phone: string }) {
  // Spaces would reverse its groups in Arabic.
  const phone = mobileUsername(typed) ?? typed;
  const t = useMessages();
  const explain = useErrorMessages();
  const { step, isBusy, failure, run } = useSteps();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [step]);
  const isWrong = failure !== null && ['wrong_code', 'invalid_fields'].includes(errorCode(failure));
  const send = () => run('sent', () => requestNumberCode(phone));
  const prove = () => run('proven', () => proveNumber({ phone, code: input.current?.value ?? '' }));

  function proveByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    prove();
  }

  if (step === 'proven') return <Notice kind="success">{t('prove.done')}</Notice>;
  const problem = failure !== null && !isWrong && <Notice kind="error">{explain(failure)}</Notice>;
  if (step === 'asked') {
    return (
      <div className={styles['steps']}>
        <Button size="s" isBusy={isBusy} onClick={send}>
          {t('prove.send', { phone })}
        </Button>
        {problem}
      </div>
    );
  }
  return (
    <div className={styles['steps']}>
      <TextField
        name="number_code"
        ref={input}
        label={t('prove.code')}
        hint={t('prove.sent', { phone })}
        error={isWrong ? t('prove.wrong') : undefined}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        onKeyDown={proveByEnter}
      />
      <div className={styles['buttons']}>
        <Button size="s" isBusy={isBusy} onClick={prove}>
          {t('prove.submit')}
        </Button>
        <Button size="s" variant="quiet" disabled={isBusy} onClick={send}>
          {t('prove.again')}
        </Button>
      </div>
      {problem}
    </div>
  );
}

type Step = 'asked' | 'sent' | 'proven';

function useSteps() {
  const [step, setStep] = useState<Step>('asked');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function goOn(next: Step, work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      setStep(next);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  const run = (next: Step, work: () => Promise<void>) => void goOn(next, work);
  return { step, isBusy, failure, run };
}
