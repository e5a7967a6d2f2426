import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { proveNumber, requestNumberCode } from '../../client/account/accountCalls.js';
import { errorCode, useErrorMessages } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import { formatMobileInText, mobileUsername, parseMobile } from '../../domain/egypt/mobile.js';
import { Button } from '../ui/form/Button.js';
import { TextField } from '../ui/form/Field.js';
import { Notice } from '../ui/Notice.js';
import styles from './ProveNumber.module.css';

interface ProveNumberProps {
  /** As it was typed. */
  phone: string;
  /** The button that sends the code. */
  submit: string;
  onProven: () => void;
  /** `secondary` beside a page's main button. */
  variant?: 'primary' | 'secondary';
  /** Another way on. */
  children?: ReactNode;
}

/** Asks for a code that proves a number; in the checkout it is inside a form, so that it has none itself. */
export function ProveNumber({
  phone: typed,
  submit,
  onProven,
  variant = 'primary',
  children,
}: ProveNumberProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { isSent, isBusy, failure, run } = useSteps();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isSent]);
  const number = mobileUsername(typed) ?? typed;
  const phone = formatMobileInText(parseMobile(typed) ?? typed);
  const isWrong = failure !== null && ['wrong_code', 'invalid_fields'].includes(errorCode(failure));
  const send = () => run(() => requestNumberCode(number));
  const prove = () =>
    run(async () => {
      await proveNumber({ phone: number, code: input.current?.value ?? '' });
      onProven();
    });

  function proveByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    prove();
  }

  return (
    <div className={styles['steps']}>
      {isSent && (
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
      )}
      <div className={styles['buttons']}>
        <Button size="s" variant={variant} isBusy={isBusy} onClick={isSent ? prove : send}>
          {isSent ? submit : t('prove.send', { phone })}
        </Button>
        {isSent && (
          <Button size="s" variant="quiet" disabled={isBusy} onClick={send}>
            {t('prove.again')}
          </Button>
        )}
        {children}
      </div>
      {failure !== null && !isWrong && <Notice kind="error">{explain(failure)}</Notice>}
    </div>
  );
}

function useSteps() {
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function goOn(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      setIsSent(true);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return { isSent, isBusy, failure, run: (work: () => Promise<void>) => void goOn(work) };
}
