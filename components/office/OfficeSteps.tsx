import { useFormAnswer, useFormTarget } from '../../client/forms/formAnswer.js';
import { fieldKey } from '../../client/intl/errorMessages.js';
import { useMessages } from '../../client/intl/messages.js';
import type { FormAnswer } from '../../domain/forms/forms.js';
import type { OfficeStepView, OfficeWorkView } from '../../domain/office/officeViews.js';
import { OFFICE_LINK_KEY } from '../../domain/office/stepForm.js';
import { Button } from '../ui/form/Button.js';
import { SelectField, TextArea, TextField } from '../ui/form/Field.js';
import { Icon } from '../ui/Icon.js';
import styles from './OfficeSteps.module.css';

/** The steps that can be taken with an order, each unfolded and confirmed by a form that needs no scripts. */
export function OfficeSteps({ work }: { work: OfficeWorkView }) {
  const t = useMessages();
  return (
    <section className={styles['steps']}>
      <h2 className={styles['heading']}>{t('office.steps')}</h2>
      <div className={styles['list']}>
        {work.steps.map((step) => (
          <StepFold key={`${step.act} ${step.returnId}`} step={step} work={work} />
        ))}
      </div>
    </section>
  );
}

interface StepProps {
  step: OfficeStepView;
  work: Pick<OfficeWorkView, 'link' | 'version'>;
}

/** Unfolded if the server has refused this step because of a field. */
function StepFold({ step, work }: StepProps) {
  const answer = useFormAnswer('office-step');
  const { act, return_id = '' } = answer?.typed ?? {};
  const isRefused = act === step.act && return_id === String(step.returnId ?? '');
  const target = useFormTarget('office-step', `?${new URLSearchParams({ [OFFICE_LINK_KEY]: work.link })}`);
  return (
    <details className={styles['step']} open={isRefused && answer?.code === 'invalid_fields'}>
      <summary className={styles['summary']}>
        {step.title}
        <Icon name="chevron-down" size={20} className={styles['chevron']} />
      </summary>
      <form className={styles['form']} {...target}>
        <p className={styles['about']}>{step.about}</p>
        <input type="hidden" name="act" value={step.act} />
        <input type="hidden" name="version" value={work.version} />
        {step.returnId !== null && <input type="hidden" name="return_id" value={step.returnId} />}
        <StepFields step={step} isRefused={isRefused} />
        <Button type="submit" fullWidth variant={step.act === 'cancel' ? 'danger' : 'primary'}>
          {step.submit}
        </Button>
      </form>
    </details>
  );
}

const NOTHING_REFUSED: Pick<FormAnswer, 'details' | 'typed'> = { details: {}, typed: {} };

interface AreaFieldProps {
  step: OfficeStepView;
  field: { name: string; defaultValue: string | undefined; error: string | undefined };
}

/** Where the carrier is to go; what the customer has entered is chosen if the carrier knows it. */
function AreaField({ step, field }: AreaFieldProps) {
  const t = useMessages();
  const options = [{ value: '', label: t('office.choose_area') }, ...step.choices];
  return (
    <SelectField
      {...field}
      label={t('office.area')}
      options={options}
      defaultValue={field.defaultValue ?? step.chosen}
      required
    />
  );
}

/** What the operator writes or chooses for a step; what was refused is shown again. */
function StepFields({ step, isRefused }: { step: OfficeStepView; isRefused: boolean }) {
  const t = useMessages();
  const answer = useFormAnswer('office-step');
  const field = (name: string) => {
    const { details, typed } = isRefused && answer !== null ? answer : NOTHING_REFUSED;
    const { [name]: code } = details.fields ?? {};
    return {
      ...{ name, defaultValue: typed[name] },
      error: code === undefined ? undefined : t(fieldKey(code)),
    };
  };
  switch (step.act) {
    case 'send':
      return (
        <>
          <TextField {...field('carrier')} label={t('office.carrier')} dir="auto" required />
          <TextField {...field('number')} label={t('order.tracking_number')} dir="ltr" isOptional />
        </>
      );
    case 'refund':
      return (
        <>
          <TextField
            {...field('amount')}
            label={t('office.amount')}
            dir="ltr"
            inputMode="decimal"
            isOptional
          />
          <TextArea {...field('text')} label={t('office.reason')} dir="auto" isOptional />
        </>
      );
    case 'note':
      return <TextArea {...field('text')} label={t('office.note')} dir="auto" required />;
    case 'visit':
      return <SelectField {...field('slot')} label={t('visit.time')} options={step.choices} />;
    case 'book':
      return <AreaField step={step} field={field('area')} />;
    case 'accept':
    case 'refuse':
    case 'received':
      return <TextArea {...field('text')} label={t('office.answer')} dir="auto" isOptional />;
    default:
      return null;
  }
}
