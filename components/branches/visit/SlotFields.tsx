import { useIntl } from 'react-intl';
import { useEffect } from 'react';
import { useFreeSlots } from '../../../client/checkout/useFreeSlots.js';
import { useMessages } from '../../../client/intl/messages.js';
import {
  dayOfStart,
  formatSlotDay,
  formatSlotTime,
  isSlotStart,
  slotStart,
} from '../../../domain/branches/slots.js';
import { Button } from '../../ui/form/Button.js';
import { SelectField } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/loading/Skeleton.js';
import styles from './SlotFields.module.css';

interface SlotFieldsProps {
  /** Id of the branch. */
  branch: string;
  /** Start of the chosen appointment, `2026-11-25T10:00`, or a day alone; anything else: none. */
  value: string;
  error: string | undefined;
  /** Receives the start of an appointment, or the day alone while its time is still to be chosen. */
  onChange: (value: string) => void;
}

/** Day and time of an appointment, among those that are free. */
export function SlotFields({ branch, value, error, onChange }: SlotFieldsProps) {
  const t = useMessages();
  const intl = useIntl();
  const { slots, hasFailed, reload } = useFreeSlots(branch);
  // What is free has changed if the server rejected the time.
  useEffect(() => {
    if (error !== undefined) reload();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each error
  }, [error]);
  // A time that was chosen earlier, and has been taken since.
  const isStale =
    slots !== undefined && isSlotStart(value) && !slots.some((slot) => slotStart(slot) === value);
  useEffect(() => {
    if (isStale) onChange(dayOfStart(value));
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
  const day = days.find((date) => date === dayOfStart(value)) ?? first;
  return (
    <div className={styles['fields']}>
      <SelectField
        name="slot_day"
        label={t('visit.day')}
        value={day}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={days.map((date) => ({ value: date, label: formatSlotDay(date, intl) }))}
      />
      <SelectField
        name="slot"
        label={t('visit.time')}
        value={chosen === undefined ? '' : value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || day)}
        options={[
          { value: '', label: t('visit.choose_time') },
          ...slots
            .filter(({ date }) => date === day)
            .map((slot) => ({ value: slotStart(slot), label: formatSlotTime(slot, intl) })),
        ]}
      />
    </div>
  );
}
