import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useKnowsCars } from '../../../client/fitment/carSuggestions.js';
import { useCarNames, useMyCars } from '../../../client/fitment/useMyCars.js';
import { readCars } from '../../../client/fitment/myCars.js';
import { errorCode, useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useForm } from '../../../client/forms/useForm.js';
import { formText } from '../../../client/forms/formText.js';
import { useMessages } from '../../../client/intl/messages.js';
import {
  writeDraft,
  readDraft,
  type ReviewSubject,
  sendReview,
  useIsReviewed,
} from '../client/orderReviews.js';
import { REVIEW_PARSERS } from '../domain/reviewForm.js';
import { openMyCars } from '../../../components/fitment/openMyCars.js';
import { Button } from '../../../components/ui/form/Button.js';
import { SelectField, TextArea, TextField } from '../../../components/ui/form/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import styles from './ReviewForm.module.css';
import { StarsField } from './StarsField.js';

interface ReviewFormProps {
  subject: ReviewSubject;
  /** Shown with the review; empty if the order has none. */
  firstName: string;
}

/** A review of one product of a delivered order. What is typed is kept until it has been sent. */
export function ReviewForm({ subject, firstName }: ReviewFormProps) {
  const t = useMessages();
  const [isSent, setIsSent] = useState(false);
  const isReviewed = useIsReviewed(subject);
  if (isSent) return <Sent />;
  if (isReviewed) return <Notice kind="info">{t('error.already_reviewed')}</Notice>;
  return <Fields subject={subject} firstName={firstName} onSent={() => setIsSent(true)} />;
}

/** Takes the focus from the form, so that it is read out and not lost. */
function Sent() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles['sent']}>
      <Notice kind="success">{t('review.sent')}</Notice>
    </div>
  );
}

function Fields({ subject, firstName, onSent }: ReviewFormProps & { onSent: () => void }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const [draft] = useState(() => readDraft(subject));
  const form = useForm({
    parsers: REVIEW_PARSERS,
    run: async (typed) => {
      await sendReview(subject, typed).catch((error: unknown) => {
        // An earlier attempt whose answer was lost.
        if (errorCode(error) !== 'already_reviewed') throw error;
      });
      writeDraft(subject, null);
      onSent();
    },
  });

  function keep(element: HTMLFormElement): void {
    const typed = (name: keyof typeof REVIEW_PARSERS) => formText(element, name);
    writeDraft(subject, { rating: typed('rating'), text: typed('text'), car: typed('car'), km: typed('km') });
  }

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => keep(event.currentTarget)}
    >
      <StarsField {...form.field('rating')} chosen={draft.rating ?? ''} />
      <TextArea
        {...form.field('text')}
        label={t('review.text')}
        hint={t('review.text_hint')}
        rows={5}
        dir="auto"
        defaultValue={draft.text}
      />
      <CarChoice {...form.field('car')} chosen={draft.car ?? ''} />
      <TextField
        {...form.field('km')}
        label={t('review.km')}
        isOptional
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        defaultValue={draft.km}
      />
      {firstName !== '' && <p className={styles['note']}>{t('review.name_note', { name: firstName })}</p>}
      {form.failure !== null && <Notice kind="error">{explain(form.failure)}</Notice>}
      <Button type="submit" isBusy={form.isBusy}>
        {t('review.submit')}
      </Button>
    </form>
  );
}

interface CarChoiceProps {
  name: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  chosen: string;
}

/** One of the shopper's cars, or a new one; nothing in a shop without a table of cars. */
function CarChoice({ name, error, onChange, chosen }: CarChoiceProps) {
  const t = useMessages();
  const { cars } = useMyCars();
  const { fullNameOf } = useCarNames();
  const knowsCars = useKnowsCars();
  const [key, setKey] = useState(chosen);

  async function add(): Promise<void> {
    const [before] = readCars();
    await openMyCars();
    const [first] = readCars();
    if (first !== undefined && first.key !== before?.key) setKey(first.key);
  }

  if (cars.length === 0 && !knowsCars) return null;
  return (
    <div className={styles['car']}>
      {cars.length > 0 && (
        <SelectField
          name={name}
          error={error}
          label={t('review.car')}
          isOptional
          value={cars.some((car) => car.key === key) ? key : ''}
          onChange={(event) => {
            setKey(event.currentTarget.value);
            onChange(event);
          }}
          options={[
            { value: '', label: t('review.no_car') },
            ...cars.map((car) => ({ value: car.key, label: fullNameOf(car) })),
          ]}
        />
      )}
      {knowsCars && (
        <Button variant="quiet" size="s" icon="car" onClick={() => void add()}>
          {t('review.add_car')}
        </Button>
      )}
    </div>
  );
}
