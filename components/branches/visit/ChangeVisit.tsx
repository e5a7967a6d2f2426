import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useChangeVisit } from '../../../client/order/useChangeVisit.js';
import { focusField } from '../../../client/forms/useForm.js';
import { isSlotStart } from '../../../domain/branches/slots.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { Button } from '../../ui/form/Button.js';
import { Notice } from '../../ui/Notice.js';
import styles from './ChangeVisit.module.css';
import { SlotFields } from './SlotFields.js';

/** Lets the owner move or give up an appointment until the evening before. The focus returns to the button. */
export function ChangeVisit({ order }: { order: ClientOrder }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { run, isRunning, failure, isTaken, forgetFailure } = useChangeVisit(order);
  const [isOpen, setIsOpen] = useState(false);
  const [start, setStart] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const visit = order.delivery?.visit;
  if (visit?.branch == null || !visit.changeable) return null;
  const close = () => {
    setIsOpen(false);
    setStart('');
    setIsMissing(false);
    forgetFailure();
  };

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsMissing(!isSlotStart(start));
    if (!isSlotStart(start)) focusField(event.currentTarget, 'slot');
    else if (await run(start)) close();
  }

  const missing = isMissing ? t('field.required_slot') : undefined;
  const slotError = isTaken ? t('field.slot_taken') : missing;

  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant="secondary" onClick={() => setIsOpen(true)}>
          {t(visit.slot === null ? 'visit.book' : 'visit.change')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles['change']} noValidate onSubmit={(event) => void save(event)}>
      <SlotFields
        branch={visit.branch.id}
        value={start}
        error={slotError}
        onChange={(chosen) => {
          setStart(chosen);
          setIsMissing(false);
          if (isSlotStart(chosen)) forgetFailure();
        }}
      />
      {failure !== null && !isTaken && <Notice kind="error">{explain(failure)}</Notice>}
      <div className={styles['answers']}>
        <Button type="submit" isBusy={isRunning}>
          {t('visit.save')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('visit.keep')}
        </Button>
        {visit.slot !== null && (
          <Button variant="danger" onClick={() => void run(null).then((isDone) => isDone && close())}>
            {t('visit.give_up')}
          </Button>
        )}
      </div>
      {visit.slot !== null && <p className={styles['note']}>{t('visit.give_up_text')}</p>}
    </form>
  );
}
