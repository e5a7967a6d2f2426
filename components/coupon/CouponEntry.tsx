import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCouponProblem } from '../../client/coupon/useCouponProblem.js';
import { useMessages } from '../../client/intl/messages.js';
import { COUPON_CODE_MAX_CHARS } from '../../domain/core/limits.js';
import { Button } from '../ui/form/Button.js';
import { TextField } from '../ui/form/Field.js';
import styles from './CouponBox.module.css';

interface CouponEntryProps {
  hasOthers: boolean;
  add: (code: string) => Promise<void>;
}

/**
 * "Have a coupon?", which opens a field. It is no form, because the checkout is one around it: Enter applies the coupon
 * and places no order.
 */
export function CouponEntry({ hasOthers, add }: CouponEntryProps) {
  const t = useMessages();
  const { formatError } = useCouponProblem();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  async function run(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await add(field.current?.value ?? '');
      setIsOpen(false);
    } catch (error) {
      setFailure(error);
      field.current?.focus();
    } finally {
      setIsBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void run();
  }

  if (!isOpen) {
    return (
      <Button ref={button} className={styles['ask']} variant="quiet" size="s" onClick={() => setIsOpen(true)}>
        {t(hasOthers ? 'coupon.ask_another' : 'coupon.ask')}
      </Button>
    );
  }
  return (
    <div className={styles['entry']}>
      <TextField
        ref={field}
        name="coupon"
        label={t('coupon.code')}
        error={failure === null ? null : formatError(failure)}
        maxLength={COUPON_CODE_MAX_CHARS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        dir="auto"
        onKeyDown={onKeyDown}
      />
      <Button className={styles['apply']} variant="secondary" isBusy={isBusy} onClick={() => void run()}>
        {t('coupon.apply')}
      </Button>
    </div>
  );
}
