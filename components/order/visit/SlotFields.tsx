import { useEffect, useState } from 'react';
import { useFreeSlots } from '../../../client/checkout/useFreeSlots.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { formatSlotDay, formatSlotTime, slotStart } from '../../../domain/branches/slots.js';
import { Button } from '../../ui/form/Button.js';
import { SelectField } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './SlotFields.module.css';

interface SlotFieldsProps {
  /** Id of the branch. */
  branch: string;
  /** Start of the chosen appointment, `2026-11-25T10:00`; anything else: none. */
  value: string;
  error: string | undefined;
  /** Receives the start of an appointment; empty: none. */
  onChange: (start: string) => void;
}

/** Day and time of an appointment, among those that are free. */
export function SlotFields({ branch, value, error, onChange }: SlotFieldsProps) {
  const t = useMessages();
  const locale = useLocale();
  const { slots, hasFailed, reload } = useFreeSlots(branch);
  const [chosenDay, setChosenDay] = useState('');
  // What is free has changed if the server rejected the time.
  useEffect(() => {
    if (error !== undefined) reload();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each error
  }, [error]);
  // A time that was chosen earlier, and has been taken since.
  const isStale = slots !== undefined && isStart(value) && !slots.some((slot) => slotStart(slot) === value);
  useEffect(() => {
    if (isStale) onChange('');
  });
  if (hasFailed) {
    return (
      <Notice kind="error" action={<Button onClick={reload}>{t('action.retry')}</Button>}>
        {t('visit.times_failed')}
      </Notice>
    );
  }
  if (slots === undefined) return <Skeleton height="4rem" />;
  const days = [...new Set(slots.map(({ date }) => date))];
  const [first] = days;
  if (first === undefined) return <Notice kind="warning">{t('visit.no_times')}</Notice>;
  const chosen = slots.find((slot) => slotStart(slot) === value);
  const day = chosen?.date ?? (days.includes(chosenDay) ? chosenDay : first);
  return (
    <div className={styles['fields']}>
      <SelectField
        name="slot_day"
        label={t('visit.day')}
        value={day}
        onChange={(event) => {
          setChosenDay(event.currentTarget.value);
          onChange('');
        }}
        options={days.map((date) => ({ value: date, label: formatSlotDay(date, locale) }))}
      />
      <SelectField
        name="slot"
        label={t('visit.time')}
        value={chosen === undefined ? '' : value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={[
          { value: '', label: t('visit.choose_time') },
          ...slots
            .filter(({ date }) => date === day)
            .map((slot) => ({ value: slotStart(slot), label: formatSlotTime(slot, locale) })),
        ]}
      />
    </div>
  );
}

function isStart(value: string): boolean {
  return value.includes('T');
}
